import { expect, test } from 'vitest'
import { unsubscribePurposes } from '../src/notices/send-notices.server.ts'
import { memberToken } from '../src/platform/tokens.server.ts'
import { journey } from './journey.ts'

test('a reply is announced in another browser, leads to the post, and is counted once', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const post = (await ana.post('/api/forum/posts', { content: 'Day 12, slept well', category: 'general' }))
    .body
  const phone = await visit.another({ as: ana, viewport: { width: 360, height: 740 } })
  await phone.page.goto('/dashboard')
  await phone.page.getByRole('link', { name: 'Notices', exact: true }).waitFor()
  await bo.post(`/api/forum/posts/${post.id}/reply`, { content: 'So good to read' })
  await phone.page.reload()
  const newForYou = phone.page.getByRole('link', { name: /^New for you/ })
  await newForYou.getByText('Someone replied to your post.').waitFor()
  await phone.page.getByRole('link', { name: 'Notices, 1 unread' }).click()
  await phone.page.getByRole('heading', { name: 'Notices' }).waitFor()
  await phone.page.getByRole('link', { name: 'Notices', exact: true }).waitFor()
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  )
  await phone.page.goBack()
  await newForYou.getByText('Nothing new').waitFor()
  await phone.page.goForward()
  await phone.page.getByRole('link', { name: 'Someone replied to your post.' }).click()
  await phone.page.getByText('So good to read').waitFor()
  // The post is on the first screen, also at the first visit to the forum.
  expect((await phone.page.getByRole('article', { name: 'Post by Ana' }).boundingBox())?.y).toBeLessThan(500)
  expect(phone.problems).toEqual([])
})

test('the choice of a kind and a channel is stored, and a reload shows it', async () => {
  await using visit = await journey()
  const ana = await visit.app.member('Ana')
  const { page, problems } = await visit.another({ as: ana })
  await page.goto('/notices')
  await page.getByText('Nothing new').waitFor()
  const box = page.getByRole('checkbox', { name: 'Support for my posts, Push' })
  expect(await box.isChecked()).toBe(true)
  await box.click()
  await page.getByRole('combobox', { name: 'From' }).selectOption('20')
  await expect.poll(async () => (await ana.get('/api/notices/settings')).body.quiet.from).toBe(20)
  await page.getByText('Push and email only say “You have a message”').waitFor()
  await page.getByRole('checkbox', { name: 'Say what it’s about' }).click()
  await page.getByText('Push and email say the kind of message').waitFor()
  await page.reload()
  expect(await page.getByRole('checkbox', { name: 'Say what it’s about' }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Support for my posts, Push' }).isChecked()).toBe(false)
  expect(await page.getByRole('combobox', { name: 'From' }).inputValue()).toBe('20')
  expect(problems).toEqual([])
})

test('the link in an email stops it without a login', async () => {
  await using visit = await journey()
  const { app, page } = visit
  const ana = await app.member('Ana')
  await page.goto(`/stop-notices#${memberToken(app.settings, unsubscribePurposes.digest, ana.id)}`)
  await page.getByRole('button', { name: 'Stop the emails' }).click()
  await page.getByRole('heading', { name: 'These emails are off' }).waitFor()
})
