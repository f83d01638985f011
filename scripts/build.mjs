// `npm run build`: builds the pages into dist/ if their sources have changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { environment, inRoot, node, read, root, run, withLock } from './project.mjs'

const marker = inRoot('dist/.built')
const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.after-build.ts',
  'vite.catalogs.ts',
  'vite.service-worker.ts',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'scripts/build.mjs',
]

export async function build() {
  const current = fingerprint()
  if (read(marker) === current) return
  await withLock('build', async () => {
    if (read(marker) === current) return
    console.log('Building the pages.')
    rmSync(marker, { force: true })
    const env = environment({ NODE_ENV: 'production' })
    // One call makes the browser's files, the HTML of every page, the service worker, and compressed copies.
    const code = await run(node, [inRoot('node_modules/vite/bin/vite.js'), 'build', '--logLevel=warn'], {
      env,
    })
    if (code !== 0) process.exit(code)
    mkdirSync(inRoot('dist'), { recursive: true })
    writeFileSync(marker, current)
  })
}

/** A hash of all sources of the pages: no tests, and of the server only the files that the build uses. */
function fingerprint() {
  const hash = createHash('sha256')
  const config = read(inRoot('vite.config.ts'))
  for (const file of sources.flatMap((source) => filesIn(inRoot(source)))) {
    const name = path.relative(root, file)
    const used = name.endsWith('prerender.server.ts') || !name.endsWith('.server.ts') || config.includes(name)
    if (used && !/\.test\.tsx?$/.test(name)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesIn(place) {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place)
    .toSorted()
    .flatMap((name) => filesIn(path.join(place, name)))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await install()
  await build()
}
