import { expect, test } from 'vitest'
import { problemsIn } from './lockfile.mjs'

const manifest = { dependencies: { zod: '4.6.7' } }
const zod = { version: '4.6.7', integrity: 'sha512-aaaa' }
const lock = (entries) => ({ lockfileVersion: 3, packages: { '': {}, 'node_modules/zod': zod, ...entries } })

test.each([
  [
    'an address',
    { 'node_modules/zod': { ...zod, resolved: 'https://registry.example.org/zod.tgz' } },
    'names an address',
  ],
  ['a package without a hash', { 'node_modules/zod': { version: '4.6.7' } }, 'no sha512 hash'],
  [
    'a package with a weak hash',
    { 'node_modules/zod': { ...zod, integrity: 'sha1-aaaa' } },
    'no sha512 hash',
  ],
  [
    'an optional package without a hash',
    { 'node_modules/zod': { version: '4.6.7', optional: true } },
    'no sha512',
  ],
  ['a package from a folder', { 'packages/own': zod }, 'not from the registry'],
  [
    'another version than asked for',
    { 'node_modules/zod': { ...zod, version: '4.6.6' } },
    'package.json wants 4.6.7',
  ],
])('the lockfile is refused for %s', (_, entries, problem) => {
  expect(problemsIn(lock(entries), manifest)).toEqual([expect.stringContaining(problem)])
})

test('package.json is refused for a version range', () => {
  expect(problemsIn(lock({}), { dependencies: { zod: '^4.6.7' } })[0]).toContain('not an exact version')
})

test('a valid lockfile has no problem', () => {
  expect(problemsIn(lock({}), manifest)).toEqual([])
})

test('a variant for another platform may lack a hash', () => {
  const variant = { version: '2.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] }
  expect(problemsIn(lock({ 'node_modules/tool-darwin-arm64': variant }), manifest)).toEqual([])
})
