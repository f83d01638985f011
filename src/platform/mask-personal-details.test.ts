import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskPersonalDetails } from './mask-personal-details.ts'

test.each([
  ['Write to ana.m@example.org or 415-555-0199.', 'Write to [an address] or [a number].'],
  ['Mi número es ٤١٥٥٥٥٠١٩٩', 'Mi número es [a number]'],
  ['See https://me.example/ana and www.ana.example today', 'See [a link] and [a link] today'],
  ['I am @ana_sober there', 'I am [a handle] there'],
  ['I live at 1422 Elm Street, Apt 4B with him', 'I live at [an address] with him'],
  ['come to 12 north oak ave please', 'come to [an address] please'],
  ['We met at 77 Mill Creek Drive.', 'We met at [an address]'],
  ['vivo en la calle Los Olivos 23 con ella', 'vivo en la [an address] con ella'],
  ['Ich wohne Hauptstraße 12 allein', 'Ich wohne [an address] allein'],
  ['near Portland, OR 97205 now', 'near Portland, [an address] now'],
  ['Yesterday Maria Gonzalez drove me', 'Yesterday [a name] drove me'],
  ['My sponsor John P. Miller called', 'My sponsor [a name] called'],
  ['Dr. Weiss said no', 'Dr. [a name] said no'],
  ['My name is Oksana and I drink', 'My name is [a name] and I drink'],
  ['my sister Carla drove me home', 'my sister [a name] drove me home'],
  ['I told Dave, my sponsor, about it', 'I told [a name], my sponsor, about it'],
  ['mi hermana Lucía ya no me habla', 'mi hermana [a name] ya no me habla'],
  ['me llamo Lucía', 'me llamo [a name]'],
])('%s', (text, masked) => {
  expect(maskPersonalDetails(text)).toBe(masked)
})

test.each([
  'I went to Alcoholics Anonymous in New York last Sunday.',
  'I did 90 meetings in 90 days and it was way better.',
  'My sister Monday, my mom Tuesday. I see my therapist Friday.',
  'Two kids, 20 minutes down the road, 3 years off the street.',
  'We have 2 dogs at my place, and I drive.',
  'Thank God Monday is over. Happy New Year!',
  'Recaí otra vez anoche. Hoy es el día 1.',
  'no puedo pasar por la calle desde hace 3 días',
  '',
])('text without personal details is unchanged: %s', (text) => {
  expect(maskPersonalDetails(text)).toBe(text)
})

test('the writer’s own name is masked where it is used as a name', () => {
  expect(maskPersonalDetails('Will here. I will stay. WILL again, will Hart too.', ['Will Hart'])).toBe(
    '[a name] here. I will stay. [a name] again, will [a name] too.',
  )
  expect(maskPersonalDetails('a.b is (no) pattern', ['A.B', '(', '(no)'])).toBe('a.b is [a name] pattern')
})

test('any text is masked in time and never fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), fc.string({ maxLength: 80 }), (text, name) => {
      expect(typeof maskPersonalDetails(text, [name])).toBe('string')
    }),
  )
  for (const part of ['1 ', '1 Elm ', 'Ana ', '5-', 'calle a ', 'a.', '@a', 'P. O. '] as const) {
    const started = performance.now()
    maskPersonalDetails(part.repeat(Math.ceil(5_000 / part.length)), ['Ana'])
    expect(performance.now() - started, part).toBeLessThan(1_000)
  }
})
