// Before its script loads, a member's page has its head as HTML, and its first reads are in progress.
import { expect, test } from 'vitest'
import { asMember, journey, phone } from './journey.ts'

const heads = [
  ['/dashboard', 'Welcome'],
  ['/forum', 'Community Forum'],
  ['/journal', 'Journal'],
  ['/ai-coach', 'AI Recovery Coach'],
  ['/meditation', 'Meditation'],
  ['/account', 'Your account'],
]

test.each(['/forum', '/journal'])(
  '%s uses each read that its head starts, and requests nothing for a visitor',
  async (path) => {
    await using visit = await journey({ look: { viewport: phone } })
    const { page } = visit
    await page.goto(path)
    expect(await page.evaluate(() => globalThis.earlyReads)).toBeUndefined()
    await asMember(visit, 'Ana', { plan: 'premium' })
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(path)
    await page.waitForFunction(() => globalThis.earlyReads?.responses.size === 0)
    expect(requests.filter((address) => address === '/api/profile')).toHaveLength(1)
    expect(visit.problems).toEqual([])
  },
)

test('the heading of a member’s page is in the HTML for members, and hidden for visitors', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  await context.route(/assets\/.*\.js$/, (route) => route.abort())
  for (const [path = '', title = ''] of heads) {
    await page.goto(path)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  }
  await page.evaluate(() => localStorage.clear())
  await page.goto('/journal')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
})

test('a failed first read is reported like any other, and can be retried', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  const posts = /\/api\/forum\/posts\?/
  await context.route(posts, (route) => route.abort())
  await page.goto('/forum')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await context.unroute(posts)
  await again.click()
  await page.getByText('No posts yet.').waitFor()
})
