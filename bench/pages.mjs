// The first visit to every public page with an empty cache: 1.6 Mbit/s, 150 ms, CPU slowed down four times.

import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { inRoot } from '../scripts/project.mjs'
import { launchBrowser } from './browser.mjs'
import { below, median } from './load.mjs'

const rounds = 3

/** Every page that the build prerendered completely. */
function openPages() {
  return readdirSync(inRoot('dist/pages'), { recursive: true })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => readFileSync(inRoot('dist/pages', file), 'utf8').includes('data-full'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -5)}`))
}

/** Runs in the page: records the time of the largest paint and the sum of layout shifts. */
export function watch() {
  globalThis.seen = { paint: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.seen.paint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Waits until the browser is idle: opening a window uses both processors for most of a second, which must not count for the page. */
export async function untilAtRest(browser) {
  const session = await browser.newBrowserCDPSession()
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((seconds, { cpuTime }) => seconds + cpuTime, 0)
  }
  const until = Date.now() + 20_000
  let [before, still] = [await spent(), 0]
  while (still < 3) {
    if (Date.now() > until) throw new Error('the browser does not become idle')
    await setTimeout(100)
    const now = await spent()
    still = now === before ? still + 1 : 0
    before = now
  }
  await session.detach()
}

function slowLine(client) {
  return client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
}

/** Throttles the network of a page. Returns a function that throttles its CPU once the browser is idle. */
export async function slowPage(page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await slowLine(client)
  return () => client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** The result of `watch` once the page is idle, so that late paints are included. */
export function seenAtRest(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const answer = () => {
          globalThis.setTimeout(() => resolve(globalThis.seen), 50)
        }
        requestIdleCallback(() => {
          requestAnimationFrame(answer)
        })
      }),
  )
}

async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  let bytes = 0
  await client.send('Network.enable')
  // Only the bodies count: proxies use HTTP/2 with browsers, which compresses headers.
  client.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') bytes += Number(response.headers['content-length'])
  })
  await slowLine(client)
  await page.addInitScript(watch)
  await untilAtRest(browser)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
  const seen = await seenAtRest(page)
  await context.close()
  return { ...seen, bytes }
}

const visitedAgain = 2

/**
 * Visits each page once, and revisits those that are among the worst in one of the varying figures, because the rows report only the
 * worst pages. The figures of a page are the medians of its visits.
 */
export async function visitPages(paths, varying, visitOne) {
  const pages = paths.map((path) => ({ path, visits: [] }))
  const visited = async (page) => {
    page.visits.push(await visitOne(page.path))
    for (const name of Object.keys(page.visits[0])) page[name] = median(page.visits.map((each) => each[name]))
  }
  for (const page of pages) await visited(page)
  const worst = varying.flatMap((name) => pages.toSorted((a, b) => b[name] - a[name]).slice(0, visitedAgain))
  for (const page of new Set(worst)) for (let round = 1; round < rounds; round += 1) await visited(page)
  return { pages, most: (name) => pages.toSorted((a, b) => b[name] - a[name])[0] }
}

export async function firstPages(fixture) {
  await fixture.meetings()
  const browser = await launchBrowser()
  try {
    await visit(browser, fixture.url)
    const { pages, most } = await visitPages(openPages(), ['paint', 'shift'], (path) =>
      visit(browser, fixture.url + path),
    )
    for (const { path, paint, shift, bytes } of pages)
      console.log(
        `  ${path.padEnd(44)} ${(paint / 1000).toFixed(2)} s  shift ${shift.toFixed(3)}  ${Math.round(bytes / 1024)} KB of script`,
      )
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const home = await plain.newPage()
    await home.goto(fixture.url)
    const words = (await home.innerText('main')).length
    await plain.close()
    return [
      below(
        `first visit, largest paint, slowest of ${pages.length} public pages (${most('paint').path})`,
        most('paint').paint / 1000,
        0.6,
        ' s',
      ),
      below(`layout shift, largest (${most('shift').path})`, most('shift').shift, 0.02),
      below(
        `script loaded with a page, most (${most('bytes').path})`,
        Math.round(most('bytes').bytes / 1024),
        131,
        ' KB',
      ),
      {
        figure: 'home page without JavaScript, characters of text',
        ours: String(words),
        reference: '',
        ratio: 0,
        target: '≥ 500',
        holds: words >= 500,
      },
    ]
  } finally {
    await browser.close()
  }
}
