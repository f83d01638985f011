import { expect, test } from 'vitest'
import { normalizeText } from '../../platform/normalize-text.ts'
import { buildUpOf, signsOfBuildUp } from './build-up.ts'

/** The danger that the signs of a conversation add up to after each message. */
function buildUpsOf(...messages: string[]) {
  let used: string[] = []
  return messages.map((message) => {
    const added = signsOfBuildUp(normalizeText(message))
    const buildUp = buildUpOf(used, added)
    used = [...new Set([...used, ...added])]
    return buildUp
  })
}

test.each([
  [
    'suicide',
    ['I gave the saw to my nephew', 'nothing special', 'just wanted to say you helped, back in spring'],
  ],
  [
    'suicide',
    [
      'calves sold, barn is swept',
      'the bank gets the land',
      "my wife says I've been sweet",
      'till Friday and then it’s done',
    ],
  ],
  ['suicide', ['vendí los animales', 'no he tomado', 'nomás estoy esperando que amanezca']],
  ['withdrawal', ['poured it all out, two days ago', "can't hold a fork today"]],
  ['withdrawal', ['se me acabó el clonazepam', 'me tiembla todo']],
  [
    'withdrawal',
    ['llevo con el orfidal desde que enterré a mi marido', 'el martes las tiré todas por el retrete'],
  ],
  ['tolerance', ['acabo de salir de la clínica', 'me esperaba afuera con dos bolsitas']],
  ['tolerance', ['hace 41 días que no me meto nada', 'la tengo en el bolsillo del abrigo']],
  ['violence', ['he goes through my phone every night', 'he took my car keys last week']],
  ['tolerance', ['got out friday after 14 months', 'my buddy left me something under the sink']],
])('signs of %s spread over several messages add up to a possible danger', (kind, messages) => {
  const buildUps = buildUpsOf(...messages)
  expect(buildUps.slice(0, -1).every((one) => one === undefined)).toBe(true)
  expect(buildUps.at(-1)).toMatchObject({ kind, isClear: false })
})

test('shaking and seeing what is not there, in one message, are a withdrawal by themselves', () => {
  expect(buildUpsOf('my hands shake and I see bugs on the wall')).toEqual([
    { kind: 'withdrawal', isClear: true, isAcute: true },
  ])
  expect(
    buildUpsOf('hands wont sign my name and theres ants at the edge of the carpet that my roommate cant see'),
  ).toEqual([{ kind: 'withdrawal', isClear: true, isAcute: true }])
  expect(buildUpsOf('my hands shake before coffee', 'there are ants in the kitchen')).toEqual([
    undefined,
    undefined,
  ])
})

test('seeing what is not there, after other signs of a withdrawal, is one by itself', () => {
  const last = buildUpsOf(
    'hoy es mi primer día sin beber',
    'me tiemblan un poco las manos y sudo como si fuera agosto',
    'es normal ver como bichitos en la pared?',
  ).at(-1)
  expect(last).toEqual({ kind: 'withdrawal', isClear: true, isAcute: true })
})

test('a third sign makes the danger clear, and a repeated sign counts once', () => {
  expect(
    buildUpsOf(
      'I gave my dog to my brother',
      'I gave my guitar away to my niece, I gave my guitar to her',
      'kind of light, for once',
      'nobody checks until Monday',
    ).map((buildUp) => buildUp?.isClear),
  ).toEqual([undefined, undefined, false, true])
})

test.each([
  [['I gave my old bike to the kid next door', 'work was long today']],
  [['day 3 without a drink', 'I slept badly']],
  [['dejé de tomar el lunes', 'no tiemblo ni nada']],
  [['got out of a long meeting', 'I am home by myself tonight']],
  [['he checks the mail', 'she took the bus']],
  [['my hands shake before coffee', 'there are ants in the kitchen and my roommate sees them too']],
  [['abrí la nevera y no había nada', 'me tiembla la voz en las juntas']],
])('an ordinary conversation adds up to no danger: %s', (messages) => {
  expect(buildUpsOf(...messages).every((one) => one === undefined)).toBe(true)
})
