import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asMember, journey, phone, seesToast } from './journey.ts'

/** Fakes the browser's push API. Its service worker is active from the start, or after `install`. */
async function fakePush(page: Page, { isActive }: { isActive: boolean }) {
  await page.addInitScript((active) => {
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
      getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(7).buffer,
      unsubscribe: async () => sessionStorage.setItem('unsubscribed', 'yes'),
    }
    const pushManager = { subscribe: async () => subscription, getSubscription: async () => subscription }
    const ready = Promise.withResolvers<unknown>()
    Object.defineProperties(navigator.serviceWorker, {
      getRegistration: { value: async () => ({ active: active ? {} : null, pushManager }) },
      ready: { value: ready.promise },
    })
    Object.assign(window, { install: () => ready.resolve({ active: {}, pushManager }) })
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => {
      sessionStorage.setItem('asked', 'yes')
      return 'granted'
    }
  }, isActive)
}

const stored = (page: Page, name: string) => page.evaluate((key) => sessionStorage.getItem(key), name)

test('the evening reminder shows its time, and turning it off leaves the notices of the device on', async () => {
  await using visit = await journey()
  const { page } = visit
  await fakePush(page, { isActive: true })
  await asMember(visit, 'Ana')
  await page.goto('/notices')
  await page.getByRole('button', { name: 'Push to this device' }).click()
  await page.getByText('Push goes to 1 of your devices.').waitFor()
  await page.goto('/recovery-tracker?view=settings')
  const time = page.getByLabel('Time', { exact: true })
  await time.fill('18:30')
  await page.getByRole('button', { name: 'Remind me here' }).click()
  await seesToast(page, 'Reminder on')
  await page.reload()
  await page.getByText(/It comes at 6:30\sPM\./).waitFor()
  expect(await time.inputValue()).toBe('18:30')
  await page.getByRole('button', { name: 'Turn off everywhere' }).click()
  await seesToast(page, 'Reminder off')
  expect(await stored(page, 'unsubscribed')).toBeNull()
})

test('a reminder can be turned on while the service worker is still being installed', async () => {
  await using visit = await journey()
  const { page } = visit
  await fakePush(page, { isActive: false })
  await asMember(visit, 'Ana')
  await page.goto('/notices')
  await page.getByRole('button', { name: 'Push to this device' }).click()
  await expect.poll(() => stored(page, 'asked')).toBe('yes')
  await page.evaluate(() => (window as unknown as { install: () => void }).install())
  await page.getByText('Push goes to 1 of your devices.').waitFor()
})

test('on a phone the account page leads to the evening reminder, and not to the top of its page', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await fakePush(page, { isActive: true })
  await asMember(visit, 'Ana')
  await page.goto('/account')
  await page.getByRole('link', { name: 'Set up' }).click()
  const button = page.getByRole('button', { name: 'Remind me here' })
  await button.waitFor()
  const isOnScreen = async () => {
    const box = await button.boundingBox()
    return box !== null && box.y > 0 && box.y + box.height < phone.height - 62
  }
  await expect.poll(isOnScreen).toBe(true)
})

test('after a logout the device gets no more notices of the member', async () => {
  await using visit = await journey()
  const { page, app } = visit
  await fakePush(page, { isActive: true })
  await asMember(visit, 'Ana')
  await page.goto('/notices')
  await page.getByRole('button', { name: 'Push to this device' }).click()
  await page.getByText('Push goes to 1 of your devices.').waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(async () => (await sql`select 1 from notice_devices`.execute(app.db)).rows.length).toBe(0)
})

test('push messages resume with the next login on the device', async () => {
  await using visit = await journey()
  const { page, app } = visit
  await fakePush(page, { isActive: true })
  await asMember(visit, 'Ana')
  await page.goto('/notices')
  await page.getByRole('button', { name: 'Push to this device' }).click()
  await page.getByText('Push goes to 1 of your devices.').waitFor()
  await sql`update notice_devices set session_id = null`.execute(app.db)
  await page.reload()
  const resumed = async () =>
    (await sql`select 1 from notice_devices where session_id is not null`.execute(app.db)).rows
  await expect.poll(async () => (await resumed()).length).toBe(1)
})
