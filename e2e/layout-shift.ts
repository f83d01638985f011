// Measures how far the contents of a page move while it loads.
import type { BrowserContext, Page } from 'playwright-core'

/** Records the layout shifts of every page that is loaded afterwards. */
export async function recordLayoutShifts(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
}

/** The sum of the layout shifts so far. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shifts: PerformanceEntry[] = Reflect.get(globalThis, 'shifts')
    return shifts.reduce((sum, entry) => sum + Number(entry.toJSON().value), 0)
  })
}
