import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskPersonalDetails } from './mask-personal-details.ts'
import { asciiDigits, compatible, normalizeText } from './normalize-text.ts'

test('every decimal digit of Unicode reads as its value', () => {
  const values = new Map<string, number>()
  let run = 0
  for (let point = 0; point <= 0x10_ffff; point++) {
    const sign = point >= 0xd800 && point <= 0xdfff ? '' : String.fromCodePoint(point)
    if (!/^\p{Nd}$/u.test(sign)) run = 0
    else values.set(sign, run++ % 10)
  }
  expect(values.size).toBeGreaterThan(600)
  for (const [sign, value] of values) expect(asciiDigits(sign), sign).toBe(String(value))
})

test.each([
  ['Arabic-Indic', '٥٥٥٢٣٤٥٦٧٨'],
  ['Persian', '۵۵۵۲۳۴۵۶۷۸'],
  ['Devanagari', '५५५२३४५६७८'],
  ['full width', '５５５２３４５６７８'],
  ['mathematical', '𝟓𝟝𝟧𝟐𝟯𝟺𝟱𝟞𝟳𝟠'],
  ['circled', '⑤⑤⑤②③④⑤⑥⑦⑧'],
  ['dark circled', '❺❺❺❷❸❹❺❻❼❽'],
  ['double circled', '⓹⓹⓹⓶⓷⓸⓹⓺⓻⓼'],
  ['raised and lowered', '⁵₅⁵₂³₄⁵₆⁷₈'],
  ['keycap', '5️⃣5️⃣5️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣'],
  ['Chinese', '五五五二三四五六七八'],
])('a number in %s digits is the number', (_, number) => {
  expect(normalizeText(`call ${number}`)).toBe('call 5552345678')
  expect(maskPersonalDetails(`call ${number} now`)).toBe('call [a number] now')
})

test('a single Chinese digit stays a word', () => {
  expect(asciiDigits('三天')).toBe('三天')
})

test('each position in the normalized text maps to a position in the original, in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { plain, placeOf } = compatible(text)
      let before = 0
      for (let index = 0; index <= plain.length; index++) {
        expect(placeOf(index)).toBeGreaterThanOrEqual(before)
        expect(placeOf(index)).toBeLessThanOrEqual(text.length)
        before = placeOf(index)
      }
    }),
  )
})
