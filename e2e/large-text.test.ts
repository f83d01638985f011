// A browser whose text is set to twice the usual size, on a phone.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { addTestList } from '../src/meetings/testing/imported-list.server.ts'
import { asMember, journey, phone } from './journey.ts'

const look = { viewport: phone, flags: ['--blink-settings=defaultFontSize=32'] }

const place = { formatted_address: '1 Main St, Albany, NY 12207, USA' }

/** The words in the texts that are broken into several lines. */
const brokenWords = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      return broken
    }),
  )

test('with text at 200 % titles, tabs, activities and prices are not broken within words', async () => {
  await using visit = await journey({ look })
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  const texts = [
    ['/ai-coach', page.getByRole('heading', { level: 1 })],
    ['/meditation', page.getByRole('button', { name: 'Start' })],
    ['/meditation', page.getByText('Choose this session')],
    ['/login', page.getByRole('button', { name: 'Forgot your password?' })],
    ['/recovery-tracker', page.getByRole('tab')],
    ['/recovery-tracker', page.getByText('Morning meditation', { exact: true })],
    ['/pricing', page.getByRole('navigation', { name: 'Prices' }).getByRole('link')],
  ] as const
  for (const [path, text] of texts) {
    await page.goto(path)
    await text.first().waitFor()
    expect(await brokenWords(text), path).toEqual([])
  }
})

test.each([
  ['of the browser', look.flags, ''],
  ['of the page', [], '212.5%'],
] as const)(
  'with the text size %s at 200 %% no name, button or table breaks words',
  async (_, flags, size) => {
    await using visit = await journey({ look: { viewport: phone, flags } })
    const { page } = visit
    const ana = await asMember(visit, 'Ana', { plan: 'premium' })
    await ana.post('/api/meditation/sittings', { id: crypto.randomUUID(), kind: 'timer', seconds: 600 })
    await ana.post('/api/forum/posts', { category: 'general', content: 'One more day.' })
    const main = page.getByRole('main')
    const texts = [
      ['/help', main.locator('a[href^="/help/"], a[href="tel:988"], a[href="tel:911"]')],
      ['/help/overdose', main.getByRole('heading', { level: 2 })],
      ['/es/ayuda', main.locator('a[href^="/es/ayuda/"], a[href="tel:988"], a[href="tel:911"]')],
      ['/es/ayuda/sobredosis', main.getByRole('heading', { level: 2 })],
      ['/dashboard', page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link')],
      ['/dashboard', main.getByRole('columnheader')],
      ['/recovery-tracker', main.locator('dt')],
      ['/recovery-tracker', main.getByText('Morning meditation', { exact: true })],
      ['/notices', main.getByRole('rowheader')],
      ['/pricing', page.getByRole('region', { name: 'Compare plans' }).getByRole('columnheader')],
      ['/pricing', page.getByRole('navigation', { name: 'Prices' }).getByRole('link')],
      ['/meditation', main.locator('dt')],
      ['/meditation', main.getByRole('heading', { name: /Mindfulness|Awareness/ })],
      ['/account', main.getByRole('button')],
      ['/library', page.getByRole('navigation', { name: 'What’s going on?' }).getByRole('link')],
      [
        '/library/box-breathing-basics',
        page.getByRole('group', { name: 'Reading tools' }).getByRole('button'),
      ],
      ['/forum', main.locator('article header')],
    ] as const
    for (const [path, text] of texts) {
      await page.goto(path)
      await text.first().waitFor()
      await page.evaluate(
        (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
        size,
      )
      expect(await brokenWords(text), path).toEqual([])
    }
  },
)

test('on a screen of 320 px Today and the tracker break no words, and all tabs are visible', async () => {
  await using visit = await journey({ look: { viewport: { width: 320, height: 640 } } })
  const { page } = visit
  await asMember(visit, 'Ana')
  const quick = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link')
  await page.goto('/dashboard')
  await quick.first().waitFor()
  expect(await brokenWords(quick)).toEqual([])
  const hint = page.getByText('Save one, and it shows up here.')
  expect(await hint.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0)
  await page.goto('/recovery-tracker')
  const settings = await page.getByRole('tab', { name: 'Settings' }).boundingBox()
  expect((settings?.x ?? 0) + (settings?.width ?? 0)).toBeLessThanOrEqual(300)
  expect(await brokenWords(page.getByRole('main').locator('dt'))).toEqual([])
})

test('with text at 200 % choices and the menu icon are as large as the text', async () => {
  await using visit = await journey({ look })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/meditation')
  const breathing = page.getByRole('combobox', { name: 'Breathing' })
  await breathing.waitFor()
  // “Even breath, 5.5 and 5.5” is longer than a line here.
  expect((await breathing.boundingBox())?.height).toBeGreaterThan(100)
  const craving = page.getByRole('group', { name: 'How strong is a craving right now?' })
  expect(await brokenWords(craving.getByRole('button'))).toEqual([])
  const icon = page.getByRole('button', { name: 'Menu' }).locator('svg')
  expect((await icon.boundingBox())?.width).toBeCloseTo(48, 0)
})

test('with text at 200 % the reminder of a saved meeting can be read, and the page does not move sideways', async () => {
  await using visit = await journey({ look })
  const { page, app } = visit
  await addTestList(app, [{ name: 'Tonight', slug: 'tonight', day: 6, time: '19:00', ...place }])
  const [meeting] = (await app.visitor.get('/api/meetings')).body
  const ana = await asMember(visit, 'Ana')
  await ana.put(`/api/meetings/saved/${meeting.id}`)
  await page.goto('/my-meetings')
  const reminder = page.getByLabel('Remind me of Tonight')
  await reminder.waitFor()
  expect((await reminder.boundingBox())?.width).toBeGreaterThan(phone.width / 2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})

test('on a phone the whole breathing pattern is shown', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/meditation')
  const breathing = page.getByRole('combobox', { name: 'Breathing' })
  await breathing.waitFor()
  const cut = await breathing.evaluate(async (select: HTMLSelectElement) => {
    await document.fonts.ready
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return ['There is no canvas.']
    pen.font = font
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room)
  })
  expect(cut).toEqual([])
})

test('with text at 200 % the timer and the activities stay inside of their cards', async () => {
  await using visit = await journey({ look })
  const { page } = visit
  await asMember(visit, 'Ana')
  for (const [path, control] of [
    ['/meditation', page.getByRole('button', { name: 'Start' })],
    ['/recovery-tracker', page.getByRole('checkbox', { name: /^Morning meditation/ })],
  ] as const) {
    await page.goto(path)
    await control.waitFor()
    const over = await control.evaluate((node) => {
      const card = node.closest('.rounded-card')?.getBoundingClientRect().right ?? 0
      const row = node.closest('li') ?? node
      return row.getBoundingClientRect().right - card
    })
    expect(over, path).toBeLessThanOrEqual(0)
  }
})

test('with text at 200 % the message box of the coach and Send are inside of the chat', async () => {
  await using visit = await journey({ look })
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  await page.goto('/ai-coach')
  const send = page.getByRole('button', { name: 'Send' })
  await send.waitFor()
  const chat = await page.locator('.rounded-card').filter({ has: send }).last().boundingBox()
  const box = await send.boundingBox()
  const field = await page.getByLabel('Your message').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((chat?.y ?? 0) + (chat?.height ?? 0))
  expect(field?.width).toBeGreaterThan(phone.width / 2)
})
