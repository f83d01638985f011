// Installs what package-lock.json asks for, when something is missing or the lockfile has changed.
import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { alone, inRoot, node, read, run } from './project.mjs'

const marker = inRoot('node_modules/.installed')

export async function install() {
  if (isInstalled()) return
  await alone('install', async () => {
    if (isInstalled()) return
    if (!matchesLockfile()) await installAll()
    writeFileSync(marker, fingerprint())
  })
}

function isInstalled() {
  return read(marker) === fingerprint() && existsSync(node)
}

function fingerprint() {
  return createHash('sha256')
    .update(read(inRoot('package-lock.json')))
    .digest('hex')
}

/** npm notes what it installed; a developer's own `npm install` counts as well as ours. */
function matchesLockfile() {
  const note = read(inRoot('node_modules/.package-lock.json'))
  if (!note || !existsSync(node)) return false
  const installed = JSON.parse(note).packages
  return Object.entries(JSON.parse(read(inRoot('package-lock.json'))).packages).every(
    ([place, entry]) =>
      place === '' ||
      (installed[place] ? installed[place].integrity === entry.integrity : entry.optional || entry.peer),
  )
}

async function installAll() {
  console.log('Installing what Cairn needs. This takes a minute or two, once.')
  const flags = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
  const npm = process.env.npm_execpath
  // The machine's own npm, also where NODE_ENV is set for production: the build needs its tools.
  const env = { ...process.env, NODE_ENV: 'development' }
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...flags], { env })
    : await run('npm', flags, { env })
  if (code !== 0) fail('npm ci did not succeed; what it said stands above.')
  if (!existsSync(node))
    fail('npm ran no install scripts, and Cairn needs three. Run: npm ci --ignore-scripts=false')
}

function fail(words) {
  console.error(words)
  process.exit(1)
}
