import { expect, test } from 'vitest'
import { openJournal, password, placeholders, setUp, unlock, visit, write } from './journal-steps.ts'
import { journey, seesToast } from './journey.ts'

test('the journal locks after its idle minutes, when the tab is hidden, and at logout', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await page.clock.install()
  await openJournal(visitor)
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

test('a changed password gives the journal a new key, and the new recovery code opens earlier entries', async () => {
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

test('a password that another person set can be undone with the previous one, and the worker starts at each unlock', async () => {
  await using visitor = await visit()
  const { page, ana, app, problems } = visitor
  await openJournal(visitor)
  await write(page, 'Written before the change')
  // Simulates a page that was closed before the entries were encrypted again.
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
  // Trusted Types refuse a second policy of the same name, and without a worker the page itself would do the work.
  expect(page.workers()).toHaveLength(1)
  expect(problems).toEqual([])
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
