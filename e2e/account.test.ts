import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { asMember, journey, phone, seesToast, waitForHydration } from './journey.ts'

test('a name is changed, other devices are logged out, and an account is permanently deleted', async () => {
  await using visit = await journey()
  const { app, page, problems } = visit
  const ana = await asMember(visit, 'Ana')
  await app.visitor.post('/api/login', { email: ana.email, password: app.password })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Edit: Name shown to others' }).click()
  await page.getByRole('textbox', { name: 'Name shown to others' }).fill('Rain')
  await page.getByRole('button', { name: 'Save' }).click()
  await seesToast(page, 'Saved')
  await page.getByText('Rain', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Edit: My day starts at' }).click()
  await page.getByRole('combobox', { name: 'My day starts at' }).selectOption('4:00 am')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cairn.day-starts-at'))).toBe('4')
  await page.getByRole('button', { name: 'Edit: Password' }).click()
  await page.getByLabel('Current password', { exact: true }).fill('wrong')
  await page.getByLabel('New password', { exact: true }).fill('a lantern in the window')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('This is not your current password.').waitFor()
  const refused = page.locator('input[aria-invalid="true"]')
  expect(
    await refused.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete'))),
  ).toEqual(['current-password'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show: Devices and sign-ins' }).click()
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect.poll(() => page.getByText('Last used').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete: Delete your account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('wrong')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await dialog.getByText('This is not your current password.').waitFor()
  await dialog.getByLabel('Your password').fill(app.password)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await seesToast(page, 'Your account is deleted')
  expect((await app.visitor.post('/api/login', { email: ana.email, password: app.password })).status).toBe(
    401,
  )
  expect(problems).toEqual([])
})

test('deleting the account leaves nothing in the browser, or the safety plan if the person wants that', async () => {
  await using visit = await journey()
  const { app, page } = visit
  const signs = page.getByText('I stop answering the phone').first()
  const stored = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage).filter((name) => name !== 'cairn.theme'),
      ...Object.keys(sessionStorage).filter((name) => !/scroll|whose/.test(name)),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ])
  for (const choice of ['Delete it too', 'Leave it here']) {
    await asMember(visit, 'Ana')
    await page.goto('/safety-plan')
    await page.getByLabel(/My warning signs/).fill('I stop answering the phone')
    await page.getByText('Saved on this device, encrypted').waitFor()
    await page.evaluate(() => {
      localStorage.setItem('cairn.theme', 'dark')
      localStorage.setItem('cairn.own-device', 'yes')
      localStorage.setItem('cairn.member.diary.ana', '["private"]')
      localStorage.setItem('cairn.library', '{"saved":["relapse"]}')
    })
    await page.goto('/account')
    await page.getByRole('button', { name: 'Delete: Delete your account' }).click()
    await page.getByLabel('Your safety plan in this browser').selectOption(choice)
    await page.getByRole('dialog').getByLabel('Your password').fill(app.password)
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await seesToast(page, 'Your account is deleted')
    await expect.poll(stored).toEqual(choice === 'Delete it too' ? [] : ['cairn-kept'])
    expect(await page.evaluate(() => localStorage.getItem('cairn.theme'))).toBe('dark')
  }
  await page.goto('/safety-plan')
  await signs.waitFor()
})

test('the account page of a free member asks for nothing that is refused', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  await page.goto('/account')
  await page.waitForLoadState('networkidle')
  await page.getByText('Download your data').waitFor()
  expect(await page.getByRole('button', { name: 'Open my journal' }).count()).toBe(0)
  expect(refused).toEqual([])
})

test('staff find a member, give a role, and read in the log what they did', async () => {
  await using visit = await journey()
  const { app, page, problems } = visit
  const ana = await app.member('Ana')
  await asMember(visit, 'Mo', { role: 'admin' })
  await page.goto('/admin?tab=members')
  await page.getByLabel('Email address, or “staff”').fill(ana.email)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByLabel('Role of Ana').selectOption('moderator')
  await expect.poll(() => page.getByLabel('Role of Ana').inputValue()).toBe('moderator')
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByText('gave the role moderator').waitFor()
  expect(problems).toEqual([])
})

test('staff close an account with a reason after a fresh code, and its owner reads why and downloads a copy', async () => {
  await using visit = await journey()
  const { app, page, problems } = visit
  const ana = await app.member('Ana')
  const ada = await asMember(visit, 'Ada', { role: 'admin' })
  const { secret } = (await ada.post('/api/account/authenticator', { password: app.password })).body
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
  const code = () => totp.generate({ timestamp: app.clock.now() })
  await ada.post('/api/account/authenticator/confirm', { code: code() })
  await page.evaluate((token) => localStorage.setItem('cairn.token', token), ada.token)
  app.clock.advance({ hours: 1 })
  await page.goto('/admin?tab=members')
  await page.getByRole('button', { name: 'Manage the account of Ana' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What to do').selectOption('Close the account')
  await dialog.getByLabel('Reason').fill('You sold pills in messages.')
  await dialog.getByRole('button', { name: 'Close the account' }).click()
  await dialog.getByText('Please confirm it’s you').waitFor()
  await dialog.getByLabel('Code from your authenticator app, or a recovery code').fill(code())
  await dialog.getByRole('button', { name: 'Close the account' }).click()
  await page.getByText('The account is closed', { exact: true }).waitFor()
  await page.getByRole('cell', { name: 'closed' }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.goto('/login')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'This account is closed' }).waitFor()
  await page.getByText('You sold pills in messages.').waitFor()
  await page.goto('/account')
  await page.getByRole('heading', { name: 'This account is closed' }).waitFor()
  await page.getByLabel('Your password, for the download').fill(app.password)
  // Safari reads the file only after the click.
  await page.evaluate(() => {
    URL.revokeObjectURL = () => document.body.setAttribute('data-revoked', '')
  })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('cairn-export.json')
  expect(await page.locator('[data-revoked]').count()).toBe(0)
  expect(problems).toEqual([])
})

test('new tokens in one tab log out no other tab, and the old ones become invalid', async () => {
  await using visit = await journey()
  const { app, page, context, problems } = visit
  const ana = await asMember(visit, 'Ana')
  const stolen = { headers: { authorization: `Bearer ${ana.token}` } }
  await page.goto('/account')
  const second = await context.newPage()
  await second.goto('/forum')
  await waitForHydration(second)

  // The response with the new keys is delayed, and the other tab sends a request meanwhile.
  const answered = Promise.withResolvers<void>()
  const arrival = Promise.withResolvers<void>()
  await context.route('**/api/account/password', async (route) => {
    const answer = await route.fetch()
    answered.resolve()
    await arrival.promise
    await route.fulfill({ response: answer })
  })
  await page.getByRole('button', { name: 'Edit: Password' }).click()
  await page.getByLabel('Current password', { exact: true }).fill(app.password)
  await page.getByLabel('New password', { exact: true }).fill('another stone, another day')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.poll(async () => (await app.visitor.get('/api/profile', stolen)).status).toBe(401)
  // All tabs share the cookie, so a tab with only the token is the harder case. The response has set its cookie by now.
  await answered.promise
  await context.clearCookies()
  const refused = second.waitForResponse((response) => response.status() === 401)
  await second.goto('/account')
  await refused
  arrival.resolve()
  await seesToast(page, 'Your password is changed')
  await second.getByRole('button', { name: 'Edit: Password' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Edit: Password' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('cairn.token'))).not.toBe(ana.token)
  expect(problems).toEqual([])
})

test('a lost password is replaced through the link in the email, and the address bar has no token afterwards', async () => {
  await using visit = await journey()
  const { app, page, problems } = visit
  const ana = await app.member('Ana')
  await page.goto('/login')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'A new password' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(ana.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('status').waitFor()
  await app.runJobs()
  const link = /\S+\/login#reset=\S+/.exec((await app.mails()).at(-1)?.text ?? '')?.[0] ?? ''
  await page.goto(`/login${new URL(link).hash}`)
  await page.getByLabel('New password').fill('a lantern in the window')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('tab', { name: 'Login' }).waitFor()
  expect(page.url()).not.toContain('reset')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill('a lantern in the window')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  expect(problems).toEqual([])
})

test('the consent to health data is requested at registration, or once afterwards, next to the check-in and not over it', async () => {
  await using visit = await journey({ look: { viewport: phone, isMobile: true, hasTouch: true } })
  const { page, problems } = visit
  await page.goto('/login?register=true')
  await page.getByLabel('Name').fill('Noa')
  await page.getByLabel('Email').fill('noa@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a lantern on the hill')
  await page.getByLabel('Confirm password').fill('a lantern on the hill')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/dashboard')
  const agreement = page.getByRole('region', { name: 'Your agreement' })
  await agreement.waitFor()
  const checkIn = page.getByRole('button', { name: "I'm Here Today" })
  const isOnTop = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  expect(await checkIn.evaluate(isOnTop)).toBe(true)
  await agreement.getByRole('button', { name: 'I agree' }).click()
  await agreement.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  expect(await agreement.count()).toBe(0)
  expect(problems).toEqual([])
})
