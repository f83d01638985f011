import { expect, test } from 'vitest'
import { openJournal } from './journal-steps.ts'
import { journey } from './journey.ts'
import { memberPaths } from './page-looks.ts'

// Each of these payloads runs if it is rendered as anything but text.
const polyglots = [
  `"><img src=x onerror=alert(1)><svg onload=alert(2)>`,
  `</script><script>alert(3)</script><iframe srcdoc="<script>parent.alert(4)</script>">`,
  `javascript:/*--></title></style></textarea><x-planted onmouseover=alert(5)>{{7*7}}\${7*7}`,
]

test('members’ text is shown as plain text on every page that shows it and never executed', async () => {
  await using person = await journey()
  const { app, page, problems } = person
  const [name = '', post = '', title = ''] = polyglots
  const ana = await app.member(name.slice(0, 80), { plan: 'professional', role: 'admin' })
  await ana.patch('/api/account', { name: name.slice(0, 80), displayName: name.slice(0, 40) })
  for (const words of polyglots) await ana.post('/api/forum/posts', { category: 'general', content: words })
  const activity = {
    title: title.slice(0, 80),
    description: name,
    category: 'mental',
    frequency: 'daily',
    points: 1,
  }
  await ana.post('/api/recovery-tracker/activities', activity)
  await ana.post('/api/recovery-tracker/counters', { name: name.slice(0, 60), startedOn: '2026-01-01' })
  await ana.post('/api/ai-chat', { message: post })
  await ana.post('/api/contact', {
    name: name.slice(0, 80),
    email: ana.email,
    subject: 'general',
    message: post,
  })
  await ana.post('/api/consultations', { topic: post, preferredTimes: [name] })
  await person.as(ana)

  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  let checked = 0
  for (const path of memberPaths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const planted = page.locator('x-planted, iframe, img[src="x"], svg[onload], [onerror], [onmouseover]')
    expect(await planted.count(), path).toBe(0)
    checked += await page.getByText('onerror=alert(1)').count()
  }
  expect(checked).toBeGreaterThan(1)
  expect(dialogs).toEqual([])
  // The console would report a CSP violation.
  expect(problems.filter((trouble) => /content security|trusted|refused to/i.test(trouble))).toEqual([])
}, 300_000)

test('text in a URL is not executed either', async () => {
  await using person = await journey()
  const dialogs: string[] = []
  person.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const evil = encodeURIComponent(polyglots[0] ?? '')
  for (const address of [
    `/library?q=${evil}`,
    `/meetings?q=${evil}&state=${evil}`,
    `/login?register=${evil}&reset=${evil}`,
    `/pricing?approved=${evil}&token=${evil}`,
    `/${evil}`,
    `/help#${evil}`,
  ]) {
    await person.page.goto(address)
    await person.page.waitForLoadState('networkidle')
    expect(await person.page.locator('img[src="x"], svg[onload]').count(), address).toBe(0)
  }
  expect(dialogs).toEqual([])
}, 300_000)

test('a very long word makes no page scroll sideways on a phone', async () => {
  await using person = await journey({ look: { viewport: { width: 320, height: 700 } } })
  const { app, page } = person
  const wide = 'W'.repeat(40)
  const ana = await app.member(wide, { plan: 'premium' })
  await ana.patch('/api/account', { name: wide.repeat(2), displayName: wide })
  await ana.post('/api/forum/posts', { category: 'general', content: wide.repeat(4) })
  const activity = { category: 'mental', frequency: 'daily', points: 1, description: wide }
  await ana.post('/api/recovery-tracker/activities', { ...activity, title: wide.repeat(2) })
  await ana.post('/api/recovery-tracker/counters', { name: wide, startedOn: '2026-01-01' })
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await person.as(ana)
  for (const path of ['/dashboard', '/recovery-tracker', '/account', '/forum']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await beside(), path).toBe(0)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Library' }).click({ trial: true })
  expect(await page.getByRole('dialog').evaluate((drawer) => drawer.scrollLeft)).toBe(0)

  await openJournal({ page, ana })
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Title (optional)').fill(wide)
  await page.getByLabel('Your entry').fill(wide)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await page.getByRole('article').waitFor()
  expect(await beside()).toBe(0)
}, 300_000)
