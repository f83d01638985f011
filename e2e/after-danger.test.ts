import { expect, test } from 'vitest'
import { accessibilityViolations, journey, phone } from './journey.ts'

test('the day after danger Today asks how it went, offers four ways on, and can be closed', async () => {
  await using visit = await journey({ now: '2026-03-10T12:00:00Z' })
  const ana = await visit.app.member('Ana', { plan: 'premium' })
  await ana.post('/api/ai-chat', { message: 'I am going to kill myself tonight' })
  visit.app.clock.advance({ hours: 20 })
  const { page, problems } = await visit.another({ as: ana, viewport: phone })
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'How are you today?' })
  await card.waitFor()
  for (const name of ['My safety plan', 'Talk to a person', 'A meeting', 'The coach'])
    expect(await card.getByRole('link', { name }).count()).toBe(1)
  expect(await card.innerText()).not.toMatch(/danger|suicid|kill|yesterday/i)
  expect(await accessibilityViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'I’m okay, close this' }).click()
  await page.reload()
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await card.count()).toBe(0)
  expect(problems).toEqual([])
})

test('anyone can read what Cairn does when words sound like danger', async () => {
  await using visit = await journey()
  await visit.page.goto('/help')
  await visit.page.getByRole('link', { name: 'What Cairn does when words sound like danger' }).click()
  await visit.page.getByRole('heading', { name: 'When words sound like danger' }).waitFor()
  await visit.page.getByRole('rowheader', { name: 'Emergencies that were read as emergencies' }).waitFor()
})
