// Shares posts in tests, and creates forum staff.
import { type TestApp, type TestPerson } from '../../app/testing/test-app.server.ts'

export const share = (who: TestPerson, content: string, category = 'general') =>
  who.post('/api/forum/posts', { content, category })

export async function moderatorWithCases(app: TestApp) {
  const mo = await app.member('Mo', { role: 'moderator' })
  const cases = async () => (await mo.get('/api/admin/forum/queue')).body.cases
  return { mo, cases }
}
