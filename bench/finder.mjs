// Measures a search typed on a phone: from each key press to the paint that shows its character, with 4× CPU throttling.

import { setTimeout } from 'node:timers/promises'
import { launchBrowser } from './browser.mjs'
import { below } from './load.mjs'

const words = ['serenity group 77', 'candlelight 4021', 'new york early']
const betweenKeysMs = 130

function watch() {
  globalThis.keys = []
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') globalThis.keys.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** Milliseconds from each key to its paint, as the browser reports them, in steps of eight. */
async function keysToPaint(browser, address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.goto(`${address}/meetings`, { waitUntil: 'networkidle' })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const box = page.getByLabel('Search by name, city, address, or ZIP')
  await box.click()
  await page.evaluate(watch)
  for (const text of words) {
    for (const key of text) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      await setTimeout(betweenKeysMs)
    }
    for (let remaining = text.length; remaining > 0; remaining--) {
      await page.keyboard.press('Backspace')
      await setTimeout(betweenKeysMs)
    }
  }
  const keys = await page.evaluate(() => globalThis.keys)
  await context.close()
  return keys.toSorted((a, b) => a - b)
}

export async function finder(fixture) {
  await fixture.meetings()
  const browser = await launchBrowser()
  try {
    const keys = await keysToPaint(browser, fixture.url)
    const at = (share) => keys[Math.floor(keys.length * share)] ?? 16
    return [
      below(
        'a keystroke in the search of /meetings to its paint, 100,000 meetings, slowed 4×, median',
        at(0.5),
        50,
        ' ms',
      ),
      below('the same, 95th percentile of a hundred', at(0.95), 50, ' ms'),
    ]
  } finally {
    await browser.close()
  }
}
