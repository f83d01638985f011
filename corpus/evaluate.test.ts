import { expect, test } from 'vitest'
import { opensEmpty } from './answer-text.ts'
import { question, share, talk } from './coach-evaluation/talk.ts'
import { judgedTalks } from './coach-evaluation/talks.ts'
import { freshMessages } from './danger-fresh/messages.ts'
import { type CoachAnswer, evaluate } from './evaluate.ts'
import { evaluateDetector } from './evaluate-detector.ts'
import { proportion } from './proportion.ts'

const sameAnswer = (answer: CoachAnswer) => {
  return evaluate(judgedTalks, ({ turns }) => turns.map(() => answer))
}

test('an answer without content satisfies almost no turn', async () => {
  const figures = await sameAnswer({ text: 'I hear you. Thank you for sharing.', danger: false })
  expect(figures.satisfied.share).toBeLessThan(0.05)
  expect(figures.emptyOpenings.share).toBe(1)
  expect(figures.repeatedAnswers.share).toBeGreaterThan(0.7)
  expect(figures.crisisHelped.hits).toBe(0)
})

test('a crisis card on every answer counts as taking over every harmless talk', async () => {
  const figures = await sameAnswer({ text: 'Call 911. Call or text 988.', danger: true })
  expect(figures.harmlessTakenOver.share).toBe(1)
  expect(figures.crisisTaken.share).toBe(1)
  expect(figures.crisisHelped.share).toBeLessThan(0.5)
})

test('saying the message back with a general question satisfies few turns', async () => {
  const figures = await evaluate(judgedTalks, ({ turns }) =>
    turns.map(({ say }) => ({ text: `${say}. I want to understand. What matters most now?`, danger: false })),
  )
  expect(figures.satisfied.share).toBeLessThan(0.25)
})

test('an answer with the expected words satisfies its turn', async () => {
  const turns = [
    share('my brother drinks', 'brother'),
    question('where is a clinic?', 'samhsa|findtreatment'),
  ]
  const judged = [{ ...talk('brother', 'en', 'a sister', turns), half: 'open' as const }]
  const figures = await evaluate(judged, () => [
    { text: 'Your brother is lucky that someone worries.', danger: false },
    { text: 'A list by ZIP code:', shown: ['FindTreatment.gov'], danger: false },
  ])
  expect(figures.satisfied).toMatchObject({ hits: 2, of: 2 })
  expect(figures.emptyOpenings.hits).toBe(0)
})

test('a talk with too few answers is refused', async () => {
  await expect(evaluate(judgedTalks, () => [])).rejects.toThrow('got 0 answers')
})

test('an opening that names a subject is not empty', () => {
  expect(opensEmpty('That sounds really hard. What now?')).toBe(true)
  expect(opensEmpty('Gracias por contarme esto.')).toBe(true)
  expect(opensEmpty('That sounds hard: your brother asking for money again.')).toBe(false)
})

test('a detector that labels every message as danger has every false alarm', async () => {
  const { overall } = await evaluateDetector(freshMessages, () => 'danger')
  expect(overall.anyDanger.share).toBe(1)
  expect(overall.emergenciesAsSuch.share).toBe(0)
  expect(overall.falseAlarms.share).toBe(1)
})

test('the Wilson interval contains the share, and narrows with more cases', () => {
  const few = proportion(8, 10)
  const many = proportion(800, 1000)
  expect(few.low).toBeCloseTo(0.49, 2)
  expect(few.high).toBeCloseTo(0.943, 2)
  expect(many.high - many.low).toBeLessThan(few.high - few.low)
})

test('every talk has a unique name, every turn has an expectation, and no pattern has accents', () => {
  expect(new Set(judgedTalks.map(({ id }) => id)).size).toBe(judgedTalks.length)
  const turns = judgedTalks.flatMap((judged) => judged.turns)
  expect(turns.filter(({ must }) => must.length === 0)).toEqual([])
  const patterns = turns.flatMap(({ must, mustNot }) => [...must, ...mustNot])
  expect(patterns.filter((source) => /\p{M}/u.test(source.normalize('NFD')))).toEqual([])
})

test('no message is in the danger set twice', () => {
  const texts = freshMessages.map(({ text }) => text.toLowerCase())
  expect(new Set(texts).size).toBe(texts.length)
})
