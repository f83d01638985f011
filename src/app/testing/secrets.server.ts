// Data of a member that only people they chose may see, not even staff.
import { randomUUID } from 'node:crypto'
import { secret } from './access.server.ts'
import type { TestApp, TestPerson, TestResponse } from './test-app.server.ts'

/** Creates data for the owner and the people they chose. */
export async function createPrivateData(app: TestApp, owner: TestPerson): Promise<void> {
  const bodyOf = async (answer: Promise<TestResponse>) => {
    const { status, body, text } = await answer
    if (status !== 200) throw new Error(text)
    return body
  }
  const written = { triggers: ['stress'], ownTrigger: secret, ownAction: secret, line: secret }
  await bodyOf(owner.put('/api/diary/reviews/2026-03-10', { ...written, mood: 2 }))
  const urge = { ...written, date: '2026-03-10', minute: 60, craving: 7 }
  await bodyOf(owner.put(`/api/diary/urges/${randomUUID()}`, urge))
  const shares = { calls: true, checkIns: true, plan: true }
  const invitation = await bodyOf(
    owner.post('/api/trusted/people', { name: secret, memberName: secret, shares }),
  )
  const { token } = invitation
  const accepting = { token, accepts: shares, email: `${secret}@example.net` }
  await bodyOf(app.visitor.post('/api/trusted/invitation/accept', accepting))
  await bodyOf(owner.post('/api/plans/gifts', { plan: 'premium', months: 1 }))
  await bodyOf(owner.post('/api/recovery-tracker/counters', { name: secret, startedOn: '2026-03-01' }))
  await bodyOf(owner.put('/api/same-day', { joined: true }))
}
