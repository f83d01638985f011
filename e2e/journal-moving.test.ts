import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { deriveLegacyKey } from '../src/journal/crypto/legacy.browser.ts'
import { sealLegacy } from '../src/journal/testing/legacy-entries.browser.ts'
import { openJournal, password, placeholders, unlock, visit, write } from './journal-steps.ts'
import { seesToast } from './journey.ts'

test('older entries are migrated with consent, and an interrupted migration continues', async () => {
  await using visitor = await visit()
  const { page, ana } = visitor
  const key = await deriveLegacyKey(password)
  for (const text of ['Old one', 'Old two', 'Old three'])
    await ana.post('/api/journal', { encryptedContent: await sealLegacy(key, text) })
  await ana.post('/api/journal', {
    encryptedContent: await sealLegacy(await deriveLegacyKey('pasword'), 'Behind a slip'),
  })
  await openJournal(visitor)
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

test('a server that withholds an entry is detected', async () => {
  await using visitor = await visit()
  const { page, ana } = visitor
  await openJournal(visitor)
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

test('a backup of a journal can be imported into an empty one, which stays accessible after the plan ends', async () => {
  await using visitor = await visit()
  const { page, ana, app } = visitor
  await openJournal(visitor)
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
