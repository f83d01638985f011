import { expect, test } from 'vitest'
import { journey, phone } from './journey.ts'

test('a visitor is asked to log in first', async () => {
  await using v = await journey()
  await v.page.goto('/meditation')
  await v.page.waitForURL(/\/login/)
})

test('a free member uses the breathing circle, and the time survives a reload', async () => {
  await using v = await journey({ look: { viewport: phone } })
  const { page } = v
  await v.as(await v.app.member('Ana'))
  await page.goto('/meditation')
  const timer = page.getByRole('timer')
  await expect.poll(() => timer.innerText()).toBe('0:00')
  expect(await page.getByRole('button', { name: 'Reset' }).isDisabled()).toBe(true)
  const upgrade = page.getByRole('link', { name: 'Upgrade to Access' })
  expect(await upgrade.count()).toBe(2)
  expect(await upgrade.first().getAttribute('href')).toBe('/pricing')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText(/Breathe in|Breathe out/).waitFor()
  await expect.poll(() => timer.innerText()).not.toBe('0:00')
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.reload()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await expect.poll(() => timer.innerText()).not.toBe('0:00')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => timer.innerText()).toBe('0:00')
  expect(warnings.filter((text) => text.includes('AudioContext'))).toEqual([])
  expect(v.problems).toEqual([])
})

test('a session plays for its length to the bell, and is stored with the craving before and after', async () => {
  await using v = await journey()
  const { page } = v
  const ben = await v.app.member('Ben', { plan: 'premium' })
  await v.as(ben)
  await page.clock.install()
  await page.goto('/meditation')
  await page.getByRole('button', { name: 'Choose this session' }).nth(2).click()
  await page.getByText('Now Playing').waitFor()
  await page.getByRole('heading', { level: 2, name: 'Body Awareness' }).waitFor()
  await page.getByText('Step 1 of').waitFor()
  const before = page.getByRole('group', { name: 'How strong is a craving right now?' })
  await before.getByRole('button', { name: '7', exact: true }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await page.clock.fastForward('20:00')
  await page.getByText('The bell has rung').waitFor()
  expect(await page.getByRole('timer').innerText()).toContain('15:00')
  const after = page.getByRole('group', { name: 'How strong is the craving now?' })
  await after.getByRole('button', { name: '3', exact: true }).click()
  await page.getByText('lower by 4 on average').waitFor()
  expect((await ben.get('/api/meditation/minutes')).body).toMatchObject({ total: 15, sittings: 1 })
  expect(v.problems).toEqual([])
})
