import { expect, test } from 'vitest'
import { signsInTalk } from '../danger/signs-in-talk.server.ts'
import { numbersOf } from '../script/help-numbers.ts'
import { newState } from './state.ts'
import { type Turn, takeTurn } from './turn.ts'

function talk(lines: readonly (string | { typed: string; corrected: string })[]): Turn[] {
  let state = newState()
  return lines.map((line, at) => {
    const { typed, corrected } = typeof line === 'string' ? { typed: line, corrected: line } : line
    const turn = takeTurn(state, typed, {
      now: Date.parse('2026-03-01T10:00:00Z') + at * 60_000,
      mode: 'guided',
      numbers: numbersOf('US'),
      signs: signsInTalk,
      corrected,
    })
    state = turn.state
    return turn
  })
}
const answers = (lines: Parameters<typeof talk>[0]) => talk(lines).map(({ answer }) => answer)
const lastAnswer = (lines: Parameters<typeof talk>[0]) => answers(lines).at(-1) ?? ''

test.each([
  [
    'what was found',
    ['I think my husband is drinking again', 'I found a bottle in the garage'],
    /makes the worry real/,
  ],
  ['a denial', ['My husband drinks too much', 'he said it was old'], /the two don’t match/],
  ['a shouting boss', ['bad day', 'my boss', 'yelled at me'], /stays in the body/],
  ['a hobby', ['90 days today and im so bored', 'i used to play bass'], /a piece of you/],
  ['a day', ['my daughter wants to meet me', 'Saturday, at a coffee shop'], /time to get ready/],
  ['dinero', ['mi esposo toma mucho', 'gasta la quincena en cerveza'], /confianza en tu propia casa/],
])('the answer to a statement reflects its meaning: %s', (_, lines, expected) => {
  expect(lastAnswer(lines)).toMatch(expected)
})

test('a question that refers to earlier messages is answered in their context', () => {
  const before = ['My husband drinks every night', 'I found a bottle in the garage']
  expect(lastAnswer([...before, 'and if he denies it?'])).toMatch(/change what happens around them/)
  expect(lastAnswer([...before, 'what do I say to him?'])).toMatch(/say what you saw/i)
  expect(lastAnswer(['I quit smoking on Monday', 'it is hard', 'does it get better'])).toMatch(
    /few weeks|eases/,
  )
})

test.each([
  ['i smoke weed every day', /vivid dreams/],
  ["i've been on heroin for two years", /opioid|naloxone|methadone|buprenorphine/i],
  ['i use meth on weekends', /sleep/i],
  ['i drink a twelve pack a night', /seizure/],
])('the answer about stopping fits the substance: %s', (use, answer) => {
  expect(lastAnswer([use, 'what happens when i stop'])).toMatch(answer)
  expect(lastAnswer([use, 'how bad will it be if i quit'])).toMatch(answer)
})

test('a first message in Spanish is answered in Spanish, and a question about stopping clonazepam gets a warning', () => {
  expect(lastAnswer(['llevo 40 días limpio'])).toMatch(/esos días|mañanas seguidas/)
  expect(lastAnswer(['me recetaron clonazepam', 'llevo tres años', '¿puedo cortarlo de golpe?'])).toMatch(
    /convulsi/,
  )
})

test('"where would I go" after violence is answered with a safe place', () => {
  const before = ['he hit the wall next to my head last night', "i'm not leaving, we have a baby"]
  expect(lastAnswer([...before, 'where would i even go'])).toMatch(/799-7233/)
})

test('an implied craving gets advice to get away from the substance', () => {
  expect(lastAnswer(["its 2am and i can't stop thinking about driving to the gas station for beer"])).toMatch(
    /Change rooms/,
  )
})

test('a message with typos is understood', () => {
  const [first = ''] = answers([
    { typed: 'i relasped last nite afer 4 monts', corrected: 'i relapsed last night after 4 months' },
  ])
  expect(first).toMatch(/You used/)
})

test.each([
  ["she didn't even say anything which is worse", /sorry|wasn’t an answer/],
  ['she cried and then i cried lol', /joke|laugh/],
  ['she is gonna leave me', /That’s one thing you can do|solid next step/],
])('a statement about other people is not a speech act toward the coach: %s', (line, unexpected) => {
  expect(lastAnswer(['i missed my moms birthday dinner', line])).not.toMatch(unexpected)
})

test('a statement is never answered with "I’ve told you that already"', () => {
  const messages = [
    'how do I plan my day',
    'late afternoon is bad',
    'the evenings are bad too',
    'mornings are fine',
  ]
  for (const answer of answers(messages).slice(1))
    expect(answer).not.toMatch(/I’ve told you|as much as I have|already gave/)
})

test('neither a message in capitals nor a few words are repeated', () => {
  expect(lastAnswer(['GUESS WHO GOT HER ONE YEAR CHIP TODAY'])).not.toMatch(/got her one year/i)
  expect(lastAnswer(['i sold my bass', 'like 10 years ago'])).not.toMatch(/10 years ago/)
})

test('the answer to "do I tell him" fits the person that the conversation named', () => {
  const before = ['i relapsed last night', 'one night, two beers']
  expect(lastAnswer([...before, 'my sponsor will be mad', 'do i tell him'])).toMatch(/sponsor/i)
  expect(lastAnswer(['i relapsed last night', 'my wife is asleep', 'do i tell her'])).not.toMatch(/sponsor/i)
})

test('the text of a suggested reply gets its own answer, also within a longer message', () => {
  const messages = ['my 16 year old is vaping weed', 'It turned into a fight']
  expect(lastAnswer(messages)).toMatch(/Let a day pass/)
  expect(lastAnswer([messages[0] ?? '', 'it turned into a fight on the phone actually'])).toMatch(
    /Let a day pass/,
  )
})

test('a sentence after a denial is not a correction', () => {
  const [, second = ''] = answers([
    'i owe my best friend 1200 from bets and hes asking for it',
    'no im not suicidal. i just need to figure out how to pay him',
  ])
  expect(second).not.toMatch(/misread/)
})

test('a drug that someone else takes is not a request for drugs', () => {
  expect(answers(['mi novio fuma cristal y anoche no llegó a dormir'])[0]).not.toMatch(
    /No voy a ayudar a encontrarlo/,
  )
})

test.each([
  'My wife hides wine in her water bottle',
  'my brother is staying on my couch and I found burnt foil in the bathroom',
  'My fiancé gambles online after I go to bed',
])('a relative’s bottles or drugs tell that the relative uses: %s', (line) => {
  expect(talk([line])[0]?.state.story.who).toBe('other')
})
