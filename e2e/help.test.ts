import { expect, test } from 'vitest'
import { isOnFirstScreen, journey, phone, savePlanPerson, waitForHydration } from './journey.ts'

const urgentPages = ['Someone won’t wake up', 'I might hurt myself', 'I’m about to use']

test('without script the first screen of help shows three urgent pages, 911 and 988, and the page stays short', async () => {
  await using visit = await journey({ look: { javaScriptEnabled: false, viewport: phone } })
  const { page } = visit
  await page.goto('/help')
  for (const name of [...urgentPages, 'Call 911', 'Call 988', 'Text 988'])
    expect(await isOnFirstScreen(page, name), name).toBe(true)
  const bottom = await page.locator('footer').boundingBox()
  expect((bottom?.y ?? Infinity) + (bottom?.height ?? 0)).toBeLessThanOrEqual(5_000)
  await page.getByRole('link', { name: 'Someone won’t wake up' }).click()
  await page.waitForURL('**/help/overdose')
  expect(await isOnFirstScreen(page, 'Call 911 now')).toBe(true)
  expect(await page.getByRole('img').count()).toBe(4)
  expect(await page.getByRole('button', { name: /timer/ }).count()).toBe(0)
})

test.each([
  ['/help', 'Text HOME to 741741', 'to 741741'],
  ['/es/ayuda', 'Envía HOLA al 741741', 'al 741741'],
])('on a phone no number stands alone on the second line of a button: %s', async (path, name, end) => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await page.goto(path)
  const link = page.getByRole('main').getByRole('link', { name }).first()
  const lines = await link.evaluate(async (node, words) => {
    await document.fonts.ready
    const text = [...node.childNodes].find((child) => child.textContent?.endsWith(words))
    const length = text?.textContent?.length ?? 0
    if (!text) return []
    const range = document.createRange()
    range.setStart(text, length - words.length)
    range.setEnd(text, length)
    return [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))]
  }, end)
  expect(lines).toHaveLength(1)
})

test('overdose help: two taps call 911, and a timer says when to spray again', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await page.clock.install()
  await page.goto('/help')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Someone won’t wake up' }).click()
  expect(await page.getByRole('link', { name: 'Call 911 now' }).getAttribute('href')).toBe('tel:911')
  await page.getByRole('button', { name: 'Start the 2-minute timer' }).click()
  await page.clock.runFor(1_000)
  expect(await page.getByRole('timer').textContent()).toBe('1:59')
  await page.clock.runFor(120_000)
  await page.getByText('Two minutes are up. Not breathing? Spray again').waitFor()
  expect(visit.problems).toEqual([])
})

test('craving help: a timer of ten minutes, breathing on the same page, and the people of the safety plan', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await savePlanPerson(page)
  await page.clock.install()
  await page.goto('/help/craving')
  await waitForHydration(page)
  expect(await page.getByRole('link', { name: 'Call', exact: true }).getAttribute('href')).toBe(
    'tel:5550104477',
  )
  await page.getByRole('button', { name: 'Wait ten minutes' }).click()
  await page.clock.runFor(60_000)
  expect(await page.getByRole('timer').textContent()).toBe('9:00')
  await page.clock.runFor(541_000)
  await page.getByText('You got through ten minutes.').waitFor()
  await page.getByRole('button', { name: 'Start breathing' }).click()
  await page.clock.runFor(500)
  await page.getByText('Breathe in', { exact: true }).waitFor()
  expect(visit.problems).toEqual([])
})

test('every hotline has the date of its last check, and says if that was long ago', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await page.goto('/help')
  await waitForHydration(page)
  await page.getByText('Other hotlines').click()
  const trevor = page.getByRole('listitem').filter({ hasText: 'The Trevor Project' })
  await trevor.getByText('We checked the number and hours on Nov 23, 2026.').waitFor()
  expect(await trevor.getByText('more than 180 days ago').count()).toBe(0)
  await page.clock.setFixedTime('2027-09-01T12:00:00Z')
  await page.reload()
  await waitForHydration(page)
  await page.getByText('Other hotlines').click()
  await trevor.getByText('more than 180 days ago').waitFor()
})

test('text typed into the safety plan before the script runs stays in its field and is saved', async () => {
  await using visitor = await journey()
  const { page } = visitor
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/safety-plan', { waitUntil: 'commit' })
  const field = page.getByLabel('1. My warning signs')
  await field.fill('No sleep for two nights')
  scripts.resolve()
  await page.getByRole('button', { name: 'Delete', exact: true }).waitFor()
  expect(await field.inputValue()).toBe('No sleep for two nights')
  await page.getByRole('status').getByText('Saved on this device').waitFor()
  await page.reload()
  await page.getByText('No sleep for two nights').filter({ visible: true }).waitFor()
})
