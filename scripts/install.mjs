// Installs the packages of package-lock.json if something is missing or the lockfile has changed.
import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { inRoot, node, read, run, withLock } from './project.mjs'

const marker = inRoot('node_modules/.installed')

export async function install() {
  if (isInstalled()) return
  await withLock('install', async () => {
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

/** npm records what it installed, so a developer's own `npm install` counts too. */
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
  console.log('Installing packages. This takes a minute or two, once.')
  const flags = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
  const npm = process.env.npm_execpath
  // Uses the machine's npm and installs development packages even if NODE_ENV is production, because the build needs them.
  const env = { ...process.env, NODE_ENV: 'development' }
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...flags], { env })
    : await run('npm', flags, { env })
  if (code !== 0) fail('npm ci failed; its output is above.')
  if (!existsSync(node))
    fail('npm ran no install scripts, and Cairn needs three. Run: npm ci --ignore-scripts=false')
}

function fail(words) {
  console.error(words)
  process.exit(1)
}
