// Two builds of one checkout in different folders, time zones and locales.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const notSource = /^(?:node_modules|dist|data|\.git)(?:\/|$)/

function run(temporaryFolder: string, command: string[], environment: Record<string, string> = {}) {
  execFileSync(process.execPath, command, {
    cwd: temporaryFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const manifestOf = (temporaryFolder: string) =>
  readFileSync(join(temporaryFolder, 'dist/build-manifest.json'), 'utf8')

test('a build in another temporaryFolder gives the same bytes', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'cairn-another-folder-'))
  try {
    cpSync(root, elsewhere, {
      recursive: true,
      filter: (file) => !notSource.test(relative(root, file)),
    })
    symlinkSync(join(root, 'node_modules'), join(elsewhere, 'node_modules'))
    // The manifest has the hashes of the files before compression.
    run(elsewhere, ['node_modules/vite/bin/vite.js', 'build', '--mode=uncompressed'], {
      NODE_ENV: 'production',
      TZ: 'Pacific/Kiritimati',
      LANG: 'tr_TR.UTF-8',
      HOME: elsewhere,
    })
    run(root, ['scripts/build.mjs'])
    expect(manifestOf(elsewhere)).toBe(manifestOf(root))
  } finally {
    rmSync(elsewhere, { recursive: true, force: true })
  }
})
