// Generates src/accounts/names/confusables.txt from the confusables.txt of Unicode:
//   node scripts/confusables.mjs < confusables.txt   (https://www.unicode.org/Public/security/latest/confusables.txt)
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const fromHex = (points) =>
  String.fromCodePoint(
    ...points
      .trim()
      .split(/\s+/)
      .map((hex) => Number.parseInt(hex, 16)),
  )
const plain = (value) => value.normalize('NFKD').replaceAll(/\p{M}/gu, '')

const source = await text(process.stdin)
const version = /^# Version: (.+)$/m.exec(source)?.[1]
if (!version) throw new Error('This is not the confusables.txt of Unicode.')

const byLetters = new Map()
for (const line of source.split('\n')) {
  const [from, to] = line
    .replace(/^\uFEFF/, '')
    .replace(/#.*/, '')
    .split(';')
  if (!from?.trim() || !to) continue
  const character = plain(fromHex(from))
  const letters = plain(fromHex(to))
  // Only what looks like English letters or digits; what Unicode itself decomposes to them needs no entry.
  if ([...character].length !== 1 || /[ -~]/.test(character) || !/^[A-Za-z0-9]{1,3}$/.test(letters)) continue
  byLetters.set(letters, (byLetters.get(letters) ?? new Set()).add(character))
}
const rows = [...byLetters]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([letters, set]) => `${letters} ${[...set].join('')}`)
const head = `# Characters that look like English letters, from confusables.txt ${version} of Unicode Technical Standard 39.
# Copyright Unicode, Inc., Unicode License v3 (https://www.unicode.org/license.txt). Made by scripts/confusables.mjs.
`
writeFileSync(
  join(import.meta.dirname, '../src/accounts/names/confusables.txt'),
  `${head}${rows.join('\n')}\n`,
)
