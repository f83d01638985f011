import { expect, test } from 'vitest'
import { isRegion, regionNames } from '../../crisis/help/lines.ts'
import { talkCases } from '../cases/talk-cases.ts'
import { listeningReplies } from '../listening/matching-reply.ts'
import { adviceForms } from '../script/advice-forms.ts'
import { numbersOf } from '../script/help-numbers.ts'
import { allRuleReplies } from '../speech-acts/all-rule-replies.ts'
import { lastOf } from '../testing/guided-talk.server.ts'
import { allAnswers } from './all-answers.ts'
import { withLocalNumbers } from './local-numbers.ts'

const inBritain = { numbers: numbersOf('GB') }
const inSpain = { numbers: numbersOf('ES') }
const elsewhere = { numbers: numbersOf('elsewhere') }

test('in the United States a text stays as it is', () => {
  const text = 'Call or text 988, or 211, or SAMHSA at 1-800-662-4357.'
  expect(withLocalNumbers(text, numbersOf('US'), 'en')).toBe(text)
})

test.each([
  ['they kicked me out of sober living', 'First tonight: call your local social services office for a bed'],
  [
    "there's a guy in group who hugs too long",
    'you can call a helpline near you (findahelpline.com), any hour',
  ],
])('outside of the United States a rule names no American number: %s', (message, text) => {
  const { answer } = lastOf([message], inBritain)
  expect(answer).toContain(text)
  expect(answer).not.toMatch(/\b211\b|\b988\b|1-8\d\d/)
})

test('Canada has its own 211', () => {
  expect(lastOf(['they kicked me out of sober living'], { numbers: numbersOf('CA') }).answer).toContain(
    'call 211',
  )
})

test.each([
  ['Call or text 988 now.', 'en', inBritain, 'Call 116123 now.'],
  [
    'Call 911, or call or text 988 in the U.S. I can listen.',
    'en',
    inBritain,
    'Call 999, or call 116123. I can listen.',
  ],
  ['For blue lips, call 911.', 'en', inBritain, 'For blue lips, call 999.'],
  [
    'That’s for 988 or 911.',
    'en',
    elsewhere,
    'That’s for a crisis line (findahelpline.com) or your local emergency number.',
  ],
  [
    'People answer at 1-800-662-4357 (SAMHSA) at any hour.',
    'en',
    inBritain,
    'People answer at a helpline near you (findahelpline.com) at any hour.',
  ],
  ['Call Poison Help at 1-800-222-1222 now.', 'en', elsewhere, 'Call your local poison center now.'],
  ['Llama o escribe hoy al 988.', 'es', inSpain, 'Llama hoy al 024.'],
  ['Llama ya al 911.', 'es', inSpain, 'Llama ya al 112.'],
  [
    'El 211 conoce ayuda local.',
    'es',
    inSpain,
    'La oficina de servicios sociales de tu zona conoce ayuda local.',
  ],
  [
    'Llama al 211 por una cama.',
    'es',
    inSpain,
    'Llama a la oficina de servicios sociales de tu zona por una cama.',
  ],
  [
    'Llama al 1-800-662-4357 (SAMHSA).',
    'es',
    inSpain,
    'Llama a una línea de ayuda de tu país (findahelpline.com).',
  ],
] as const)(
  'a number becomes the one of the region, or a description: %s',
  (text, language, { numbers }, local) => {
    expect(withLocalNumbers(text, numbers, language)).toBe(local)
  },
)

// What the member asks for by name.
const aboutAmerica = new Set([
  'crisis-line-spanish',
  'helpline-number',
  'disability-access',
  'other-countries',
])

test('no prepared text has an American number in another region', () => {
  const texts = [
    ...allAnswers.filter(({ id }) => !aboutAmerica.has(id)).flatMap(({ answer, more }) => [answer, more]),
    ...adviceForms.flatMap(({ self, other }) => [self, other]),
    ...talkCases.flatMap(({ en, es }) => [{ en: en.help, es: es.help }]),
    ...listeningReplies.flatMap(({ en, es }) => [{ en: en.help, es: es.help }]),
    ...allRuleReplies.flatMap(({ en, es }) => [{ en: en?.step, es: es?.step }]),
  ]
  const regions = Object.keys(regionNames)
    .filter(isRegion)
    .filter((one) => one !== 'US' && one !== 'CA')
  for (const region of regions)
    for (const text of texts)
      for (const language of ['en', 'es'] as const)
        expect(withLocalNumbers(text?.[language] ?? '', numbersOf(region), language), region).not.toMatch(
          region === 'MX' ? /\b(988|211)\b|1-8\d\d-[\dA-Z]/ : /\b(988|211|911)\b|1-8\d\d-[\dA-Z]/,
        )
})
