// Two builds of one checkout in different folders, time zones and locales.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const notSource = /^(?:node_modules|dist|data|\.git)(?:\/|$)/

function manifestOf(folder: string, environment: Record<string, string> = {}): string {
  execFileSync(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return readFileSync(join(folder, 'dist/build-manifest.json'), 'utf8')
}

test('a build in another place gives the same bytes', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'cairn-another-place-'))
  try {
    cpSync(root, elsewhere, {
      recursive: true,
      filter: (file) => !notSource.test(relative(root, file)),
    })
    symlinkSync(join(root, 'node_modules'), join(elsewhere, 'node_modules'))
    const other = manifestOf(elsewhere, { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', HOME: elsewhere })
    expect(other).toBe(manifestOf(root))
  } finally {
    rmSync(elsewhere, { recursive: true, force: true })
  }
})
