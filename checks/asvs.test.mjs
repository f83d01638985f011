// Checks docs/asvs.md and docs/faults.md: each requirement and each fault is listed once, and every named test exists.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const page = read('docs/asvs.md')
const faults = read('docs/faults.md')

// The requirement numbers of ASVS 5.0.0 of level 1 or 2, by section.
const sections =
  '1.1: 1-2; 1.2: 1-9; 1.3: 1-11; 1.4: 1-3; 1.5: 1-2; 2.1: 1-3; 2.2: 1-3; 2.3: 1-4; 2.4: 1-1; 3.2: 1-2; 3.3: 1-4; ' +
  '3.4: 1-6; 3.5: 1-5; 3.7: 1-2; 4.1: 1-3; 4.2: 1-1; 4.3: 1-2; 4.4: 1-4; 5.1: 1-1; 5.2: 1-3; 5.3: 1-2; 5.4: 1-3; ' +
  '6.1: 1-3; 6.2: 1-12; 6.3: 1-4; 6.4: 1-4; 6.5: 1-5; 6.6: 1-3; 6.8: 1-4; 7.1: 1-3; 7.2: 1-4; 7.3: 1-2; 7.4: 1-5; ' +
  '7.5: 1-2; 7.6: 1-2; 8.1: 1-2; 8.2: 1-3; 8.3: 1-1; 8.4: 1-1; 9.1: 1-3; 9.2: 1-4; 10.1: 1-2; 10.2: 1-2; 10.3: 1-4; ' +
  '10.4: 1-11; 10.5: 1-5; 10.6: 1-2; 10.7: 1-3; 11.1: 1-2; 11.2: 1-3; 11.3: 1-3; 11.4: 1-4; 11.5: 1-1; 11.6: 1-1; ' +
  '12.1: 1-3; 12.2: 1-2; 12.3: 1-4; 13.1: 1-1; 13.2: 1-5; 13.3: 1-2; 13.4: 1-5; 14.1: 1-2; 14.2: 1-4; 14.3: 1-3; ' +
  '15.1: 1-3; 15.2: 1-3; 15.3: 1-7; 16.1: 1-1; 16.2: 1-5; 16.3: 1-4; 16.4: 1-3; 16.5: 1-3; 17.1: 1-1; 17.2: 1-4; 17.3: 1-2'

const required = sections.split('; ').flatMap((section) => {
  const [, name, from, to] = /^([\d.]+): (\d+)-(\d+)$/.exec(section) ?? []
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${name}.${Number(from) + at}`)
})

test('every requirement of levels 1 and 2 is listed exactly once', () => {
  expect(required).toHaveLength(253)
  const lines = page.slice(page.indexOf('## V1 ')).split('\n')
  const listed = lines.flatMap((line) => /^\| ([\d., ]+) \|/.exec(line)?.[1]?.split(', ') ?? [])
  expect(listed.toSorted()).toEqual(required.toSorted())
})

test('every fault is listed, in order', () => {
  const listed = faults.split('\n').flatMap((line) => /^\| F(\d+) \|/.exec(line)?.[1] ?? [])
  expect(listed).toEqual(Array.from({ length: 45 }, (_, at) => String(at + 1)))
})

test('every test that a document names exists, and a row without a test says why', () => {
  const named = [...`${page}${faults}`.matchAll(/`((?:src|e2e|faults|checks|scripts)\/[^`]+?) › ([^`]*)`/g)]
  expect(named.length).toBeGreaterThan(100)
  for (const [, file, name] of named) expect(read(file).includes(name.trim()), `${file} › ${name}`).toBe(true)
})
