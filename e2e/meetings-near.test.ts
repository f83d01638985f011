import { expect, test } from 'vitest'
import { bring, names, visit } from './meetings-steps.ts'

const newYork = {
  permissions: ['geolocation'],
  geolocation: { latitude: 40.8612345, longitude: -73.8812345 },
}

test('near me shows the meetings within reach, by time and distance, and the location never leaves the browser', async () => {
  await using visitor = await visit(newYork)
  const { page, requests, problems } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  await page.getByText('5 meetings', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByText('2 meetings within 10 mi of you').waitFor()
  expect(await names(page)).toEqual(['Right Now', 'Corner Room'])
  await page.getByText(/1\.0 mi away/).waitFor()
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await page.getByLabel('Distance').selectOption('50')
  await page.getByText('2 meetings within 50 mi of you').waitFor()
  expect(requests.filter((request) => /40\.8|73\.8|40%2E8/.test(request))).toEqual([])
  expect(problems).toEqual([])
})

test('a visitor in San Jose sees that nothing is near, what is nearest, and how far away it is', async () => {
  await using visitor = await visit({
    permissions: ['geolocation'],
    geolocation: { latitude: 37.3382, longitude: -121.8863 },
    timezoneId: 'America/Los_Angeles',
  })
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByText('No in-person meetings on our list within 50 mi of you.').waitFor()
  expect((await names(page))[1]).toBe('Pacific Coffee')
  await page.getByText(/12\d mi away/).waitFor()
  await page.getByRole('heading', { name: 'Online soon' }).waitFor()
})

test('ZIP codes and cities are found offline, and the page says if a place has no meetings or is unknown', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  const search = page.getByLabel('Search by name, city, address, or ZIP')
  await search.fill('10451')
  await page.getByText('2 meetings within 10 mi of Bronx, NY 10451').waitFor()
  expect(await names(page)).toEqual(['Right Now', 'Corner Room'])
  await search.fill('San Jose, CA')
  await page.getByText('No in-person meetings on our list within 50 mi of San Jose, CA.').waitFor()
  await search.fill('12010')
  await page.getByText('Nothing within 10 mi, so this shows 50 mi.').waitFor()
  expect(await names(page)).toEqual(['Sunday Dawn'])
  await search.fill('Yonkers')
  await page.getByText('1 of 5 meetings').waitFor()
  await page.getByRole('button', { name: 'Show meetings near “Yonkers”' }).click()
  await page.getByText('2 meetings within 10 mi of Yonkers, NY').waitFor()
  await page.waitForURL(/near=Yonkers/)
  await page.goto('/meetings?near=Nowhereville')
  await page.getByText('We don’t know a place called “Nowhereville”.').waitFor()
})
