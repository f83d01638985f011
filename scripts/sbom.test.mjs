import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billOf } from './sbom.mjs'

const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
const lock = read('package-lock.json')
const manifest = read('package.json')

test('the bill of materials lists every production package once, with its hash', () => {
  const { components, dependencies, metadata } = billOf(lock)
  for (const name of Object.keys(manifest.dependencies)) {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${manifest.dependencies[name]}`
    expect(
      components.filter((component) => component.purl === purl),
      name,
    ).toHaveLength(1)
  }
  const refs = components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  for (const { name, version, hashes, scope } of components) {
    expect(name).toMatch(/^[a-z0-9._~-]+$/i)
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    if (scope === 'required') expect(hashes[0].content, name).toMatch(/^[0-9a-f]{128}$/)
  }
  const known = new Set([...refs, metadata.component['bom-ref']])
  for (const { ref, dependsOn } of dependencies)
    for (const each of [ref, ...dependsOn]) expect(known.has(each), each).toBe(true)
  const direct = dependencies.find(({ ref }) => ref === metadata.component['bom-ref'])
  expect(direct.dependsOn).toContain(`pkg:npm/fastify@${manifest.dependencies.fastify}`)
})

test('development packages are listed only on request', () => {
  const has = (bill, name) => bill.components.some((component) => component.name === name)
  expect(has(billOf(lock), 'typescript')).toBe(false)
  expect(has(billOf(lock, { all: true }), 'typescript')).toBe(true)
  const tool = billOf(lock, { all: true }).components.find(({ name }) => name === 'typescript')
  expect(tool.scope).toBe('excluded')
})

test('the bill of materials conforms to CycloneDX 1.6 and is deterministic', () => {
  const at = new Date('2026-01-01T00:00:00Z')
  const bill = billOf(lock, { at })
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  expect(bill.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(bill.metadata.timestamp).toBe('2026-01-01T00:00:00.000Z')
  for (const { licenses = [] } of bill.components)
    for (const { expression, license } of licenses)
      expect(Boolean(expression) !== Boolean(license?.name)).toBe(true)
  expect(billOf(lock, { at })).toEqual(bill)
})

test('a nested package is resolved as Node resolves it', () => {
  const { dependencies } = billOf({
    name: 'own',
    version: '1.0.0',
    packages: {
      '': { dependencies: { a: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1', '@s/c': '1' } },
      'node_modules/a/node_modules/b': { version: '1.5.0' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/@s/c': { version: '1.0.0', dependencies: { b: '2' }, license: '(MIT OR Apache-2.0)' },
    },
  })
  expect(dependencies).toContainEqual({
    ref: 'pkg:npm/a@1.0.0',
    dependsOn: ['pkg:npm/%40s/c@1.0.0', 'pkg:npm/b@1.5.0'],
  })
  expect(dependencies).toContainEqual({ ref: 'pkg:npm/%40s/c@1.0.0', dependsOn: ['pkg:npm/b@2.0.0'] })
})
