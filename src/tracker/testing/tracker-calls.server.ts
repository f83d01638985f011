// Calls of the tracker for tests.
import { type TestPerson } from '../../app/testing/test-app.server.ts'

export const base = '/api/recovery-tracker'

export const complete = (who: TestPerson, id: string, body?: object, zone?: string) =>
  who.post(`${base}/activities/${id}/complete`, body, zone ? { headers: { 'time-zone': zone } } : {})

export const undo = (who: TestPerson, id: string) => who.del(`${base}/activities/${id}/complete`)

export const statsOf = async (who: TestPerson, zone?: string) =>
  (await who.get(`${base}/stats`, zone ? { headers: { 'time-zone': zone } } : {})).body

export async function activityOf(who: TestPerson, id: string) {
  const { body } = await who.get(`${base}/activities`)
  return body.find((activity: { id: string }) => activity.id === id)
}

export const own = { title: 'Swim', category: 'physical', frequency: 'daily', points: 12 }
