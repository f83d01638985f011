import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { legacyKey, sealLegacy } from '../src/journal/crypto/legacy.browser.ts'
import { type Journey, journey, type Look, phone, seesToast } from './journey.ts'

const password = 'morning light on stones'
const canary = 'canary-51c7'

/** A member with a plan, before the journal's door. */
async function visit(look: Look = {}, plan: 'premium' | 'free' = 'premium') {
  const visitor: Journey = await journey({ look })
  const ana = await visitor.app.member('Ana', { plan })
  await visitor.as(ana)
  return { ...visitor, ana }
}

async function setUp(page: Page, withCode = false): Promise<string> {
  await page.goto('/journal')
  await page.getByLabel('Encryption password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  if (!withCode) await page.getByLabel('Make me a recovery code').uncheck()
  await page.getByRole('button', { name: 'Set Up Journal' }).click()
  if (!withCode) {
    await page.getByRole('button', { name: 'New Entry' }).waitFor()
    return ''
  }
  await page.getByText('Your recovery code').waitFor()
  const groups = await page.getByTestId('recovery-code').locator('span').allTextContents()
  await page.getByLabel('I have put it somewhere safe').check()
  await page.getByRole('button', { name: 'Go to my journal' }).click()
  await page.getByRole('button', { name: 'New Entry' }).waitFor()
  return groups.join('-')
}

async function write(page: Page, text: string, title = '') {
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Title (optional)').fill(title)
  await page.getByLabel('Your entry').fill(text)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await seesToast(page, 'Entry saved')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function unlock(page: Page, typed = password) {
  await page.getByLabel('Encryption password').fill(typed)
  await page.getByRole('button', { name: 'Unlock Journal' }).click()
}

const placeholders = (page: Page) => page.getByRole('button', { name: /Encrypted entry/ })

test('a member without a plan is led to the plans', async () => {
  await using visitor = await visit({}, 'free')
  const { page } = visitor
  await page.goto('/journal')
  await page.waitForURL('**/pricing')
  expect(await page.getByLabel('Encryption password').count()).toBe(0)
})

test('the journal decrypts in its worker each time it opens, and no other script URL is trusted', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await setUp(page)
  expect(page.workers()).toHaveLength(1)
  await page.getByRole('button', { name: 'Lock now' }).click()
  await unlock(page)
  await page.getByRole('button', { name: 'New Entry' }).waitFor()
  expect(page.workers()).toHaveLength(1)
  const refused = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string): void } }
    return ['other', 'default', 'cairn-journal'].filter((name) => {
      try {
        trustedTypes.createPolicy(name)
        return false
      } catch {
        return true
      }
    })
  })
  expect(refused).toEqual(['other', 'default', 'cairn-journal'])
})

test('the journal page names its build and how to check it, before a password is typed', async () => {
  await using visitor = await visit({ viewport: phone })
  const { page } = visitor
  await page.goto('/journal')
  await page.getByText('Check the code this page runs').click()
  const manifest = readFileSync(join(import.meta.dirname, '../dist/build-manifest.json'))
  const id = createHash('sha256').update(manifest).digest('hex').slice(0, 16)
  await page.getByText(`serves build ${id}`).waitFor()
  expect(await page.getByText('verify-build').textContent()).toContain(new URL(page.url()).origin)
})

test('an entry is written, locked, closed to a wrong password, read after a reload, changed and deleted', async () => {
  await using visitor = await visit()
  const { page, troubles } = visitor
  await setUp(page)
  await page.getByText('No entries yet').waitFor()
  await page.getByRole('button', { name: 'New Entry' }).click()
  expect(await page.getByRole('button', { name: 'Save Entry' }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await write(page, '  Today I stayed.  ', 'Day one')
  expect(await page.getByRole('article').innerText()).toContain('Today I stayed.')
  await page.getByRole('button', { name: 'Lock now' }).click()
  await page.getByRole('button', { name: 'Unlock Journal' }).waitFor()
  expect(await page.getByText('Today I stayed.').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Unlock Journal' }).isDisabled()).toBe(true)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await unlock(page, 'morning light on stone')
  await page.getByText('Please check your password and try again.').waitFor()
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  await page.goto('/journal')
  await unlock(page)
  await seesToast(page, 'Journal unlocked')
  await placeholders(page).click()
  await page.getByText('Today I stayed.').waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Your entry').fill('Today I stayed, and called Tom.')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await page.getByRole('article').getByText('and called Tom').waitFor()
  expect(await placeholders(page).count()).toBe(1)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await seesToast(page, 'Entry deleted')
  await page.getByText('No entries yet').waitFor()
  expect(troubles).toEqual([])
})

test('on a phone the list is one column of placeholders, and the entry takes its place', async () => {
  await using visitor = await visit({ viewport: phone })
  const { page } = visitor
  await setUp(page)
  await write(page, 'Words nobody sees in a list.')
  await page.getByRole('button', { name: 'All entries' }).click()
  await placeholders(page).waitFor()
  expect(await page.getByText('Words nobody sees').count()).toBe(0)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await placeholders(page).click()
  await page.getByText('Words nobody sees').waitFor()
  expect(await placeholders(page).isVisible()).toBe(false)
  await page.goBack()
  await placeholders(page).waitFor()
})

test('what is typed leaves the browser only as ciphertext and stays on the device only as ciphertext', async () => {
  await using visitor = await visit()
  const { page, context } = visitor
  const sent: string[] = []
  context.on('request', (request) => {
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  await setUp(page)
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Title (optional)').fill(`${canary} title`)
  await page.getByLabel('Your entry').fill(`${canary} text`)
  await page.getByText('Tags', { exact: true }).click()
  await page.getByLabel('Tags, with commas').fill(`${canary} tag`)
  await page.getByText('Draft saved encrypted on this device').waitFor()
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await page.getByRole('article').getByText(`${canary} text`).waitFor()
  await page.getByLabel('Search').fill(`${canary} text`)
  await placeholders(page).waitFor()
  await page.getByText('See what we store').click()
  const shown = await page.getByLabel('The bytes').inputValue()
  const bodies = sent.filter((request) => request.includes('encryptedContent'))
  expect(bodies.some((request) => request.endsWith(` ${shown}`))).toBe(true)
  const stored = await page.evaluate(async () => {
    const caught = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ]
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) caught.push(request.url)
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
      })
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
        })
        caught.push(name, JSON.stringify(all))
      }
      database.close()
    }
    return caught.join()
  })
  for (const place of [sent.join(), stored]) {
    expect(place).not.toContain(canary)
    expect(place).not.toContain(password)
    expect(place).not.toContain(Buffer.from(canary).toString('base64').slice(0, 12))
  }
  expect(stored).toContain('cairn.journal.seen')
  expect(stored).toContain(JSON.parse(shown).encryptedContent)
})

test('the journal opens, reads and searches without a connection, and the copy goes at logout unless the device is one’s own', async () => {
  await using visitor = await visit({ serviceWorkers: 'allow' })
  const { page, context, ana, app } = visitor
  await setUp(page)
  await write(page, 'Read under the bridge', 'No signal')
  await page.goto('/journal')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await unlock(page)
  await placeholders(page).waitFor()
  await context.setOffline(true)
  await page.goto('/journal')
  await page.getByText('You can open the encrypted copy on this device').waitFor()
  await unlock(page, 'not this one')
  await page.getByText('Please check your password and try again.').waitFor()
  await unlock(page)
  await page.getByText('You’re reading the copy on this device').waitFor()
  await page.getByLabel('Search').fill('bridge')
  await placeholders(page).click()
  await page.getByText('Read under the bridge').waitFor()
  await context.setOffline(false)
  await page.getByText('You’re reading the copy on this device').waitFor({ state: 'hidden' })
  const left = () =>
    page.evaluate(async () =>
      [
        ...(await indexedDB.databases()).map(({ name }) => name),
        ...Object.keys(localStorage).filter((name) => name.startsWith('cairn.member')),
      ].filter((name) => name?.includes('journal')),
    )
  expect((await left()).length).toBeGreaterThan(1)
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  await page.getByLabel('This is my own device').check()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/journal'))
  expect((await left()).length).toBeGreaterThan(1)
  const again = await app.visitor.post('/api/login', { email: ana.email, password: app.password })
  await page.addInitScript((token) => localStorage.setItem('cairn.token', token), again.body.token)
  await page.goto('/journal')
  await unlock(page)
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  await page.getByLabel('This is my own device').uncheck()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/journal'))
  await expect.poll(left).toEqual([])
})

test('what is written with a cut network survives a dead tab, is sent once, and meets another browser’s version side by side', async () => {
  await using visitor = await visit({ serviceWorkers: 'allow' })
  const { page, context, ana, another } = visitor
  await setUp(page)
  await write(page, 'Shared, as it was', 'Shared')
  await write(page, 'To be deleted', 'Deleted')
  await page.goto('/journal')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await unlock(page)
  await placeholders(page).first().waitFor()
  await page.getByLabel('Search').fill('as it was')
  await expect.poll(() => placeholders(page).count()).toBe(1)
  await context.setOffline(true)
  await placeholders(page).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Your entry').fill('Shared, from the train')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await seesToast(page, 'Saved on this device')
  await page.getByLabel('Search').fill('')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Your entry').fill('Written in the tunnel')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await page.getByText('2 changes wait on this device.').waitFor()
  // The tab dies.
  await page.close()
  const laptop = await another({ as: ana })
  await laptop.page.goto('/journal')
  await unlock(laptop.page)
  await laptop.page.getByLabel('Search').fill('as it was')
  await expect.poll(() => placeholders(laptop.page).count()).toBe(1)
  await placeholders(laptop.page).click()
  await laptop.page.getByRole('button', { name: 'Edit' }).click()
  await laptop.page.getByLabel('Your entry').fill('Shared, from the desk')
  await laptop.page.getByRole('button', { name: 'Save Entry' }).click()
  await seesToast(laptop.page, 'Entry saved')
  const again = await context.newPage()
  await again.goto('/journal')
  await again.getByText('Unlock the journal to send what you wrote.').waitFor()
  await unlock(again)
  await again.getByText('waiting to be sent').first().waitFor()
  await again.getByLabel('Search').fill('To be deleted')
  await expect.poll(() => placeholders(again).count()).toBe(1)
  await again.getByRole('button', { name: /^Delete the entry/ }).click()
  await again.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await seesToast(again, 'It’s deleted everywhere as soon as Cairn can be reached.')
  await again.getByLabel('Search').fill('')
  await context.setOffline(false)
  await again.getByText('wait on this device').waitFor({ state: 'hidden' })
  await again.getByRole('button', { name: /changed on two devices/ }).click()
  await again.getByText('Shared, from the desk').waitFor()
  await again.getByText('Shared, from the train').waitFor()
  expect((await ana.get('/api/journal')).body).toHaveLength(3)
  await again.getByRole('button', { name: 'Keep both' }).click()
  await again.getByText('You changed this entry on two devices').waitFor({ state: 'hidden' })
  expect(await placeholders(again).count()).toBe(3)
  expect(laptop.troubles).toEqual([])
})

test('what is being typed survives a lock, a reload and a save that fails', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await setUp(page)
  await page.route('**/api/journal', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 413, json: { message: 'An entry can be at most 1 MiB.' } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Your entry').fill('Half a thought')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await page.getByText('An entry can be at most 1 MiB.').waitFor()
  expect(await page.getByLabel('Your entry').inputValue()).toBe('Half a thought')
  await page.getByText('Draft saved encrypted on this device').waitFor()
  await page.unrouteAll()
  await page.goto('/journal')
  await unlock(page)
  await page.getByRole('button', { name: 'Continue writing' }).click()
  expect(await page.getByLabel('Your entry').inputValue()).toBe('Half a thought')
  await page.getByLabel('Your entry').fill('A whole thought')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await page.getByRole('article').getByText('A whole thought').waitFor()
  expect(await page.getByRole('button', { name: 'Continue writing' }).count()).toBe(0)
})

test('after its idle minutes, when the tab is hidden, and with the session, the journal locks', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await page.clock.install()
  await setUp(page)
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Your entry').fill('Interrupted')
  await page.clock.runFor(16 * 60_000)
  await page.getByRole('button', { name: 'Unlock Journal' }).waitFor()
  await unlock(page)
  await page.getByRole('button', { name: 'Continue writing' }).waitFor()
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  await page.getByLabel('As soon as I look at another tab or app').check()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  })
  await page.clock.runFor(2_000)
  await page.getByRole('button', { name: 'Unlock Journal' }).waitFor()
  await unlock(page)
  await page.getByRole('button', { name: 'Lock now' }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.clock.runFor(2_000)
  await page.waitForURL((url) => !url.pathname.startsWith('/journal'))
  expect(await page.getByRole('button', { name: 'Lock now' }).count()).toBe(0)
})

test('a changed password gives the journal a new key, and the new recovery code opens what was written before', async () => {
  await using visitor = await visit()
  const { page, ana } = visitor
  const code = await setUp(page, true)
  await write(page, 'Written under the first password')
  const kidsOf = async () => {
    const entries: { enc: { kid: string } }[] = (await ana.get('/api/journal')).body
    return entries.map(({ enc }) => enc.kid)
  }
  const [firstKid = ''] = await kidsOf()
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  await page.getByLabel('Current encryption password').fill('not this one')
  await page.getByLabel('New encryption password').fill('evening light on stones')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByText('Please check your password and try again.').waitFor()
  await page.getByLabel('Current encryption password').fill(password)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await seesToast(page, 'Password changed')
  await page.getByText('Your old code no longer works.').waitFor()
  const groups = await page.getByTestId('recovery-code').locator('span').allTextContents()
  const newCode = groups.join(' ').toLowerCase()
  await expect.poll(kidsOf).toEqual([expect.not.stringContaining(firstKid)])
  await page.goto('/journal')
  await unlock(page)
  await page.getByText('Please check your password and try again.').waitFor()
  await page.getByRole('button', { name: 'Use my recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await page.getByLabel('New encryption password').fill('noon light on stones')
  await page.getByRole('button', { name: 'Open and set password' }).click()
  await page.getByText('Please check your recovery code and try again.').waitFor()
  await page.getByLabel('Recovery code').fill(newCode)
  await page.getByRole('button', { name: 'Open and set password' }).click()
  await placeholders(page).click()
  await page.getByText('Written under the first password').waitFor()
  await page.goto('/journal')
  await unlock(page, 'noon light on stones')
  await placeholders(page).waitFor()
  expect(await placeholders(page).count()).toBe(1)
})

test('a password that someone else set is taken back with the one before, and the worker starts at each unlock', async () => {
  await using visitor = await visit()
  const { page, ana, app, troubles } = visitor
  await setUp(page)
  await write(page, 'Written before the change')
  // The page was closed before the entries were encrypted again.
  await page.route('**/api/journal/reencryption', (route) => route.abort())
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  await page.getByLabel('Current encryption password').fill(password)
  await page.getByLabel('New encryption password').fill('a password I never chose')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await seesToast(page, 'Password changed')
  await page.getByRole('button', { name: 'Lock now' }).click()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'My password was changed' }).click()
  await page.getByLabel('Earlier encryption password').fill('not this one')
  await page.getByLabel('Password of your account').fill(app.password)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await page.getByText('Please check your password and try again.').waitFor()
  await page.getByLabel('Earlier encryption password').fill(password)
  await page.getByLabel('Password of your account').fill('not this one')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await page.getByText('This is not your current password.').waitFor()
  await page.getByLabel('Password of your account').fill(app.password)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await seesToast(page, 'Your earlier password works again.')
  await placeholders(page).click()
  await page.getByText('Written before the change').waitFor()
  expect((await ana.get('/api/journal/key')).body.record.revision).toBe(3)
  // Trusted Types refuses a second policy of one name, and without a worker the page itself would do the work.
  expect(page.workers()).toHaveLength(1)
  expect(troubles).toEqual([])
})

test('a journal password that is common, or the one of the account, is refused before anything is sent', async () => {
  await using visitor = await journey()
  const { page, app } = visitor
  const ana = await app.member('Ana', { plan: 'premium' })
  await page.goto('/login')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.waitForFunction(() => localStorage.getItem('cairn.password-mark') !== null)
  await page.goto('/journal')
  const written: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(request.url())
  })
  for (const [typed, words] of [
    ['iloveyou1', 'Many people use this password'],
    [app.password, 'This looks like the password of your account'],
  ] as const) {
    await page.getByLabel('Encryption password').fill(typed)
    await page.getByLabel('Confirm password').fill(typed)
    await page.getByRole('button', { name: 'Set Up Journal' }).click()
    await page.getByText(words).waitFor()
  }
  expect(written.filter((url) => url.includes('/api/journal'))).toEqual([])
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/journal'))
  expect(await page.evaluate(() => localStorage.getItem('cairn.password-mark'))).toBeNull()
})

test('older entries are brought over with consent, and a move killed half-way simply goes on', async () => {
  await using visitor = await visit()
  const { page, ana } = visitor
  const key = await legacyKey(password)
  for (const text of ['Old one', 'Old two', 'Old three'])
    await ana.post('/api/journal', { encryptedContent: await sealLegacy(key, text) })
  await ana.post('/api/journal', {
    encryptedContent: await sealLegacy(await legacyKey('pasword'), 'Behind a slip'),
  })
  await setUp(page)
  await page.getByText('3 older entries').waitFor()
  const oldForms = async () =>
    (await ana.get('/api/journal')).body.filter(({ enc }: { enc?: object }) => !enc).length
  let deletions = 0
  await page.route('**/api/journal/*', (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    deletions += 1
    return deletions === 1 ? route.continue() : route.abort()
  })
  await page.getByRole('button', { name: 'Move them' }).click()
  await seesToast(page, 'You can simply start again')
  await page.unrouteAll()
  await page.goto('/journal')
  await unlock(page)
  await page.getByText('One entry stays closed').waitFor()
  await expect.poll(oldForms).toBe(1)
  const absent = page.getByText(/^(Move them|Something is not as you left it)$/)
  expect([await placeholders(page).count(), await absent.count()]).toEqual([3, 0])
  await page.getByLabel('Another password').fill('pasword')
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByText('One older entry').waitFor()
  await page.getByRole('button', { name: 'Move them' }).click()
  await expect.poll(oldForms).toBe(0)
  expect(await placeholders(page).count()).toBe(4)
})

test('a server that holds an entry back is found out', async () => {
  await using visitor = await visit()
  const { page, ana } = visitor
  await setUp(page)
  await write(page, 'It will be held back')
  const [entry] = (await ana.get('/api/journal')).body
  await ana.del(`/api/journal/${entry.id}`)
  await page.goto('/journal')
  await unlock(page)
  await page.getByText('One entry that you wrote did not come back from the server.').waitFor()
  await page.getByRole('button', { name: 'I know why, continue' }).click()
  await page.getByText('Something is not as you left it').waitFor({ state: 'hidden' })
  expect((await ana.get('/api/journal/manifest')).body.manifest.revision).toBeGreaterThan(1)
})

test('a journal taken along as a backup comes back into an empty one, and stays open to its writer after the paid time', async () => {
  await using visitor = await visit()
  const { page, ana, app } = visitor
  await setUp(page)
  await write(page, 'Taken along', 'Luggage')
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Encrypted backup' }).click(),
  ])
  const backup = await download.path()
  await page.getByRole('tab', { name: 'Entries' }).click()
  await page.getByRole('button', { name: /^Delete the entry/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No entries yet').waitFor()
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  await page.getByLabel('Files from Cairn, Day One, Standard Notes or Markdown').setInputFiles(backup)
  await page.getByLabel('Password or recovery code of this backup').fill(password)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await seesToast(page, '1 added, 0 were here already.')
  const dayOne = { creationDate: '2021-05-03T10:20:30Z', text: 'From another journal', tags: ['walk'] }
  const zip = zipSync({ 'Journal.json': Buffer.from(JSON.stringify({ entries: [dayOne] })) })
  await page.getByLabel('Files from Cairn, Day One, Standard Notes or Markdown').setInputFiles([
    { name: 'Export.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
    { name: 'note.md', mimeType: 'text/plain', buffer: Buffer.from('# Mine\nToo') },
  ])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await seesToast(page, '2 added, 0 were here already.')
  await page.getByRole('tab', { name: 'Entries' }).click()
  await expect.poll(() => placeholders(page).count()).toBe(3)
  app.clock.advance({ days: 31 })
  const ended = await app.visitor.post('/api/login', { email: ana.email, password: app.password })
  await page.addInitScript((token) => localStorage.setItem('cairn.token', token), ended.body.token)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Open my journal' }).click()
  await unlock(page)
  await page.getByLabel('Search').fill('Luggage')
  await expect.poll(() => placeholders(page).count()).toBe(1)
  await placeholders(page).click()
  await page.getByText('Taken along', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Edit', exact: true }).isVisible()).toBe(false)
  const [markdown] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Markdown' }).click(),
  ])
  expect(markdown.suggestedFilename()).toMatch(/^journal-\d{4}-\d\d-\d\d\.zip$/)
})

test('what the server and the device store is counted to the byte', async () => {
  await using visitor = await visit()
  const { page, ana } = visitor
  await setUp(page)
  await write(page, 'Counted')
  await page.goto('/journal')
  await unlock(page)
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  await page.getByRole('button', { name: 'Count it' }).click()
  const entries: { encryptedContent: string }[] = (await ana.get('/api/journal')).body
  const bytes = entries.reduce((sum, entry) => sum + Buffer.from(entry.encryptedContent, 'base64').length, 0)
  await page.getByText(`1 · ${bytes.toLocaleString('en-US')} bytes`).waitFor()
  const { record } = (await ana.get('/api/journal/key')).body
  const shown = await page.getByLabel('The encrypted key, as we store it').inputValue()
  expect(JSON.parse(shown)).toEqual(record)
})

test('a year later the entry of that day is offered, and the calendar knows its day', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await page.clock.setFixedTime(new Date('2025-03-01T10:00:00Z'))
  await setUp(page)
  await write(page, 'Words from back then')
  await page.clock.setFixedTime(new Date('2026-03-01T10:00:00Z'))
  await page.goto('/journal')
  await unlock(page)
  await page.getByRole('heading', { name: 'A year ago today' }).waitFor()
  await page.getByText('Calendar').click()
  for (let months = 0; months < 12; months += 1)
    await page.getByRole('button', { name: 'Month before' }).click()
  await page.getByRole('button', { name: /^Entries of / }).click()
  expect(await placeholders(page).count()).toBe(1)
  await page.getByRole('button', { name: 'Show all days' }).click()
  await page.getByText('Filters').click()
  await page.getByLabel('From').fill('2025-03-02')
  await page.getByText('Nothing here matches').waitFor()
  await page.getByLabel('From').fill('2025-02-01')
  await page.getByLabel('To', { exact: true }).fill('2025-03-31')
  expect(await placeholders(page).count()).toBe(1)
  await page.getByLabel('Search').fill('wórd')
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.locator('mark', { hasText: 'Words' }).waitFor()
  await page.getByText('Words from back then').waitFor()
})
