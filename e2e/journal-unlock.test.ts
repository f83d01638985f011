import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey, phone, seesToast } from './journey.ts'

const password = 'morning light on stones'

/** A member with an unlocked journal, on its settings. */
async function atSettings() {
  const visitor = await journey({ look: { viewport: phone } })
  const { page } = visitor
  await visitor.as(await visitor.app.member('Ana', { plan: 'premium' }))
  await page.goto('/journal')
  await page.getByLabel('Encryption password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('Make me a recovery code').uncheck()
  await page.getByRole('button', { name: 'Set Up Journal' }).click()
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  return visitor
}

async function setPin(page: Page, pin: string) {
  await page.getByLabel('Your encryption password').fill(password)
  await page.getByLabel('New PIN').fill(pin)
  await page.getByRole('button', { name: 'Set PIN' }).click()
}

async function unlock(page: Page, pin: string) {
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Unlock Journal' }).click()
}

test('a PIN opens the journal on this device, is deleted after five wrong attempts, and the password still works', async () => {
  await using visitor = await atSettings()
  const { page, context } = visitor
  await setPin(page, '1234')
  await page.getByText('This PIN is tried first.').waitFor()
  await setPin(page, '7302')
  await page.getByRole('button', { name: 'Remove PIN' }).waitFor()
  await page.goto('/journal')
  await unlock(page, '7302')
  await page.getByRole('button', { name: 'New Entry' }).waitFor()
  await page.getByRole('button', { name: 'Lock now' }).click()
  for (const attempts of ['4 tries', '3 tries']) {
    await unlock(page, '7303')
    await page.getByText(`That PIN is not right. ${attempts} left.`).waitFor()
  }
  // The attempts are counted across tabs.
  const other = await context.newPage()
  await other.goto('/journal')
  for (const attempts of ['2 tries', '1 try']) {
    await unlock(other, '7303')
    await other.getByText(`That PIN is not right. ${attempts} left.`).waitFor()
  }
  await unlock(page, '7303')
  await seesToast(page, 'PIN forgotten')
  await page.getByLabel('Encryption password').fill(password)
  await page.getByRole('button', { name: 'Unlock Journal' }).click()
  await page.getByRole('button', { name: 'New Entry' }).waitFor()
})

test('a changed password ends the PIN', async () => {
  await using visitor = await atSettings()
  const { page } = visitor
  await setPin(page, '7302')
  await page.getByRole('button', { name: 'Remove PIN' }).waitFor()
  await page.getByLabel('Current encryption password').fill(password)
  await page.getByLabel('New encryption password').fill('evening rain on leaves')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await seesToast(page, 'Password changed')
  await page.getByRole('button', { name: 'Set PIN' }).waitFor()
  await page.goto('/journal')
  await page.getByLabel('Encryption password').waitFor()
  expect(await page.getByLabel('PIN', { exact: true }).count()).toBe(0)
})

/** The number of PIN and passkey records in this browser. */
function unlockRecords(page: Page) {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const name = names.find((each) => each.startsWith('cairn-journal-unlock-'))
    if (!name) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const counting = opening.result.transaction('unlocks').objectStore('unlocks').count()
        counting.onerror = () => reject(counting.error)
        counting.onsuccess = () => {
          opening.result.close()
          resolve(counting.result)
        }
      }
    })
  })
}

for (const own of [false, true])
  test(`logging out ${own ? 'keeps the PIN on one’s own device' : 'deletes the PIN and its key'}`, async () => {
    await using visitor = await atSettings()
    const { page } = visitor
    await setPin(page, '7302')
    await page.getByRole('button', { name: 'Remove PIN' }).waitFor()
    await page.getByRole('button', { name: 'Count it' }).click()
    await page.getByText('PIN and passkey records').waitFor()
    expect(await unlockRecords(page)).toBe(1)
    if (own) await page.getByLabel('This is my own device').check()
    // On a phone, Logout is in the menu.
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/journal'))
    await expect.poll(() => unlockRecords(page)).toBe(own ? 1 : 0)
  })

test('a passkey opens the journal where the device supports it, and is refused where it does not', async () => {
  await using visitor = await atSettings()
  const { page, context } = visitor
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2' as const,
    ctap2Version: 'ctap2_1' as const,
    transport: 'internal' as const,
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  }
  const plain = await device.send('WebAuthn.addVirtualAuthenticator', { options })
  await page.getByLabel('Encryption password for the passkey').fill(password)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByText('This passkey can’t open a journal').waitFor()
  await device.send('WebAuthn.removeVirtualAuthenticator', plain)
  await device.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, hasPrf: true } })
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).waitFor()
  await page.getByRole('button', { name: 'Lock now' }).click()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByRole('button', { name: 'Open with passkey' }).click()
  await page.getByRole('button', { name: 'New Entry' }).waitFor()
  expect(sent.filter((url) => url.includes('passkey'))).toEqual([])
  await page.getByRole('button', { name: 'Lock now' }).click()
  await page.getByRole('button', { name: 'Use my password' }).click()
  await page.getByLabel('Encryption password').fill(password)
  await page.getByRole('button', { name: 'Unlock Journal' }).click()
  await page.getByRole('button', { name: 'New Entry' }).waitFor()
})
