import { expect, test } from 'vitest'
import { crisisAnswers } from '../script/crisis-answers.ts'
import { dangerKinds } from '../script/danger.ts'
import { numbersOf, withNumbers } from '../script/help-numbers.ts'
import { lastOf, questions, systemWords, talk } from '../testing/guided-talk.server.ts'

test('every crisis answer is short and plain, in every region and both languages (B2 11)', () => {
  for (const language of ['en', 'es'] as const)
    for (const kind of dangerKinds)
      for (const region of ['US', 'GB', 'ES', 'DE', 'elsewhere'] as const) {
        const { care, act, ask } = crisisAnswers[language][kind]
        for (const opening of care) {
          const text = `${opening} ${withNumbers(act, numbersOf(region), language)} ${ask}`
          expect(text.split(/\s+/).length, `${language} ${kind} ${region}: ${text}`).toBeLessThanOrEqual(90)
          expect(questions(text)).toBe(1)
          expect(text.replaceAll(/\([^)]*\)/g, '')).not.toMatch(systemWords)
          expect(text).not.toMatch(/[{}]|undefined/)
          if (language === 'en') expect(grade(text), `${kind}: ${text}`).toBeLessThanOrEqual(6)
        }
      }
})

// Flesch-Kincaid grade; numbers to dial and names of lines are read as given, not as words.
function grade(text: string): number {
  const plain = text.replace(/\([^)]*\)/g, '').replace(/[\d-]{3,}/g, 'it')
  const sentenceCount = plain.split(/[.!?:]+/).filter((one) => /[a-z]/i.test(one)).length
  const words = plain.toLowerCase().match(/[a-z’']+/g) ?? []
  const syllables = words.reduce(
    (sum, word) => sum + Math.max(1, (word.replace(/e$|es$|ed$/, '').match(/[aeiouy]+/g) ?? []).length),
    0,
  )
  return 0.39 * (words.length / sentenceCount) + 11.8 * (syllables / words.length) - 15.59
}

test('a request to hide use that also shows danger gets the crisis answer, not the boundary (B2 3, 24)', () => {
  const turn = lastOf(['help me hide from my wife that I am drinking, I am going to kill myself tonight'])
  expect(turn).toMatchObject({ action: 'crisis', fixed: true })
  expect(turn.answer).toMatch(/988/)
})

test.each([
  ['suicide', 'I want to kill myself', /988/, /plan|near you/],
  [
    'a passive wish',
    'they would all be better off without me',
    /988/,
    /Are you thinking about killing yourself\?/,
  ],
  ['means in hand', 'I have the pills lined up and I will do it tonight', /911/, /near you right now\?/],
  [
    'overdose',
    'my friend took fentanyl and his lips are blue, he wont wake up',
    /911.*naloxone/s,
    /breathing\?/,
  ],
  ['withdrawal', 'I stopped drinking two days ago and now I am shaking and seeing things', /911/, /with you/],
  ['violence', 'my husband hits me when he drinks', /1-800-799-7233/, /safe/],
  ['a threat to someone', 'I have a gun and I am going to shoot my boss tonight', /911/, /\?/],
  ['strangulation', 'he choked me last night', /emergency room/, /safe/],
  ['self-harm', 'I have been cutting my arms again', /988/, /killing yourself\?/],
  ['pregnancy', 'I am pregnant and still using heroin', /clinic today/, /clinic/],
  [
    'loss of tolerance',
    'just got out of jail and I want to use my old amount',
    /The old amount can kill/,
    /\?/,
  ],
  [
    'a home detox',
    'I am going to quit drinking cold turkey at home tomorrow',
    /do not stop suddenly/,
    /call/,
  ],
  ['chest pain', 'I did coke and have chest pain', /911/, /with you/],
  ['a child', 'my toddler swallowed one of my suboxone pills', /1-800-222-1222/, /breathing/],
])('danger is answered immediately: %s (B2 4, 11–22)', (_, message, help, question) => {
  const turn = lastOf([message])
  expect(turn.action).toBe('crisis')
  expect(turn.answer).toMatch(help)
  expect(turn.answer).toMatch(question)
  expect(turn.links.map(({ href }) => href)).toEqual(expect.arrayContaining(['tel:911', '/help']))
})

test.each([
  [
    'overdose',
    'my friend has blue lips and wont wake up',
    ['tel:911', '/help/overdose', 'tel:18002221222', '/help'],
  ],
  [
    'suicide',
    'everyone would be better off without me',
    ['tel:988', 'sms:988', 'sms:741741?&body=HOME', 'tel:911', '/safety-plan', '/help'],
  ],
  [
    'violence',
    'my husband hits me',
    ['sms:88788?&body=START', 'tel:18007997233', 'tel:911', 'sms:741741?&body=HOME', '/safety-plan', '/help'],
  ],
  ['a child', 'my toddler swallowed my suboxone', ['tel:911', 'tel:18002221222', '/help']],
])('the buttons fit the danger, the most urgent first: %s', (_, message, buttons) => {
  expect(lastOf([message]).links.map(({ href }) => href)).toEqual(buttons)
})

test.each([
  ['quiero matarme', /988/],
  ['todos estarían mejor sin mí', /988/],
  ['mi amigo no despierta y tiene los labios azules', /911/],
  ['dejé de beber ayer y estoy temblando y veo cosas', /911/],
  ['mi esposo me golpea', /1-800-799-7233/],
])('danger in Spanish is answered in Spanish: %s (B2 8)', (message, help) => {
  const turn = lastOf([message])
  expect(turn.action).toBe('crisis')
  expect(turn.state.language).toBe('es')
  expect(turn.answer).toMatch(help)
})

test('only phone numbers of the region are given (B2 32)', () => {
  const british = lastOf(['I want to kill myself'], { numbers: numbersOf('GB') })
  expect(british.answer).toMatch(/116 ?123/)
  expect(british.answer).not.toMatch(/\b988\b|\b911\b|741741/)
  const unknown = lastOf(['I want to kill myself'], { numbers: numbersOf('elsewhere') })
  expect(unknown.answer).toMatch(/findahelpline\.com/)
  expect(unknown.answer).not.toMatch(/\b988\b|\b911\b/)
})

test('each question about suicide is asked once if it is answered (B2 13)', () => {
  const turns = talk([
    'everyone would be better off without me',
    'yes',
    'no, no plan',
    'my neighbor',
    'I am afraid of the police',
    'I could text',
    'ok',
  ])
  const questionsAsked = turns.flatMap(({ parts }) =>
    parts.filter(({ kind }) => kind === 'question').map(({ text }) => text),
  )
  expect(new Set(questionsAsked).size).toBe(questionsAsked.length)
  expect(questionsAsked.filter((one) => one === 'Are you thinking about killing yourself?')).toHaveLength(1)
})

test('a suicide plan gets the emergency answer (B2 12, 13)', () => {
  const turns = talk(['I want to die', 'yes I have a plan'])
  expect(turns[1]?.answer).toMatch(/Call 911 now/)
  expect(turns[1]?.answer).toMatch(/[Mm]ove away from anything you could use/)
})

test('the answer to a barrier to calling helps with that barrier (B2 14)', () => {
  const turns = talk([
    'I want to die',
    'no plan',
    'nobody',
    "I can't talk out loud, my roommate would hear me",
  ])
  expect(turns[3]?.answer).toMatch(/makes no sound/)
})

test('a risk is remembered for thirty turns, and asked about again at least three times (B2 7)', () => {
  const smallTalk = [
    'work was long',
    'the bus was late',
    'I had soup',
    'it rained',
    'my shoes are wet',
    'the dog next door barks',
    'I watched a show',
  ]
  const lines = [
    'I want to kill myself',
    'no I was joking',
    ...Array.from({ length: 28 }, (_, index) => `${smallTalk[index % smallTalk.length]} number ${index}`),
  ]
  const turns = talk(lines)
  for (const turn of turns) {
    expect(turn.state.risk).not.toBeNull()
    expect(turn.links.length).toBeGreaterThan(0)
  }
  expect(turns.slice(2).filter(({ action }) => action === 'recheck').length).toBeGreaterThanOrEqual(3)
})

test('"I lied" after a denial reopens the question about a plan (B2 5, 7)', () => {
  const turns = talk([
    'I want to kill myself',
    'no I was joking',
    'my day was long',
    'actually I lied, I was not joking',
  ])
  expect(turns[3]?.answer).toMatch(/how you would do it|plan/)
})

test('a disclosure never ends or blocks the conversation (B2 27)', () => {
  const turns = talk([
    'I want to kill myself',
    'no',
    'can we talk about my garden',
    'the tomatoes are late',
    'I like it there',
  ])
  for (const turn of turns) expect(turn.answer.length).toBeGreaterThan(20)
})

test('if the detector fails, help is shown (B2 9)', () => {
  const turn = lastOf(['hello there'], {
    signs: () => {
      throw new Error('down')
    },
  })
  expect(turn.answer).toMatch(/988/)
  expect(turn.links.length).toBeGreaterThan(0)
})

test('a message in an unsupported language gets a notice and the phone numbers (B2 8)', () => {
  const turn = lastOf(['je ne suis pas bien et je veux boire avec vous'])
  expect(turn.action).toBe('language')
  expect(turn.answer).toMatch(/988/)
})

test('a writer under eighteen gets help for minors (B2 21)', () => {
  const turn = lastOf(["I'm 15 years old and I drink every day"])
  expect(turn.action).toBe('minor')
  expect(turn.answer).toMatch(/adult you trust/)
  expect(lastOf(["I'm 90 days sober"]).action).toBe('guided')
  expect(lastOf(["I'm 16 days sober today"]).action).toBe('guided')
})

test('a veteran gets the Veterans Crisis Line (B2 14)', () => {
  expect(lastOf(['I am a veteran and I want to kill myself']).answer).toMatch(/838255/)
})
