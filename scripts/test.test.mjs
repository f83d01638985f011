import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const chromium = '#!/bin/sh\nexit 0\n'

/** A separate project with these scripts, in which `vitest` replaces the test runner. */
function projectWith(vitest, check = 'process.exit(0)') {
  const root = mkdtempSync(path.join(tmpdir(), 'cairn-scripts-'))
  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text, { mode: 0o755 })
  }
  cpSync('scripts', path.join(root, 'scripts'), { recursive: true })
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{}')
  write('node_modules/.installed', createHash('sha256').update('{}').digest('hex'))
  mkdirSync(path.join(root, 'node_modules/node/bin'), { recursive: true })
  symlinkSync(process.execPath, path.join(root, 'node_modules/node/bin/node'))
  for (const tool of ['oxlint', 'knip', 'tsc', 'biome'])
    write(`node_modules/.bin/${tool}`, `#!${process.execPath}\n${check}`)
  for (const name of ['imports', 'lockfile', 'size', 'words']) write(`checks/${name}.mjs`, '')
  write(
    'node_modules/vite/bin/vite.js',
    "import { writeFileSync } from 'node:fs'\nwriteFileSync('built', '')",
  )
  if (vitest !== undefined) write('node_modules/vitest/vitest.mjs', vitest)
  write('chromium', chromium)
  return {
    root,
    write,
    run(script) {
      const { stdout, status } = spawnSync(process.execPath, [`scripts/${script}`], {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, CAIRN_BROWSER: path.join(root, 'chromium') },
      })
      return { status, lines: stdout.trim().split('\n') }
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  }
}

const counting = (counts, code = 0) => `import { writeFileSync } from 'node:fs'
writeFileSync(process.env.CAIRN_COUNTS, '${JSON.stringify(counts)}')
process.exit(${code})`

test('the last line counts failures when the test runner cannot start', () => {
  using project = projectWith(undefined)
  const { status, lines } = project.run('test.mjs')
  expect(status).toBe(1)
  expect(lines.at(-1)).toMatch(/^\d+ passed, 3 failed$/)
})

test('a run that fails without a failed test is a failure', () => {
  using project = projectWith(counting({ passed: 5, failed: 0, failures: [], flaky: [], skipped: [] }, 1))
  const { status, lines } = project.run('test.mjs')
  expect(status).toBe(1)
  expect(lines.at(-1)).toMatch(/, 3 failed$/)
})

test('a failed check is a failure', () => {
  using project = projectWith(
    counting({ passed: 5, failed: 0, failures: [], flaky: [], skipped: [] }),
    'process.exit(1)',
  )
  const { status, lines } = project.run('test.mjs')
  expect(status).toBe(1)
  expect(lines.at(-1)).toMatch(/^19 passed, [1-9] failed$/)
})

test('the last line has the counts of checks, tests, journeys and faults, and retried tests are listed', () => {
  using project = projectWith(
    counting({ passed: 5, failed: 0, failures: [], flaky: ['a person checks in'], skipped: [] }),
  )
  const { status, lines } = project.run('test.mjs')
  expect(status).toBe(0)
  expect(lines.at(-1)).toBe('22 passed, 0 failed')
  expect(lines).toContain('passed only when run again: a person checks in')
})

test('a test that this machine cannot run is named at the end, and counts neither as passed nor as failed', () => {
  const skipped = ['F39: an image is built: needs Debian’s buildah']
  using project = projectWith(counting({ passed: 5, failed: 0, failures: [], flaky: [], skipped }))
  const { lines } = project.run('test.mjs')
  expect(lines).toContain('not run here: F39: an image is built: needs Debian’s buildah')
  expect(lines.at(-1)).toBe('22 passed, 0 failed')
})

test('failures are listed again at the end', () => {
  const failures = ['src/a.test.ts: two and two: expected 5 to be 4']
  using project = projectWith(
    counting({ passed: 5, failed: 1, failures, flaky: [], skipped: [] }, 1),
    'process.exit(1)',
  )
  const { lines } = project.run('test.mjs')
  expect(lines).toContain('failed: src/a.test.ts: two and two: expected 5 to be 4')
  expect(lines).toContain('failed: the check lint')
})

test('a build is repeated only when its sources change', () => {
  using project = projectWith('')
  const built = path.join(project.root, 'built')
  const rebuilds = () => {
    rmSync(built, { force: true })
    project.run('build.mjs')
    return existsSync(built)
  }
  project.write('src/app/main.tsx', '1')
  expect(rebuilds()).toBe(true)
  expect(rebuilds()).toBe(false)
  project.write('src/app/main.test.ts', 'a test')
  project.write('src/app/api.server.ts', 'the server')
  expect(rebuilds()).toBe(false)
  project.write('src/app/main.tsx', '2')
  expect(rebuilds()).toBe(true)
})

test('a lock of a dead process blocks no other', () => {
  using project = projectWith('')
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  project.write('.cairn-build.lock', String(pid))
  expect(project.run('build.mjs').status).toBe(0)
  expect(existsSync(path.join(project.root, '.cairn-build.lock'))).toBe(false)
  expect(readFileSync(path.join(project.root, 'dist/.built'), 'utf8')).not.toBe('')
})
