// Finds a Chromium for the journeys: the machine's, else Playwright's, else one from the system's package manager.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { environment, inRoot, node, run } from './project.mjs'

// The headless shell comes first: the same engine without windows needs a third less CPU time for each journey.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const places = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const playwright = inRoot('node_modules/playwright-core/cli.js')

/**
 * The path of a browser that starts; installs one if there is none, or says what to do. @param at where to look besides the PATH.
 */
export async function findBrowser(at = places) {
  await installFonts()
  const found = installed(at)
  if (found) return found
  console.log('Looking for a browser for the journeys.')
  await run(node, [playwright, 'install', 'chromium'], { stdio: 'ignore' })
  const playwrights = installed(at)
  if (playwrights) return playwrights
  if (hasApt()) {
    // Playwright's browser may lack system libraries; then the system's own is tried.
    if (isProgram(playwrightsOwn())) await quietly(node, [playwright, 'install-deps', 'chromium'])
    for (const name of ['chromium-headless-shell', 'chromium']) if (!installed(at)) await aptInstall(name)
  }
  const last = installed(at)
  if (!last)
    console.error(
      'No browser was found for the journeys. Install Chromium or Chrome, then run npm test again.',
    )
  return last
}

/** Desktop systems have a font with the metrics of Arial; layout shift while fonts load is measured with one. */
async function installFonts() {
  const match = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' })
  const isThere = /arial|liberation|arimo|helvet/i.test(match.stdout ?? '')
  if (!isThere && process.platform === 'linux' && hasApt()) await aptInstall('fonts-liberation')
}

function hasApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

async function aptInstall(name) {
  await quietly('apt-get', ['update', '-qq'])
  await quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

function quietly(command, flags) {
  return run(command, flags, { env: environment({ DEBIAN_FRONTEND: 'noninteractive' }), stdio: 'ignore' })
}

function installed(at) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [process.env.CAIRN_BROWSER, ...onPath, ...at, playwrightsOwn()].find(
    (file) => isProgram(file) && starts(file),
  )
}

function playwrightsOwn() {
  const script = "import('playwright-core').then((it) => console.log(it.chromium.executablePath()))"
  const { stdout } = spawnSync(node, ['-e', script], { cwd: inRoot(), encoding: 'utf8' })
  return stdout?.trim()
}

function isProgram(file) {
  if (!file) return false
  try {
    accessSync(file, constants.X_OK)
    return existsSync(file)
  } catch {
    return false
  }
}

// An installed browser may not start: a snap in a container, a missing library.
function starts(file) {
  return spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0
}
