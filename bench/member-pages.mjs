// The pages of a signed-in member: largest paint with an empty cache and again, and layout shift, at 1.6 Mbit/s, 150 ms, processor slowed four times.
import { chromium } from 'playwright-core'
import { findBrowser } from '../scripts/browser.mjs'
import { agreements } from '../src/accounts/agreements.ts'
import { tokenOf } from './data.mjs'
import { below, median } from './load.mjs'
import { slowPage, untilAtRest, watch } from './pages.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** Seeded with a paid plan, so that no page leads to the plans. */
const premiumMember = 4
const paths = [
  '/dashboard',
  '/forum',
  '/recovery-tracker',
  '/meditation',
  '/journal',
  '/ai-coach',
  '/account',
  '/notices',
  '/meetings',
  '/my-meetings',
]

async function seen(page, address) {
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.waitForTimeout(500)
  return page.evaluate(() => globalThis.seen)
}

/** The first visit and the one after it, in the same browser. */
async function twoVisits(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  await context.addInitScript((token) => localStorage.setItem('cairn.token', token), tokenOf(premiumMember))
  const page = await context.newPage()
  await page.addInitScript(watch)
  const slowDown = await slowPage(page)
  await untilAtRest(browser)
  await slowDown()
  const cold = await seen(page, address)
  const warm = await seen(page, address)
  await context.close()
  return { cold: cold.paint, warm: warm.paint, shift: Math.max(cold.shift, warm.shift) }
}

/** Without it a sheet that asks for consent covers the page. */
async function agreed(place) {
  for (const [kind, { version }] of Object.entries(agreements)) {
    await place.client.query(
      `insert into consents select member_id, $1, $2, now() from sessions where token_hash = sha256($3::bytea)
       on conflict do nothing`,
      [kind, version, tokenOf(premiumMember)],
    )
  }
}

export async function memberPages(place) {
  await place.posts()
  await place.diaries()
  await place.meetings()
  await agreed(place)
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('no browser was found')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    await twoVisits(browser, `${place.url}${paths[0]}`)
    const pages = []
    for (const path of paths) {
      const found = []
      for (let round = 0; round < rounds; round += 1) found.push(await twoVisits(browser, place.url + path))
      const of = (name) => median(found.map((each) => each[name]))
      const page = { path, cold: of('cold'), warm: of('warm'), shift: of('shift') }
      pages.push(page)
      const [cold, warm] = [page.cold, page.warm].map((milliseconds) => (milliseconds / 1000).toFixed(2))
      console.log(`  ${path.padEnd(20)} cold ${cold} s  warm ${warm} s  shift ${page.shift.toFixed(3)}`)
    }
    const most = (name) => pages.toSorted((a, b) => b[name] - a[name])[0]
    const [cold, warm, shift] = [most('cold'), most('warm'), most('shift')]
    return [
      below(`member’s pages, largest paint, empty cache (${cold.path})`, cold.cold / 1000, 1.2, ' s'),
      below(`member’s pages, largest paint, second visit (${warm.path})`, warm.warm / 1000, 0.6, ' s'),
      below(`member’s pages, layout shift (${shift.path})`, shift.shift, 0.05),
    ]
  } finally {
    await browser.close()
  }
}
