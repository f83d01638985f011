// The pages of a signed-in member: largest paint with an empty cache and on a second visit, and layout shift, at 1.6 Mbit/s, 150 ms, CPU
// slowed down four times. The second visit is in a new tab, with the cache and the service worker of the first.

import { agreements } from '../src/accounts/agreements.ts'
import { launchBrowser } from './browser.mjs'
import { tokenOf } from './data.mjs'
import { below } from './load.mjs'
import { seenAtRest, slowPage, untilAtRest, visitPages, watch } from './pages.mjs'

/** Seeded with a paid plan, so that no page redirects to the plans. */
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

async function visitOnce(page, address) {
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
  return seenAtRest(page)
}

/** The first visit, and one in a new tab once the service worker of the first is active. */
async function twoVisits(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  await context.addInitScript((token) => localStorage.setItem('cairn.token', token), tokenOf(premiumMember))
  await context.addInitScript(watch)
  const open = async () => {
    const page = await context.newPage()
    const slowDown = await slowPage(page)
    await untilAtRest(browser)
    await slowDown()
    return page
  }
  const first = await open()
  let script = 0
  first.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      script += Number(response.headers()['content-length'] ?? 0)
  })
  const cold = await visitOnce(first, address)
  await first.evaluate(workerActive)
  await first.close()
  const warm = await visitOnce(await open(), address)
  await context.close()
  return { cold: cold.paint, warm: warm.paint, shift: Math.max(cold.shift, warm.shift), script }
}

/** Runs in the page: resolves once its service worker serves further visits. */
async function workerActive() {
  const { active } = await navigator.serviceWorker.ready
  if (active.state === 'activated') return
  await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }))
}

/** Accepts the terms; otherwise a sheet that asks for consent covers the page. */
async function agreed(fixture) {
  for (const [kind, { version }] of Object.entries(agreements)) {
    await fixture.client.query(
      `insert into consents select member_id, $1, $2, now() from sessions where token_hash = sha256($3::bytea)
       on conflict do nothing`,
      [kind, version, tokenOf(premiumMember)],
    )
  }
}

export async function memberPages(fixture) {
  await fixture.posts()
  await fixture.diaries()
  await fixture.meetings()
  await agreed(fixture)
  const browser = await launchBrowser()
  try {
    await twoVisits(browser, `${fixture.url}${paths[0]}`)
    const { pages, most } = await visitPages(paths, ['cold', 'warm', 'shift'], (path) =>
      twoVisits(browser, fixture.url + path),
    )
    for (const { path, cold, warm, shift, script } of pages)
      console.log(
        `  ${path.padEnd(20)} cold ${(cold / 1000).toFixed(2)} s  warm ${(warm / 1000).toFixed(2)} s  shift ${shift.toFixed(3)}  ${Math.round(script / 1024)} KB of script`,
      )
    const [cold, warm, shift, script] = ['cold', 'warm', 'shift', 'script'].map(most)
    return [
      below(`member’s pages, largest paint, empty cache (${cold.path})`, cold.cold / 1000, 1.2, ' s'),
      below(`member’s pages, largest paint, second visit (${warm.path})`, warm.warm / 1000, 0.6, ' s'),
      below(`member’s pages, layout shift (${shift.path})`, shift.shift, 0.05),
      below(
        `member’s pages, script at the first visit (${script.path})`,
        Math.round(script.script / 1024),
        151,
        ' KB',
      ),
    ]
  } finally {
    await browser.close()
  }
}
