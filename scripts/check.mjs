// `npm run check`: types, layout, lint, format, unused code. Prints problems only, each under the check that found it.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { environment, inRoot, node, read, root } from './project.mjs'

const bin = (name) => inRoot('node_modules/.bin', name)
// Each thread of the compiler computes the types of the libraries again. tsconfig.json sets the same for oxlint.
const types = (of) => ['-p', `tsconfig.${of}.json`, '--singleThreaded']
// The compiler and the linter are short-lived Go programs. Garbage collection at Go's default rate takes a fifth of their time.
const env = environment({ GOGC: '400' })
// The longest first, because they determine when the last one ends.
const checks = [
  { name: 'lint', command: bin('oxlint'), flags: ['--type-aware', '--quiet'] },
  { name: 'unused', command: bin('knip'), flags: ['--no-progress', '--no-config-hints', ...knipCache()] },
  { name: 'types of the tests', command: bin('tsc'), flags: types('tests') },
  { name: 'types of the browser', command: bin('tsc'), flags: types('browser') },
  { name: 'types of the server', command: bin('tsc'), flags: types('server') },
  { name: 'format', command: bin('biome'), flags: ['check', '--colors=off', '--diagnostic-level=error'] },
  { name: 'layout', command: node, flags: ['checks/imports.mjs'] },
  { name: 'size', command: node, flags: ['checks/size.mjs'] },
  { name: 'words', command: node, flags: ['checks/words.mjs'] },
  { name: 'lockfile', command: node, flags: ['checks/lockfile.mjs'] },
]

/** Runs every check, as many in parallel as there are processors. Returns how many passed and failed. */
export async function check() {
  const waiting = checks.filter(({ flags }) => flags[0] !== '-p' || existsSync(inRoot(flags[1])))
  const counts = { passed: 0, failed: 0, failures: [] }
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const problem = await problemOf(next)
      if (problem === undefined) counts.passed += 1
      else {
        counts.failed += 1
        counts.failures.push(`the check ${next.name}`)
        console.error(`\n${next.name}:\n${problem}`)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return counts
}

/**
 * knip caches how each import resolves and does not notice that an imported file was deleted, so the cache is specific to a list of
 * files.
 */
function knipCache() {
  const folders = ['src', 'corpus', 'e2e', 'faults', 'scripts', 'bench', 'checks']
  const names = folders
    .filter((folder) => existsSync(inRoot(folder)))
    .flatMap((folder) => readdirSync(inRoot(folder), { recursive: true }).map((name) => `${folder}/${name}`))
  const list = [...names.toSorted(), read(inRoot('package-lock.json'))].join('\n')
  const name = createHash('sha256').update(list).digest('hex').slice(0, 16)
  const caches = inRoot('node_modules/.cache/knip')
  const stored = existsSync(caches) ? readdirSync(caches) : []
  for (const other of stored)
    if (other !== name) rmSync(path.join(caches, other), { recursive: true, force: true })
  return ['--cache', '--cache-location', path.join(caches, name)]
}

async function problemOf({ command, flags }) {
  const child = spawn(command, flags, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', resolve)
  })
  return code === 0 ? undefined : Buffer.concat(output).toString('utf8').trim() || `ended with ${code}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await install()
  const started = Date.now()
  const { passed, failed } = await check()
  const seconds = ((Date.now() - started) / 1_000).toFixed(1)
  console.log(
    failed === 0
      ? `${passed} checks passed in ${seconds} s`
      : `${failed} of ${passed + failed} checks failed`,
  )
  process.exitCode = failed === 0 ? 0 : 1
}
