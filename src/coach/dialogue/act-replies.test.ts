import { expect, test } from 'vitest'
import type { ActId } from '../script/acts.ts'
import { fittingWordings } from '../speech-acts/act-wordings.ts'
import { farewells } from '../speech-acts/farewells.ts'
import { goodNews } from '../speech-acts/good-news.ts'
import { humor } from '../speech-acts/humor.ts'
import { repairs } from '../speech-acts/repairs.ts'
import { playMessages } from '../testing/play-messages.server.ts'

const lastTurn = (...messages: string[]) => playMessages(...messages).at(-1)
const partKinds = (...messages: string[]) => lastTurn(...messages)?.parts.map(({ kind }) => kind)

test.each([
  ['i get cravings around 9', "I'm going to bed, goodnight", /night|sleep/i],
  ['i get cravings around 9', 'gotta run, dinner is ready', /meal|eat/i],
  ['no puedo dormir bien', 'buenas noches, me voy a dormir', /noches|duermas/],
  ['can I drink coffee on antabuse', 'okay my lunch is here, bye', /meal|eat/i],
])('a goodbye gets a goodbye and nothing else: %s | %s', (...talk) => {
  const [before, goodbye, expected] = talk
  expect(lastTurn(before, goodbye)?.answer).toMatch(expected)
  expect(lastTurn(before, goodbye)?.answer).not.toContain('?')
  expect(partKinds(before, goodbye)).toEqual(['reflection'])
})

test('thanks next to a goodbye are answered', () => {
  expect(lastTurn('i get cravings at night', 'thanks, goodnight')?.answer).toMatch(
    /welcome|any time|glad to/i,
  )
})

test('good news gets congratulations that mention it', () => {
  expect(lastTurn('i was scared of court', 'i got my license back!')?.answer).toMatch(
    /congratulations|wonderful|what a day/i,
  )
  expect(lastTurn('hey', 'today is my one year!')?.answer).toMatch(
    /congratulations|wonderful|well done|number/i,
  )
})

test('the answer to a joke starts with a light reply', () => {
  expect(lastTurn('day three', 'haha')?.answer).toMatch(/^(ha\b|there it is)/i)
  expect(lastTurn('day three', 'tell me a joke')?.answer).toMatch(/coffee|plant|bar/)
  expect(lastTurn('day three', 'knock knock')?.answer).toBe('Who’s there?')
})

test('anger at the coach gets an apology that mentions the earlier message, and offers a real person', () => {
  const turn = lastTurn('my wife left me', "you're not listening to me")
  expect(turn?.answer).toMatch(/sorry/i)
  expect(turn?.answer).toMatch(/your wife left you/)
  expect(turn?.choices).toContain('A real person')
})

test('repeated complaints get different answers', () => {
  const answers = playMessages('hi', 'this is useless', 'this is useless', 'this is useless').map(
    ({ answer }) => answer,
  )
  expect(new Set(answers).size).toBe(4)
})

test('after "that’s not what I said" the coach repeats the earlier message correctly', () => {
  const turn = lastTurn('my wife has wine in the house', "that's not what i said")
  expect(turn?.answer).toMatch(/your wife has wine in the house/)
  expect(turn?.answer).toMatch(/sorry|mistake/i)
})

test.each([
  ['my brother came over drunk', 'no, i meant my boss', /boss/i],
  ['we had a bad night', 'i said my sister, not my brother', /sister/i],
])('a correction is answered in the same turn: %s | %s', (before, correction, expected) => {
  const turn = lastTurn(before, correction)
  expect(turn?.answer).toMatch(/sorry|mistake|got it|thanks for|okay/i)
  expect(turn?.answer).toMatch(expected)
})

test.each([
  'bye. forever',
  'good night for real this time',
  'goodbye. tell my mom i love her',
  'thanks for everything. you wont hear from me again',
  'lol i took them all',
  'two years sober today and i want to die',
  'adiós para siempre',
])('a speech act does not hide a danger: %s', (message) => {
  expect(['crisis', 'check_in']).toContain(lastTurn('i had a hard week', message)?.action)
})

test.each<[ActId, readonly { id: string; cue: RegExp }[]]>([
  ['bye', farewells],
  ['celebration', goodNews],
  ['joke', humor],
  ['complaint', repairs],
])('the last wording of %s matches any message, and ids are unique', (_, list) => {
  expect(list.at(-1)?.cue.test('')).toBe(true)
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
})

test('the answer to a worried goodbye mentions the worry and asks nothing', () => {
  const turn = lastTurn('i get cravings around 9', "good night, i'm scared of tomorrow. bye")
  expect(turn?.answer).toMatch(/night|sleep/i)
  expect(turn?.answer).toMatch(/bring it back here/i)
  expect(turn?.answer).not.toContain('?')
})

test('the answer to thanks asks about a feeling that remains', () => {
  expect(lastTurn('i yelled at my kid', 'thanks. i still feel sick about it though')?.answer).toMatch(
    /welcome|any time/i,
  )
  expect(lastTurn('i yelled at my kid', 'thanks. i still feel sick about it though')?.answer).toMatch(
    /still/i,
  )
})

test.each([
  ['thanks! how do i find a sponsor?', /^(you’re (very )?welcome|any time)/i],
  ['gracias! cómo encuentro un padrino?', /^(de nada|con mucho gusto|cuando quieras)/i],
])('a question after thanks is answered after "you’re welcome": %s', (message, welcome) => {
  const turn = lastTurn(message.startsWith('g') ? 'no puedo dormir bien' : 'day three', message)
  expect(turn?.answer).toMatch(welcome)
  expect(turn?.answer.length).toBeGreaterThan(40)
})

test('the answer to a milestone mentions the length of time once', () => {
  const answer = lastTurn('i bet on everything', 'but 2 weeks!! longest since high school')?.answer ?? ''
  expect(answer.match(/2 weeks/gi)).toHaveLength(1)
})

test.each([
  [['my husband vapes and I want to quit drinking', 'day 4', 'night'], /lungs|If you want one/],
  [['my mom died of lung cancer in may', 'I miss her', 'good night'], /lungs/],
  [['my son plays the slots', "he's 30", 'bye'], /card and the phone/],
])('the closing thought of a goodbye fits the subject of the conversation: %s', (messages, wrong) => {
  expect(playMessages(...messages).at(-1)?.answer).not.toMatch(wrong)
})

test.each([
  ['hey', 'my brother is 30 days clean today'],
  ['rehab', 'my daughter got her one year chip'],
  ['hola', 'mi hermana cumple seis meses limpia'],
  ['hola', 'mi esposo lleva seis meses sin tomar'],
])('a relative’s good news gets congratulations for both: %s | %s', (before, news) => {
  expect(lastTurn(before, news)?.answer).toMatch(
    /both of you|two of you|you get to be glad|los dos|a ti te toca/,
  )
})

test('a complaint followed by a statement gets an apology, and is not said back', () => {
  const answer = lastTurn(
    'work',
    "that's generic. i work 70 hours with these people and they all drink",
  )?.answer
  expect(answer).toMatch(/sorry/i)
  expect(answer).not.toMatch(/generic/)
})

test.each([
  ["i've knitted three hats and i live in texas lol", 'hobbies'],
  ['the neighbors think i moved, no bottles in the trash haha', 'neighbors'],
  ['en la cama a las nueve, soy un monje jaja', 'boring'],
])('a joke about everyday life gets a reply about its subject: %s', (joke, id) => {
  expect(fittingWordings(humor, joke)?.id).toBe(id)
})

test('only a time in recovery is congratulated on', () => {
  expect(lastTurn('two years sober today!')?.answer).toMatch(/two years/i)
  const lost = 'uninstalled the game again! 4,200 hours on it, like two years of a full time job'
  expect(lastTurn(lost)?.answer).not.toMatch(/Two years!/)
})
