import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJournal, unlock, visit } from './journal-steps.ts'
import { seesToast, type Visitor } from './journey.ts'

const filesLabel = 'Files from Cairn, Day One, Standard Notes or Markdown'
// More entries than the first page has.
const count = 60

const dayOne = JSON.stringify({
  entries: Array.from({ length: count }, (_, at) => ({
    creationDate: new Date(Date.UTC(2025, 0, 1 + at)).toISOString(),
    text: `Day ${at} by the river`,
  })),
})

async function chooseFile(page: Page, name: string, text: string) {
  await page.getByLabel(filesLabel).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
}

async function textsOfExport(page: Page, whileWaiting: () => Promise<void> = async () => undefined) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'JSON', exact: true }).click().then(whileWaiting),
  ])
  const { entries } = JSON.parse(await readFile(await download.path(), 'utf8'))
  return entries.map(({ text }: { text: string }) => text)
}

/** Delays all pages of entries after the first. */
async function delayEntries({ page }: Visitor) {
  const released = Promise.withResolvers<void>()
  await page.route(/\/api\/journal(\/entries)?\?.*before=/, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

test('an export and an import wait for entries that are still loading', async () => {
  await using visitor = await visit()
  const { page, ana } = visitor
  await openJournal(visitor)
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  await chooseFile(page, 'Journal.json', dayOne)
  await seesToast(page, `${count} added, 0 were here already.`)

  const other = await visitor.another({ as: ana })
  const release = await delayEntries(other)
  await other.page.goto('/journal')
  await unlock(other.page)
  await other.page.getByText('Show earlier entries (20)').waitFor()
  await other.page.getByRole('tab', { name: 'Password & backups' }).click()
  const importing = other.page.getByRole('progressbar', { name: /Importing entries/ })
  const texts = await textsOfExport(other.page, async () => {
    await chooseFile(other.page, 'Journal.json', dayOne)
    await importing.waitFor()
    release()
  })
  expect(texts).toHaveLength(count)
  // Only the newest toast is shown, so one of the two results may never appear.
  await importing.waitFor({ state: 'detached' })
  expect((await ana.get('/api/journal/changes')).body.count).toBe(count)
})

test('an export includes what was not sent yet', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await openJournal(visitor)
  await page.route('**/api/journal**', (route) => route.abort())
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Your entry').fill('Written on the train')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByText('waiting to be sent').waitFor()
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  expect(await textsOfExport(page)).toEqual(['Written on the train'])
})
