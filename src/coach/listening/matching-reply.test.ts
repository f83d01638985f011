import { expect, test } from 'vitest'
import { safeAnswer } from '../../crisis/safe-answer.ts'
import { normalizeText } from '../../platform/normalize-text.ts'
import { allAnswers } from '../answers/all-answers.ts'
import { dependentQuestions } from './dependent-questions.ts'
import { isDoubted, matchingReply, listeningReplies as replies } from './matching-reply.ts'
import { topicTips } from './topic-tips.ts'

const unquoted = (text: string) => text.replaceAll(/[“«][^”»]*[”»]/g, '')
const labels =
  /\b(addicts?|junkie|abus(e|er|ing)|clean|dirty|alcoholic|drogadict\w*|adict[oa]s?|limpi[oa]|suci[oa])\b/i
const numbers = [...JSON.stringify(allAnswers).matchAll(/\b1?-?\d{3}-\d{3}-\d{4}\b/g)].map(([one]) =>
  one.replaceAll('-', ''),
)

test.each(replies.map((one) => [one.id, one] as const))(
  'a reply has at most 95 words, is safe, asks at most one question, and labels no one: %s',
  (_, { en, es }) => {
    for (const { reflect, help = '', ask = '' } of [en, es]) {
      const text = unquoted([reflect, help, ask].join(' '))
      expect(safeAnswer(text, ['988', '911', '211', ...numbers]), text).toEqual({ safe: true })
      expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1)
      expect(text).not.toMatch(labels)
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(95)
    }
  },
)

test('reply ids are unique', () => {
  expect(new Set(replies.map(({ id }) => id)).size).toBe(replies.length)
})

test('every tip is safe and contains no question', () => {
  for (const tips of Object.values(topicTips))
    for (const { en, es } of tips)
      for (const text of [en, es]) {
        expect(safeAnswer(unquoted(text), ['988', '911', '211', ...numbers]), text).toEqual({ safe: true })
        expect(unquoted(text)).not.toMatch(/\?/)
      }
})

test('the follow-up questions refer to existing prepared answers', () => {
  const known = new Set(allAnswers.map(({ id }) => id))
  const named = dependentQuestions.flatMap(({ answers, after = [] }) => [...answers, ...after])
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

const replyIdFor = (
  said: string,
  who: 'self' | 'other',
  situation: 'talk' | 'grief' | 'food' | null = 'talk',
) => matchingReply(said, { story: { who }, situation, used: [] })?.id

test.each([
  ['i found the pen in his backpack yesterday', 'other', 'relative.found'],
  ['he said it was old', 'other', 'relative.denies'],
  ['no i havent said anything yet', 'other', 'relative.not-said'],
  ['se llevo la tele anoche', 'other', 'relative.money'],
  ['yelled at me', 'self', 'life.yelled-at'],
  ['i used to play bass', 'self', 'life.old-hobby'],
  ['my sponsor is going to be so disappointed', 'self', 'use.disappoint'],
  ['my wife is asleep', 'self', 'use.not-waking'],
] as const)('a statement gets the matching reply: %s', (said, who, id) => {
  expect(replyIdFor(said, who)).toBe(id)
})

test('a reply is given once, and only in its situation', () => {
  expect(replyIdFor('his mom asked me to speak', 'self', 'grief')).toBe('life.asked-to-speak')
  expect(replyIdFor('his mom asked me to speak', 'self', 'talk')).toBeUndefined()
  const used = ['listening.use.not-waking']
  expect(matchingReply('my wife is asleep', { story: {}, situation: 'talk', used })).toBeUndefined()
})

test('what someone else drinks is not the writer’s daily drinking', () => {
  const place = { story: { who: 'self', topic: 'drinking' } as const, situation: 'talk' as const, used: [] }
  expect(matchingReply('my old man drank a 12 pack every day and worked till 70', place)?.id).toBe(
    'use.family-drinks',
  )
  expect(matchingReply('like 8 a night', place)?.id).toBe('use.daily-drinks')
})

test('an adult’s age is not about children, and “I feel so stupid” is not about a silly plan', () => {
  const aboutSon = { story: { who: 'other' as const }, situation: 'relative' as const, used: [] }
  expect(matchingReply("he's 8", aboutSon)?.id).toBe('relative.kids')
  expect(matchingReply("he's 19", aboutSon)?.id).toBe('relative.grown')
  const aboutOneself = { story: {}, situation: null, used: [] }
  expect(matchingReply('it feels kind of silly', aboutOneself)?.id).toBe('life.feels-silly')
  expect(matchingReply('i feel so stupid', aboutOneself)?.id).not.toBe('life.feels-silly')
})

test('a reply found by one common word needs a trace of it in the classifier', () => {
  const found = replies.find(({ id }) => id === 'life.new-town')
  const ofFeeling = replies.find(({ id }) => id.startsWith('feel.'))
  if (!found || !ofFeeling) throw new Error('the replies are missing')
  const without = { listening: [{ id: 'life.silence', score: 0.4 }], noAct: 0.9 }
  expect(isDoubted(found, without)).toBe(true)
  expect(isDoubted(found, { ...without, listening: [{ id: 'life.new-town', score: 0.05 }] })).toBe(false)
  expect(isDoubted(found, { listening: [] })).toBe(false)
  expect(isDoubted(ofFeeling, without)).toBe(false)
})

test.each([
  ['feel.tired', 'so tired of peeing in cups'],
  ['feel.tired', 'estoy cansada de lavar y planchar'],
  ['life.old-hobby', 'someone watches. i used to run a trauma bay'],
  ['use.secret', 'me da palo quedar de raro. mi cuñado no sabe nada de lo mio'],
  ['life.day-named', 'el domingo tampoco pare'],
])('a listening reply is not given for words in another sense: %s, "%s"', (id, message) => {
  expect(matchingReply(normalizeText(message), { story: {}, situation: 'talk', used: [] })?.id).not.toBe(id)
})

test.each([
  ['feel.tired', 'i am so tired today'],
  ['life.old-hobby', 'i used to play guitar'],
  ['use.secret', 'mi esposa no sabe'],
])('and it is given for words in its own sense: %s, "%s"', (id, message) => {
  expect(matchingReply(normalizeText(message), { story: {}, situation: 'talk', used: [] })?.id).toBe(id)
})
