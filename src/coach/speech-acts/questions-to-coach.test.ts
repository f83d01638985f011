import { expect, test } from 'vitest'
import { lastOf } from '../testing/guided-talk.server.ts'

const answerTo = (...lines: string[]) => lastOf(lines).answer

test.each([
  ['do you even like me'],
  ['do u hate me'],
  ['are you mad at me'],
  ['te caigo bien?'],
  ['te importo?'],
  ['estás enojado conmigo'],
])('whether the coach likes someone is answered plainly: %s', (line) => {
  expect(answerTo('hey', line)).toMatch(/don’t like or dislike|me cae bien ni mal/)
})

test.each([
  ['are you hungry'],
  ['do you ever sleep'],
  ['do you drink too'],
  ['do you have a girlfriend'],
  ['whats your favorite beer'],
  ['tienes hambre?'],
  ['cuántos años tienes'],
  ['tú tomas también?'],
  ['cómo te llamas'],
])('a question about the life of the coach gets a light answer: %s', (line) => {
  expect(answerTo('hey', line)).toMatch(/weekends here|fines de semana/)
})

test.each([
  ['my husband drinks', 'do you have to be hungry to relapse'],
  ['my husband drinks', 'are you hungry all the time after quitting'],
  ['mi esposo toma', 'tienes que tener hambre para recaer'],
  ['i quit', 'how do you sleep after quitting'],
])('a question about people is none about the coach: %s, %s', (...lines) => {
  expect(answerTo(...lines)).not.toMatch(/weekends here|fines de semana/)
})

test.each([
  ["so you're just a bunch of if statements"],
  ['youre just a bot lol'],
  ['you are basically a script'],
  ['o sea que eres solo un programa'],
  ['eres puro código'],
])('what the coach is made of: %s', (line) => {
  expect(answerTo('hey', line)).toMatch(/rules, small models|reglas, modelos|software|program/)
})

test.each([
  ['tell me a joke', 'haha that sucked'],
  ['tell me a joke', 'not funny'],
  ['make me laugh', 'that was so bad lol'],
  ['cuéntame un chiste', 'qué malo jaja'],
  ['cuéntame un chiste', 'no me dio risa'],
])('a joke of the coach that failed: %s, %s', (...lines) => {
  expect(answerTo(...lines)).toMatch(/Tough crowd|Público difícil/)
})
test('"that sucked" without a joke before it is not about a joke', () => {
  expect(answerTo('i went to my first meeting', 'haha that sucked')).not.toMatch(/Tough crowd/)
})
