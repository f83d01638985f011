import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import type { TestApp } from '../src/app/testing/test-app.server.ts'
import { asMember, journey } from './journey.ts'

/** A screenshot of a drawing, as a camera would record it. */
async function pixelsOf(drawing: Locator) {
  const [width, height, data] = await drawing.evaluate(async (svg: SVGElement) => {
    const image = new Image()
    const text = new XMLSerializer().serializeToString(svg)
    image.src = `data:image/svg+xml,${encodeURIComponent(text.replace('<svg', '<svg width="600" height="600"'))}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 })
    const paint = canvas.getContext('2d')
    if (!paint) throw new Error('The browser has no canvas.')
    paint.fillStyle = 'white'
    paint.fillRect(0, 0, 600, 600)
    paint.drawImage(image, 0, 0)
    return [600, 600, [...paint.getImageData(0, 0, 600, 600).data]] as const
  })
  return { width, height, data: Uint8Array.from(data) }
}

const useAllCodesButOne = ({ db }: TestApp) =>
  sql`delete from recovery_codes where code_hash not in (select code_hash from recovery_codes limit 1)`.execute(
    db,
  )

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement)

async function openTwoStep(page: Page) {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Edit: Two-step login' }).click()
}

test('an account gets a second factor, requires it at login, and a staff page opens only with it', async () => {
  await using visit = await journey()
  const { app, page, problems } = visit
  const mo = await asMember(visit, 'Mo')
  await openTwoStep(page)
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('To add an authenticator app: your password').fill(app.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const drawn = page.getByRole('img', { name: 'QR code for your authenticator app' })
  const address = decodeQR(await pixelsOf(drawn))
  const key = (await page.locator('.font-mono').first().textContent())?.replaceAll(' ', '') ?? ''
  expect(address).toMatch(/^otpauth:\/\/totp\//)
  expect(new URL(address).searchParams.get('secret')).toBe(key)
  const totp = new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: 30 })
  await page.getByLabel('6-digit code').fill(totp.generate({ timestamp: app.clock.now() }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Save these recovery codes').waitFor()
  const codes = await page.locator('.font-mono li').allTextContents()
  expect(codes).toHaveLength(10)
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Copied. Put them somewhere safe.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  await page.getByRole('button', { name: 'I saved them' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByText('Authenticator app', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL('**/login')

  await page.getByLabel('Email').fill(mo.email)
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete')))
    .toBe('one-time-code')
  await page.reload()
  await page.getByLabel('Code from your authenticator app').fill('not a code')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('This code doesn’t work.').waitFor()
  await page.getByLabel('Code from your authenticator app').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL('**/login')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Login' }).waitFor()
  expect(await page.getByLabel('Code from your authenticator app').count()).toBe(0)
  await page.getByLabel('Email').fill(mo.email)
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Code from your authenticator app').fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/admin')
  await page.getByText('This is for staff.').waitFor()
  await useAllCodesButOne(app)
  await openTwoStep(page)
  await page.getByText('You have 1 recovery code left.').waitFor()
  expect(problems).toEqual([])
})

test('a passkey is a second factor, and adding it renews the session’s keys', async () => {
  // A passkey belongs to an origin, so the port is fixed.
  const settings = { PORT: '39217', PUBLIC_URL: 'http://localhost:39217' }
  await using visit = await journey({ settings })
  const { app, page, context, problems } = visit
  const ana = await asMember(visit, 'Ana')
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
  })
  await openTwoStep(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('To add a passkey: your password').fill(app.password)
  const challenge = page.waitForResponse('**/api/account/passkeys/challenge')
  const added = page.waitForResponse('**/api/account/passkeys')
  await page.getByRole('button', { name: 'Continue' }).click()
  const keys = [(await challenge).headers()['session-token'], (await added).headers()['session-token']]
  await page.getByText('Save these recovery codes').waitFor()
  expect(new Set([ana.token, ...keys]).size).toBe(3)
  await page.getByRole('button', { name: 'I saved them' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL('**/login')

  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await page.waitForURL('**/dashboard')
  expect(problems).toEqual([])
})

test('the focus is at the start of each step of two-step login', async () => {
  await using visit = await journey()
  const { app, page } = visit
  await asMember(visit, 'Ana')
  await openTwoStep(page)
  await page.getByRole('button', { name: 'Add an authenticator app' }).press('Enter')
  const password = page.getByLabel('To add an authenticator app: your password')
  await expect.poll(() => hasFocus(password)).toBe(true)
  await password.fill(app.password)
  await password.press('Enter')
  const scan = page.getByRole('heading', { name: 'Scan this code with your authenticator app' })
  await expect.poll(() => hasFocus(scan)).toBe(true)
  const key = (await page.locator('.font-mono').first().textContent())?.replaceAll(' ', '') ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: 30 })
  const code = page.getByLabel('6-digit code')
  await code.fill(totp.generate({ timestamp: app.clock.now() }))
  await code.press('Enter')
  const save = page.getByRole('heading', { name: 'Save these recovery codes' })
  await expect.poll(() => hasFocus(save)).toBe(true)
})

test('a tab from before an authenticator was added offers no second one, and then lists the first', async () => {
  await using visit = await journey()
  const { app, page, context } = visit
  await asMember(visit, 'Ana')
  const other = await context.newPage()
  for (const tab of [other, page]) {
    await tab.goto('/account')
    await tab.getByRole('button', { name: 'Edit: Two-step login' }).click()
    await tab.getByRole('button', { name: 'Add an authenticator app' }).click()
    await tab.getByLabel('To add an authenticator app: your password').fill(app.password)
  }
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Can’t scan it? Enter this key').click()
  const key = await page.locator('details p').innerText()
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')), digits: 6, period: 30 })
  await page.getByLabel('6-digit code').fill(totp.generate({ timestamp: app.clock.now() }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Save these recovery codes').waitFor()
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.getByText('Your account has an authenticator app already.').waitFor()
  await other.getByRole('button', { name: 'Cancel' }).click()
  await other.getByText('Authenticator app', { exact: true }).waitFor()
})
