// Export and import of a journal of 10,000 entries without throttling: from the tap to the toast.
import { launchBrowser } from './browser.mjs'
import { journalMember, journalPassword, writeJournal } from './journal.mjs'
import { below } from './load.mjs'

const count = 10_000
const patient = { timeout: 120_000 }

async function openFor(browser, fixture, person) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-US',
    acceptDownloads: true,
  })
  await context.addInitScript((token) => localStorage.setItem('cairn.token', token), person.token)
  const page = await context.newPage()
  await page.goto(`${fixture.url}/journal`)
  await page.getByLabel('Encryption password').fill(journalPassword)
  await page.getByRole('button', { name: 'Unlock Journal' }).click()
  await page.getByRole('tab', { name: 'Password & backups' }).waitFor()
  return page
}

async function seconds(work) {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

async function exported(page, button) {
  let path
  const duration = await seconds(async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download', patient),
      page.getByRole('button', { name: button }).click(),
    ])
    path = `${await download.path()}-${download.suggestedFilename()}`
    await download.saveAs(path)
  })
  await page.getByText('Export ready').first().waitFor()
  return { taken: duration, path }
}

export async function journalFiles(fixture) {
  const browser = await launchBrowser()
  try {
    const writer = await journalMember(fixture, `rosa-${Date.now()}`)
    await writeJournal(fixture, writer, count)
    const from = await openFor(browser, fixture, writer)
    await from.getByText(/Show earlier entries/).waitFor(patient)
    await from.getByRole('progressbar').waitFor({ state: 'hidden', ...patient })
    await from.getByRole('tab', { name: 'Password & backups' }).click()
    const zip = await exported(from, 'Markdown folder (zip)')
    const backup = await exported(from, 'Encrypted backup')
    // The download file is deleted when its context is closed.
    const json = await exported(from, 'JSON')

    const reader = await journalMember(fixture, `luis-${Date.now()}`)
    await writeJournal(fixture, reader, 0)
    const into = await openFor(browser, fixture, reader)
    await into.getByRole('tab', { name: 'Password & backups' }).click()
    await into.locator('input[type=file]').setInputFiles(json.path)
    const imported = await seconds(async () => {
      await into.getByRole('button', { name: 'Import', exact: true }).click()
      await into.getByText(`${count} added, 0 were here already.`, { exact: true }).waitFor(patient)
    })
    const entries = `${count.toLocaleString('en')} entries`
    return [
      below(`export of ${entries} as Markdown in a zip`, zip.taken, 10, ' s'),
      below(`export of ${entries} as an encrypted backup`, backup.taken, 10, ' s'),
      below(`export of ${entries} as JSON`, json.taken, 10, ' s'),
      below(`import of ${entries} from JSON`, imported, 10, ' s'),
    ]
  } finally {
    await browser.close()
  }
}
