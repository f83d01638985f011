import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rulesVersion } from './rules-version.ts'

const rooms = ['detector', 'languages', 'talk-classifier'].map((name) =>
  join(import.meta.dirname, '..', name),
)

test('the version stored with findings is that of the rules and weights', () => {
  const hash = createHash('sha256')
  for (const room of rooms)
    for (const file of readdirSync(room).sort())
      if (!/^rules-version|\.test\.ts$/.test(file)) hash.update(file).update(readFileSync(join(room, file)))
  expect(rulesVersion, 'after a change of the detector, write the new hash in rules-version.ts').toBe(
    hash.digest('hex').slice(0, 12),
  )
})
