// Computes the skeleton of a name (Unicode Technical Standard 39): names that look alike have the same one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, 'confusables.txt')

/** Lookalikes that the standard does not list: small capitals. */
const smallCapitals = 'aᴀbʙcᴄdᴅeᴇfꜰgɢhʜiɪjᴊkᴋlʟmᴍnɴoᴏpᴘrʀsꜱtᴛuᴜvᴠwᴡyʏzᴢ'

function lettersByLookalike(): Map<string, string> {
  const found = new Map<string, string>()
  const small = [...smallCapitals]
  for (let at = 0; at < small.length; at += 2) found.set(small[at + 1] ?? '', small[at] ?? '')
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [letters, lookalikes] = line.split(' ')
    if (!line.startsWith('#') && letters && lookalikes)
      for (const lookalike of lookalikes) found.set(lookalike, letters)
  }
  // White letters on a dark square or circle, and the letters that flags are made of.
  for (const start of [0x1f150, 0x1f170, 0x1f1e6])
    for (let letter = 0; letter < 26; letter++)
      found.set(String.fromCodePoint(start + letter), String.fromCharCode(97 + letter))
  return found
}

let lookalikes: Map<string, string> | undefined

/** Digits and signs that stand for letters, and letters that look alike. */
const standsFor: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '@': 'a',
  $: 's',
  '€': 'e',
  '+': 't',
  m: 'rn',
  w: 'vv',
}

/** Lower case, without marks and invisible characters; each character replaced by the English letters that it looks like. */
export function plainLetters(text: string): string {
  lookalikes ??= lettersByLookalike()
  const known = lookalikes
  const letters = [
    ...text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''),
  ]
  return letters
    .map((letter) => known.get(letter) ?? letter)
    .join('')
    .toLowerCase()
}

/** Maps plain letters to a common form, in which digits and signs are read as letters. */
export function skeletonOf(plain: string): string {
  return [...plain]
    .map((letter) => standsFor[letter] ?? letter)
    .join('')
    .replaceAll('cl', 'd')
}
