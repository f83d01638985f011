// Generates the lists of common passwords from a list on standard input, one per line. Decision 0030 has the sources.
// `node scripts/common-passwords.mjs < LIST` writes the server's list, with `journal` the browser's shorter one.
import { readFileSync, writeFileSync } from 'node:fs'
import { bitsOf, bitsPerPassword } from '../src/accounts/passwords/common-passwords.server.ts'
import { inRoot } from './project.mjs'

const words = readFileSync(0, 'utf8')
  .split(/\r?\n/)
  .map((word) => word.normalize('NFKC').toLowerCase())
  // Shorter passwords are refused for their length anyway.
  .filter((word) => [...word].length >= 8)
const unique = new Set(words)
const list = Buffer.alloc(Math.ceil((unique.size * bitsPerPassword) / 8))
for (const word of unique) for (const bit of bitsOf(word, list.length * 8)) list[bit >> 3] |= 1 << (bit & 7)
if (process.argv[2] === 'journal') {
  const file = inRoot('src/journal/crypto/common-passwords.json')
  writeFileSync(file, `${JSON.stringify({ filter: list.toString('base64') })}\n`)
} else {
  const lines = list.toString('base64').match(/.{1,120}/g)
  writeFileSync(inRoot('src/accounts/passwords/common-passwords.txt'), `${lines.join('\n')}\n`)
}
console.log(`${unique.size} passwords in ${list.length} bytes.`)
