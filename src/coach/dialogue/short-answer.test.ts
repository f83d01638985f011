import { expect, test } from 'vitest'
import { safeAnswer } from '../../crisis/safe-answer.ts'
import { signsInTalk } from '../danger/signs-in-talk.server.ts'
import { askedQuestionIn, askedQuestions, troubleFor, withoutFor } from '../listening/asked-questions.ts'
import { numbersOf } from '../script/help-numbers.ts'
import { newState, type State } from './state.ts'
import { takeTurn } from './turn.ts'

const now = Date.parse('2026-03-01T10:00:00Z')
const times = { noticeAt: now, lastAt: now, sessionFrom: now }

/** The answer to a message after the coach asked a question. */
function answerAfter(asking: string, message: string, state: Partial<State> = {}): string {
  const before: State = { ...newState(), turn: 2, ...times, situation: 'talk', asking, ...state }
  return takeTurn(before, message, {
    now,
    mode: 'guided',
    numbers: numbersOf('US'),
    signs: signsInTalk,
  }).answer
}

test.each([
  ['who could hear from you in the next ten minutes?', 'my sister maybe', /^Your sister\. /],
  ['who could hear from you in the next ten minutes?', 'nobody', /No one comes to mind|wait for a friend/],
  ['how long has it been like that?', 'about three weeks', /^Three weeks of that/],
  ['how long has it been like that?', 'since forever', /a long time to live with/],
  ['have you said anything about it yet?', 'no, not yet', /choose how it starts|not yet/],
  ['does anyone else know the number?', 'no one', /by yourself|secret/],
  ['which hour is the emptiest?', '9 to 11 pm', /^9 to 11 pm\. /],
  ['what was going on right before it?', 'a fight with my mom', /^A fight with your mom\. /],
  ['what has carried you through one in the past?', 'long walks', /^Long walks\. /],
  ['¿quién podría escucharte?', 'mi hermana', /^Tu hermana\. /],
  ['¿desde hace cuánto es así?', 'dos años', /^Dos años\. Es mucho tiempo/],
])('a short answer is understood as an answer to the question before it: %s | %s', (asked, said, answer) => {
  const language = /[¿áéíóú]/.test(asked) ? 'es' : 'en'
  const asking = asked.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  expect(answerAfter(asking, said, { language })).toMatch(answer)
})

test('a length of time after a message about stopping is sober time', () => {
  const recent = ["can't sleep since I stopped drinking"]
  expect(answerAfter('what do the nights look like right now?', '9 days', { recent })).toMatch(
    /^9 days\. The first stretch/,
  )
})

test('"No, I haven’t told her" after a question is not a correction', () => {
  const answer = answerAfter('who else knows?', "No I haven't told my sponsor")
  expect(answer).not.toMatch(/sorry|my mistake|misread/i)
})

test('the coach remembers the question that it asked last', () => {
  const { state, parts } = takeTurn(newState(), 'I feel so bored in the evenings', {
    now,
    mode: 'guided',
    numbers: numbersOf('US'),
    signs: signsInTalk,
  })
  const asked = parts.find(({ kind }) => kind === 'question')?.text ?? ''
  expect(asked).not.toBe('')
  expect(state.asking).toBe(asked.toLowerCase().replaceAll('’', "'"))
})

test.each([
  ['who could you tell?', 'person'],
  ['how long has it been like this?', 'duration'],
  ['what were you feeling just before?', 'before'],
  ["what's usually going on right before?", 'before'],
  ['which moment worries you most?', 'fear'],
  ['what did it give you that you miss the most?', 'gives'],
  ['what will you do with the next fifteen minutes?', 'plan'],
  ['¿que fue lo que te ayudo?', 'helped'],
])('the kind of a question is recognized: %s', (asked, id) => {
  expect(askedQuestionIn(asked)?.id).toBe(id)
})

test('every reply to a short answer is safe and asks nothing', () => {
  const lines = [
    ...askedQuestions.flatMap(({ says }) => Object.values(says).flatMap(({ en, es }) => [...en, ...es])),
    ...[troubleFor, withoutFor].flatMap((one) => Object.values(one).flatMap(({ en, es }) => [...en, ...es])),
  ]
  for (const line of lines) {
    const text = line.replaceAll(/[“«][^”»]*[”»]/g, '').replace('{value}', 'After dinner')
    expect(safeAnswer(text, ['988', '911', '18006624357']), text).toEqual({ safe: true })
    expect(text).not.toMatch(/\?/)
  }
})

test.each([
  ['what was the worst part of it?', "nothing i'm just tired"],
  ['who have you told?', 'nobody believed i could'],
  ['¿a quién se lo contaste?', 'nadie creia que podia'],
  ['what helps you at night?', 'i cant sleep unless i smoke'],
  ['¿qué ayudaría con eso?', 'me cuesta dormir si no fumo'],
  ['', 'my son uses'],
  ['', 'mi hijo se droga'],
  ['', 'my wife drinks'],
  ['', 'mi novio juega'],
])('a message that says something else is no answer to the question: %s | %s', (asking, message) => {
  const language = /[¿]|\b(mi|me|nadie)\b/.test(asking + message) ? 'es' : 'en'
  expect(answerAfter(asking, message, { language })).not.toMatch(
    /fear isn’t|miedo no es|wait for a friend|No one comes to mind|esperes a que aparezca|works for you|te funciona|ya está probado|tested|ten minutes|diez minutos/i,
  )
})

test('a yes confirms thoughts of dying only right after the question about them', () => {
  const low: Partial<State> = { situation: 'low', asked: ['low.safe'] }
  expect(answerAfter('are you having any thoughts of not wanting to be alive?', 'yes', low)).toMatch(/988/)
  expect(answerAfter('what did you eat today?', 'okay, i can walk with my mom', low)).not.toMatch(/988/)
  expect(answerAfter('', 'okay, i can walk with my mom', low)).not.toMatch(/988/)
  const spanish: Partial<State> = { ...low, language: 'es' }
  expect(answerAfter('has tenido pensamientos de no querer estar vivo?', 'sí', spanish)).toMatch(/988/)
  expect(answerAfter('', 'vale, puedo salir a andar con mi madre, vive enfrente', spanish)).not.toMatch(/988/)
})
