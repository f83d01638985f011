// The forum while the connection comes and goes.
import { expect, test } from 'vitest'
import { asMember, journey, seesToast } from './journey.ts'

test('a post stays in the list if it cannot be read again, and is removed once it was deleted', async () => {
  await using visit = await journey()
  const { page, app } = visit
  const ben = await app.member('Ben')
  const { body } = await ben.post('/api/forum/posts', { category: 'general', content: 'One more day.' })
  // Live updates need the cookie.
  await visit.as(await app.member('Ana'))
  const live = page.waitForResponse('**/api/forum/live')
  await page.goto('/forum')
  await live
  const post = page.getByRole('article', { name: /^Post by Ben/ })
  const support = post.getByRole('button', { name: 'With you' })
  const reading = `**/api/forum/posts/${body.id}`
  await page.route(reading, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(body.id))
  await support.click()
  await failed
  await expect.poll(() => support.isEnabled()).toBe(true)
  expect(await post.count()).toBe(1)
  await page.unroute(reading)
  await ben.del(`/api/forum/posts/${body.id}`)
  await post.waitFor({ state: 'detached' })
})

test('the posts that were shown before are shown again without a connection', async () => {
  await using visit = await journey()
  const { page, app } = visit
  const ben = await app.member('Ben')
  await ben.post('/api/forum/posts', { category: 'general', content: 'One more day.' })
  await asMember(visit, 'Ana')
  await page.goto('/forum')
  // The head of the page paints the text before the list is loaded.
  await page.getByRole('button', { name: 'With you' }).waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/forum/posts?'))
  await page.route('**/api/forum/posts?*', (route) => route.abort())
  await page.getByRole('link', { name: 'Forum' }).first().click()
  await failed
  await expect.poll(() => page.getByText('One more day.').count()).toBe(1)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  expect(await page.getByText('Cairn cannot be reached right now').count()).toBe(0)
  // The check of the text before it is sent cannot be loaded either.
  await page.route('**/assets/**', (route) => route.abort())
  const unloaded = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
  await page.getByPlaceholder('Offer support and encouragement...').fill('With you.')
  await unloaded
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
  expect(visit.problems).toEqual([])
})

test('a reply from before the live connection opens is shown', async () => {
  await using visit = await journey()
  const { page, app } = visit
  const ben = await app.member('Ben')
  const share = (content: string) => ben.post('/api/forum/posts', { category: 'general', content })
  const { body } = await share('One more day.')
  await visit.as(await app.member('Ana'))
  for (const path of ['/forum', `/forum?post=${body.id}`]) {
    const requested = Promise.withResolvers<void>()
    const missed = Promise.withResolvers<void>()
    await page.route('**/api/forum/live', async (route) => {
      requested.resolve()
      await missed.promise
      await route.continue()
    })
    await page.goto(path)
    await page.getByRole('button', { name: 'With you' }).first().waitFor()
    await requested.promise
    const reply = `A reply on ${path}`
    await ben.post(`/api/forum/posts/${body.id}/reply`, { content: reply })
    missed.resolve()
    await page.getByText(reply).waitFor()
    await page.unroute('**/api/forum/live')
  }
  expect(visit.problems).toEqual([])
})

test('a post whose response was lost is stored once, also if it is sent again after a reload, and can be changed', async () => {
  await using visit = await journey()
  const { page } = visit
  const ana = await asMember(visit, 'Ana')
  const share = page.getByRole('button', { name: 'Share Post' })
  const box = page.getByPlaceholder('Share your experience, strength, and hope...')
  const posted = async () => {
    const { body } = await ana.get('/api/forum/posts')
    return body.map(({ content }: { content: string }) => content)
  }
  const loseNextResponse = () =>
    page.route(
      '**/api/forum/posts',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
  await page.goto('/forum')
  await box.fill('One more day.')
  await loseNextResponse()
  await share.click()
  await seesToast(page, 'Cairn cannot be reached right now')
  await page.reload()
  await expect.poll(() => box.inputValue()).toBe('One more day.')
  await share.click()
  await seesToast(page, 'Post shared')
  expect(await posted()).toEqual(['One more day.'])

  await box.fill('A second one.')
  await loseNextResponse()
  await share.click()
  await seesToast(page, 'Cairn cannot be reached right now')
  await box.fill('A second one, with more words.')
  await share.click()
  await expect.poll(posted).toContain('A second one, with more words.')
})
