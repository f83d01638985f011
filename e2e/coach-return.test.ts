// Returning to a conversation with the coach.
import { expect, test } from 'vitest'
import { journey } from './journey.ts'

test('a conversation is still shown after a reload and after Back from another page, until a new one begins', async () => {
  await using v = await journey()
  const { page } = v
  const ana = await v.app.member('Ana', { plan: 'premium' })
  await v.as(ana)
  await page.goto('/ai-coach')
  await page.getByLabel('Your message').fill('I want a drink so badly')
  await page.getByLabel('Your message').press('Enter')
  const answer = page.getByRole('article', { name: 'Coach (software)' }).getByText('0 to 10')
  await answer.waitFor()
  await page.reload()
  await answer.waitFor()
  await page.goto('/help')
  await page.goBack()
  await answer.waitFor()
  await page.getByRole('button', { name: 'Delete this message' }).first().click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete this message' }).first().click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => page.getByRole('article', { name: 'You' }).count()).toBe(0)
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByText('start with one of these').waitFor()
  await page.reload()
  await page.getByText('start with one of these').waitFor()

  await page.getByRole('button', { name: /^A craving right now/ }).click()
  await answer.waitFor()
  const [{ id }] = (await ana.get('/api/coach/conversations')).body.conversations
  await ana.del(`/api/coach/conversations/${id}`)
  await page.reload()
  await page.getByText('start with one of these').waitFor()
  expect(v.problems).toEqual([])
})

test('after a quick exit, Back does not show the conversation', async () => {
  await using v = await journey()
  const { page } = v
  await v.as(await v.app.member('Ana', { plan: 'premium' }))
  await page.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'Weather' }))
  await page.goto('/ai-coach')
  await page.getByLabel('Your message').fill('I want a drink so badly')
  await page.getByLabel('Your message').press('Enter')
  await page.getByRole('article', { name: 'Coach (software)' }).getByText('0 to 10').waitFor()
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await page.waitForURL('https://www.bbc.com/**')
  await page.goBack()
  await page.getByText('start with one of these').waitFor()
})
