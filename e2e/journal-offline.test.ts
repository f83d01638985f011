import { expect, test } from 'vitest'
import { canary, openJournal, password, placeholders, unlock, visit, write } from './journal-steps.ts'
import { seesToast, waitForServiceWorker } from './journey.ts'

test('entries leave the browser and are stored on the device only as ciphertext', async () => {
  await using visitor = await visit()
  const { page, context } = visitor
  const sent: string[] = []
  context.on('request', (request) => {
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  await openJournal(visitor)
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

test('the journal opens, reads and searches without a connection, and the copy is deleted at logout unless the device is one’s own', async () => {
  await using visitor = await visit({ serviceWorkers: 'allow' })
  const { page, context, ana, app } = visitor
  await openJournal(visitor)
  await write(page, 'Read under the bridge', 'No signal')
  await page.goto('/journal')
  await waitForServiceWorker(page)
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
  const drafts = () =>
    page.evaluate(async () =>
      [
        ...(await indexedDB.databases()).map(({ name }) => name),
        ...Object.keys(localStorage).filter((name) => name.startsWith('cairn.member')),
      ].filter((name) => name?.includes('journal')),
    )
  expect((await drafts()).length).toBeGreaterThan(1)
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  await page.getByLabel('This is my own device').check()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/journal'))
  expect((await drafts()).length).toBeGreaterThan(1)
  const again = await app.visitor.post('/api/login', { email: ana.email, password: app.password })
  await page.addInitScript((token) => localStorage.setItem('cairn.token', token), again.body.token)
  await page.goto('/journal')
  await unlock(page)
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  await page.getByLabel('This is my own device').uncheck()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/journal'))
  await expect.poll(drafts).toEqual([])
})

test('an entry written offline survives a closed tab, is sent once, and is shown side by side with another browser’s version', async () => {
  await using visitor = await visit({ serviceWorkers: 'allow' })
  const { page, context, ana, another } = visitor
  await openJournal(visitor)
  await write(page, 'Shared, as it was', 'Shared')
  await write(page, 'To be deleted', 'Deleted')
  await page.goto('/journal')
  await waitForServiceWorker(page)
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
  // Simulates a crash of the tab.
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
  expect(laptop.problems).toEqual([])
})

test('a journal without sent entries opens offline, with what was written offline', async () => {
  await using visitor = await visit({ serviceWorkers: 'allow' })
  const { page, context, ana } = visitor
  await openJournal(visitor)
  await page.goto('/journal')
  await waitForServiceWorker(page)
  await unlock(page)
  await page.getByText('No entries yet').waitFor()
  await context.setOffline(true)
  await write(page, 'The first one, in the tunnel', 'First', 'Saved on this device')
  await page.goto('/journal')
  await unlock(page)
  await page.getByText('You’re reading the copy on this device').waitFor()
  await placeholders(page).first().click()
  await page.getByText('The first one, in the tunnel').waitFor()
  await context.setOffline(false)
  await expect.poll(async () => (await ana.get('/api/journal')).body.length).toBe(1)
})

test('typed text survives a lock, a reload and a failed save', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await openJournal(visitor)
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
