import { expect, test } from 'vitest'
import { talks } from '../../../corpus/talks/scripted-talks.ts'
import { safeAnswer } from '../../crisis/safe-answer.ts'
import { allAnswers } from '../answers/all-answers.ts'
import { talkCases } from '../cases/talk-cases.ts'
import { conversationWords } from '../script/conversation-words.ts'
import { exerciseIds } from '../script/exercise.ts'
import { situationIds } from '../script/situation-id.ts'
import { lastOf, questions, systemWords, talk, unquoted } from '../testing/guided-talk.server.ts'

// Numbers in the prepared texts; no other number may appear.
const writtenNumbers = [
  '988',
  '911',
  '741741',
  '88788',
  '18007997233',
  '18002221222',
  '18004224453',
  '838255',
  '211',
  ...[JSON.stringify(allAnswers), JSON.stringify(talkCases), JSON.stringify(conversationWords)].flatMap(
    (text) => [...text.matchAll(/\b1?-?\d{3}-\d{3}-\d{4}\b/g)].map(([number]) => number.replaceAll('-', '')),
  ),
]
const sentences = (text: string) =>
  text.split(/(?<=[.?!:])\s+|\n+/).filter((one) => one.split(' ').length > 4)

test.each(talks.map((one) => [one.name, one] as const))(
  'a scripted conversation follows the coaching rules: %s (B2 41, 42, 43)',
  (_, script) => {
    expect(script.lines.length).toBeGreaterThanOrEqual(10)
    const turns = talk(script.lines)
    const sentencesSoFar: string[] = []
    let reflectionCount = 0
    let questionCount = 0
    for (const turn of turns) {
      expect(turn.answer).not.toBe('')
      expect(questions(turn.answer), turn.answer).toBeLessThanOrEqual(1)
      const ownWords = turn.parts
        .filter(({ kind }) => kind !== 'summary')
        .map(({ text }) => text.replaceAll(/["«][^"»]*["»]|: .*/g, ''))
      expect(ownWords.join(' ').replaceAll(/\([^)]*\)/g, '')).not.toMatch(systemWords)
      expect(
        safeAnswer(unquoted(turn.answer).replaceAll(/\b[\w-]+\.(gov|org|com|info)\b/g, ''), writtenNumbers),
        turn.answer,
      ).toEqual({ safe: true })
      reflectionCount += turn.parts.filter(
        ({ kind }) =>
          kind === 'reflection' || kind === 'affirmation' || kind === 'summary' || kind === 'care',
      ).length
      questionCount += questions(turn.answer)
      sentencesSoFar.push(
        ...sentences(
          turn.parts
            .filter(({ kind }) => kind !== 'summary' && kind !== 'notice' && kind !== 'action')
            .map(({ text }) => text)
            .join('\n'),
        ),
      )
    }
    expect(reflectionCount / Math.max(questionCount, 1)).toBeGreaterThanOrEqual(0.5)
    const repeated = sentencesSoFar.filter((sentence, index) => sentencesSoFar.indexOf(sentence) !== index)
    expect(repeated).toEqual([])
    expect(JSON.stringify(turns.at(-1)?.state).length).toBeLessThan(16_000)
  },
)

test('the sixty scripted conversations cover every situation, every exercise, and both languages', () => {
  expect(talks).toHaveLength(60)
  const states = talks.map((script) => talk(script.lines).at(-1)?.state)
  const visited = new Set(states.flatMap((state) => state?.visited ?? []))
  const notInScripts = ['food', 'gaming', 'love', 'family', 'milestone']
  expect(situationIds.filter((id) => !visited.has(id) && !notInScripts.includes(id))).toEqual([])
  const done = new Set(states.flatMap((state) => [...(state?.done ?? []), state?.exercise?.id ?? '']))
  expect(exerciseIds.filter((id) => !done.has(id) && id !== 'plan_tonight')).toEqual([])
  expect(talks.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(13)
})

test.each(['help me plan tonight', 'can we make a plan for tonight', 'quiero hacer un plan para esta noche'])(
  'a request for a plan for the night starts that exercise: %s',
  (message) => {
    expect(lastOf([message]).state.exercise?.id).toBe('plan_tonight')
  },
)

test('a Spanish speaker is answered in Spanish to the end (B2 8)', () => {
  for (const script of talks.filter(({ language }) => language === 'es'))
    for (const turn of talk(script.lines)) expect(turn.state.language).toBe('es')
})

test('the coach summarizes the conversation only when asked', () => {
  const lines = [
    'I want to drink so bad tonight',
    '7',
    'I argued with my landlord',
    'it is in the fridge',
    'I took a long shower last time',
    'my cousin Joe',
    'we could play cards',
    'he said yes to the cards',
    'we start at eight',
  ]
  const summaries = (turns: ReturnType<typeof talk>) =>
    turns.filter(({ parts }) => parts.some(({ kind }) => kind === 'summary')).length
  expect(summaries(talk(lines))).toBe(0)
  expect(summaries(talk([...lines, 'can you sum it up']))).toBe(1)
})

test('the writer can change the subject', () => {
  const turn = lastOf([
    'I cannot sleep at all',
    'for weeks',
    'can we talk about something else',
    'I want to talk about my boss',
  ])
  expect(turn.state.situation).toBe('work')
})

test('if the coach does not understand a message, it says so and offers choices', () => {
  const turn = lastOf(['qwrtz asdf ghjkl'])
  expect(turn.parts.some(({ text }) => conversationWords.en.confused.includes(text))).toBe(true)
  expect(turn.state.choices.length).toBeGreaterThanOrEqual(3)
  expect(lastOf(['qwrtz asdf ghjkl', 'the second one']).state.situation).toBe(turn.state.choices[1])
})

test('after "stop asking me questions" the coach asks none', () => {
  const turns = talk([
    'my kids are away and I am sad',
    'stop asking me questions',
    'the house is so quiet',
    'I keep looking at their shoes',
  ])
  for (const turn of turns.slice(1)) expect(questions(turn.answer)).toBe(0)
})

test.each([
  [
    'a denial that nobody asked for is believed',
    ['i feel ashamed', 'i dont want to kill myself no'],
    /glad you’re not|Good to know|believe you/,
    /want to die/,
  ],
  [
    'no plan is asked about before a yes',
    ['everyone would be better off without me', 'what is for dinner'],
    /thoughts of suicide/,
    /how you would do it/,
  ],
  [
    'a question about medicine is not taken for hate',
    ['is suboxone just replacing one drug with another'],
    /treatment/,
    /against groups/,
  ],
  [
    'what others did is not taken for a lapse',
    ['my sponsor relapsed and I am scared'],
    /\?/,
    /A return to use|First things first/,
  ],
  [
    'a shift with deaths is not a riddle',
    ['work was long', 'we lost two today'],
    /sorry/,
    /onfusion|way home/,
  ],
  [
    'not being alone is not loneliness',
    ['i drank last night', 'no im not alone, my husband is here'],
    /with a person near|helping you before/,
    /loneliness|alone/,
  ],
  ['short Spanish is answered in Spanish', ['ayer tome otra vez'], /Consumiste/, /you/],
] as const)('%s', (_, lines, expected, unexpected) => {
  const { answer } = lastOf([...lines])
  expect(answer).toMatch(expected)
  expect(answer.replace(/^Before we start.*?\n\n/s, '')).not.toMatch(unexpected)
})

test('one hundred turns of the same short word never get the same answer twice in a row', () => {
  const turns = talk(Array.from({ length: 100 }, () => 'ok'))
  for (let at = 1; at < turns.length; at += 1) expect(turns[at]?.answer).not.toBe(turns[at - 1]?.answer)
})

test('after a lapse the coach asks about safety, then about support, then about what helped before (B2 44)', () => {
  const [first, second, third] = talk(['I relapsed last night', 'I am okay', 'my brother is here'])
  expect(first?.answer).toMatch(/safety/)
  expect(first?.answer).not.toMatch(/back to zero|start over|day one/i)
  expect(second?.answer).toMatch(/with you/)
  expect(third?.answer).toMatch(/helping you before/)
})
