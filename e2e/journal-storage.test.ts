import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJournal, unlock, visit } from './journal-steps.ts'

async function write(page: Page, text: string) {
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Your entry').fill(text)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** The number of bytes in the journal's IndexedDB databases: of each value as JSON, and of the index. */
function storedBytes(page: Page) {
  return page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const sizes: Record<string, number[]> = { entries: [], state: [], index: [], changes: [] }
    for (const { name = '' } of await indexedDB.databases()) {
      if (!/^cairn-journal-(outbox-)?[0-9a-f-]{36}$/.test(name)) continue
      const database = await answer(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        for (const value of await answer<unknown[]>(
          database.transaction(store).objectStore(store).getAll(),
        )) {
          if (value instanceof Uint8Array) sizes['index']?.push(value.length)
          else sizes[store]?.push(new TextEncoder().encode(JSON.stringify(value)).length)
        }
      database.close()
    }
    return sizes
  })
}

test('“See what we store” shows the exact bytes of this device’s databases', async () => {
  await using visitor = await visit()
  const { page, context } = visitor
  await openJournal(visitor)
  for (const text of ['One', 'Two, with ümlauts and 🪨']) await write(page, text)
  await expect.poll(async () => (await storedBytes(page))['index']?.length).toBe(1)
  await page.goto('/journal')
  await unlock(page)
  await page.getByRole('button', { name: 'New Entry' }).waitFor()
  await context.setOffline(true)
  await write(page, 'Not sent yet')
  await page.getByText('1 change waits on this device.').waitFor()
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  const { index: before = [] } = await storedBytes(page)
  await page.getByRole('button', { name: 'Count it' }).click()
  const figureOf = (term: string) =>
    page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd').textContent()
  const row = (counts: readonly number[] = [], more: readonly number[] = []) =>
    `${counts.length} · ${[...counts, ...more].reduce((sum, size) => sum + size, 0).toLocaleString('en-US')} bytes`
  await page.getByText('Encrypted copy', { exact: true }).waitFor()
  const { entries, state, index = [], changes } = await storedBytes(page)
  expect([entries?.length, state?.length, changes?.length]).toEqual([2, 1, 1])
  expect(await figureOf('Encrypted copy')).toBe(row(entries, state))
  expect(await figureOf('Encrypted changes not sent yet')).toBe(row(changes))
  // The index is stored shortly after the last change, possibly since the first measurement.
  const sizes = [...before, ...index].map((size) => `${size.toLocaleString('en-US')} bytes`)
  expect(sizes).toContain(await figureOf('Encrypted search index'))
})

test('the journal opens from the device while the server responds that its database is unavailable', async () => {
  await using visitor = await visit()
  const { page, ana } = visitor
  await openJournal(visitor)
  await write(page, 'Before the outage')
  const away = {
    status: 503,
    json: { message: 'Cairn isn’t available right now. Please try again in a moment.' },
  }
  await page.route('**/api/**', (route) => route.fulfill(away))
  await page.goto('/journal')
  await page.getByText('You can open the encrypted copy on this device').waitFor()
  await unlock(page)
  await page.getByRole('button', { name: /Encrypted entry/ }).waitFor()
  await write(page, 'During the outage')
  await page.getByText('waiting to be sent').first().waitFor()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(async () => (await ana.get('/api/journal/changes')).body.count, { timeout: 60_000 })
    .toBe(2)
})
