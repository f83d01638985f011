import { expect, test } from 'vitest'
import { accessibilityViolations, journey, phone } from './journey.ts'

test('the coach gets nothing of the diary until sharing is turned on, and one tap turns it off', async () => {
  await using visit = await journey({ now: '2026-03-10T12:00:00Z' })
  const { app } = visit
  const ana = await app.member('Ana', { plan: 'premium' })
  for (const day of ['06', '07', '08', '09'])
    await ana.put(`/api/diary/reviews/2026-03-${day}`, { mood: 2, craving: 7 })
  const { page, problems } = await visit.another({ as: ana, viewport: phone, timezoneId: 'UTC' })
  await page.clock.setFixedTime(new Date('2026-03-10T12:00:00Z'))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ai-chat')) sent.push(request.postData() ?? '')
  })
  const sendMessage = async (words: string) => {
    await page.getByLabel('Your message').fill(words)
    await page.getByRole('button', { name: 'Send' }).click()
  }
  await page.goto('/ai-coach')
  await sendMessage('I want a drink so badly')
  await page.getByText('0 to 10').waitFor()
  await page.getByRole('button', { name: 'Share with the coach' }).click()
  await page.getByText('Cravings this week: 7 of 10').waitFor()
  await page.getByText('The coach sees your week from the diary.').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await sendMessage('8')
  await page.getByText('From your diary: cravings were around 7 of 10 this week.').waitFor()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('button', { name: 'Share with the coach' }).waitFor()
  await page.reload()
  await sendMessage('I feel low')
  await expect.poll(() => sent.length).toBe(3)
  expect(sent.map((body) => body.includes('"diary"'))).toEqual([false, true, false])
  expect(problems).toEqual([])
})
