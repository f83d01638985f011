// A pasted text that is longer than the limit is not cut off: the page says how much is too much. A long word makes no page wider.
import { expect, test } from 'vitest'
import { asMember, journey, phone } from './journey.ts'

test('a long text can be pasted into the contact form, and is sent once it is short enough', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByLabel('Subject').selectOption('general')
  const message = page.getByLabel('Message', { exact: true })
  await message.focus()
  await page.keyboard.insertText(`${'My story. '.repeat(500)}The end.`)
  await page.getByText('8 characters too many').waitFor()
  expect(await message.inputValue()).toMatch(/The end\.$/)
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect(await message.evaluate((box) => box.matches(':focus:invalid'))).toBe(true)
  for (let at = 0; at < 8; at += 1) await message.press('Backspace')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Your message has arrived.').waitFor()
})

test('a long text can be pasted to the coach, and is sent once it is short enough', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  await page.goto('/ai-coach')
  const box = page.getByLabel('Your message')
  await box.focus()
  await page.keyboard.insertText(`${'My story. '.repeat(400)}!`)
  await page.getByText('1 character too many').waitFor()
  await box.press('Enter')
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  expect(await box.inputValue()).toMatch(/!$/)
  await box.press('Backspace')
  await box.press('Enter')
  await page.getByRole('article', { name: 'Coach (software)' }).first().waitFor()
})

test('a long word in a note of the team or a session request makes no page wider than a phone', async () => {
  await using visit = await journey()
  const { app } = visit
  const word = 'Donaudampfschifffahrt'.repeat(20)
  const [ana, bo, mo] = [
    await app.member('Ana', { plan: 'professional' }),
    await app.member('Bo'),
    await app.member('Mo', { role: 'moderator' }),
  ]
  const post = (await ana.post('/api/forum/posts', { content: 'A quiet day.', category: 'general' })).body
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind' })
  const [{ id }] = (await mo.get('/api/admin/forum/queue')).body.cases
  await mo.post(`/api/admin/forum/cases/${id}`, { action: 'note', reason: word })
  await ana.post('/api/consultations', { topic: word, preferredTimes: [word.slice(0, 120)] })
  const { page } = await visit.another({ as: ana, viewport: phone })
  for (const path of ['/forum', `/forum?post=${post.id}`, '/book-session']) {
    await page.goto(path)
    await page.getByText('Donaudampfschifffahrt').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(phone.width)
  }
})
