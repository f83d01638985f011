import { expect, test } from 'vitest'
import { masked, signsIn } from './signs.ts'
import { contactIn } from './signs-contact.ts'

const inDigitsFrom = (zero: string) => (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))

test.each([
  ['Arabic-Indic', inDigitsFrom('٠')],
  ['Devanagari', inDigitsFrom('०')],
  ['full width', inDigitsFrom('０')],
  ['mathematical', inDigitsFrom('𝟎')],
  ['circled', (text: string) => text.replaceAll(/\d/g, (digit) => '⓪①②③④⑤⑥⑦⑧⑨'[Number(digit)] ?? '')],
])('phone numbers and amounts in %s digits are detected and masked', (_, write) => {
  const phone = write('555-234-5678')
  expect(contactIn(`call me ${phone}`)).toBe(true)
  expect(masked(`call me ${phone} please`, { contacts: true })).toBe('call me ▒▒▒ please')
  const amount = write('40')
  expect(signsIn(`I took ${amount} pills and I want to die`).urgency).toBe('emergency')
  expect(masked(`I took ${amount} mg and I am scared`)).not.toContain(amount)
})

test('a public number is not masked, whatever its digits', () => {
  expect(contactIn(`call ${inDigitsFrom('०')('988')}`)).toBe(false)
})
