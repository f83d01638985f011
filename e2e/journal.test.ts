import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openJournal, placeholders, setUp, unlock, visit, write } from './journal-steps.ts'
import { phone, seesToast } from './journey.ts'

test('a member without a plan is redirected to the plans', async () => {
  await using visitor = await visit({}, 'free')
  const { page } = visitor
  await page.goto('/journal')
  await page.waitForURL('**/pricing')
  await page.getByText('The journal is part of Premium.').waitFor()
  expect(await page.getByLabel('Encryption password').count()).toBe(0)
})

test('the journal decrypts in its worker each time it opens, and no other script URL is trusted', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await openJournal(visitor)
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

test('an entry is written, locked, not opened by a wrong password, read after a reload, changed and deleted', async () => {
  await using visitor = await visit()
  const { page, problems } = visitor
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
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await unlock(page, 'morning light on stone')
  await page.getByText('Please check your password and try again.').waitFor()
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([])
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
  expect(problems).toEqual([])
})

test('locking the journal in one tab locks it in the other tabs', async () => {
  await using visitor = await visit()
  const { page, context } = visitor
  await openJournal(visitor)
  const other = await context.newPage()
  await other.goto('/journal')
  await unlock(other)
  await other.getByRole('button', { name: 'New Entry' }).click()
  await other.getByLabel('Your entry').fill('Being written in the other tab')
  await page.getByRole('button', { name: 'Lock now' }).click()
  await other.getByRole('button', { name: 'Unlock Journal' }).waitFor()
  expect(await other.getByText('Being written').count()).toBe(0)
  await unlock(other)
  await other.getByRole('button', { name: 'Continue writing' }).first().click()
  expect(await other.getByLabel('Your entry').inputValue()).toBe('Being written in the other tab')
  await other.getByRole('button', { name: 'Close' }).last().click()
  await other.getByRole('button', { name: 'Discard' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await other.getByText('Not saved yet').waitFor()
  await other.getByRole('button', { name: 'Discard' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await other.getByText('Not saved yet').waitFor({ state: 'detached' })
})

test('on a phone the list is one column of placeholders, and the entry takes its place', async () => {
  await using visitor = await visit({ viewport: phone })
  const { page } = visitor
  await openJournal(visitor)
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

test('the page shows what the server and the device store, to the byte', async () => {
  await using visitor = await visit()
  const { page, ana } = visitor
  await openJournal(visitor)
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

test('a year later the entry of that day is offered, and the calendar marks its day', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await page.clock.setFixedTime(new Date('2025-03-01T10:00:00Z'))
  await openJournal(visitor)
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

test('what was being written when the plan ended can be read on the account page', async () => {
  await using visitor = await visit()
  const { page, app } = visitor
  await openJournal(visitor)
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Your entry').fill('Half an hour about my father')
  await page.getByText('Draft saved encrypted on this device').waitFor()
  await sql`update memberships set paid_until = now() - interval '1 day'`.execute(app.db)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await page.getByText('You can still read, export and delete what you wrote').first().waitFor()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Open my journal' }).click()
  await unlock(page)
  await page.getByText('Read it').click()
  await page.getByText('Half an hour about my father').waitFor()
  expect(await page.getByRole('button', { name: 'Continue writing' }).count()).toBe(0)
})
