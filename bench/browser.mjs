// Starts the browser in which the bench measures pages.
import { chromium } from 'playwright-core'
import { findBrowser } from '../scripts/browser.mjs'

export async function launchBrowser() {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('no browser was found')
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}
