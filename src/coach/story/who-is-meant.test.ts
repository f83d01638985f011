import { expect, test } from 'vitest'
import { normalizeText } from '../../platform/normalize-text.ts'
import { roleIn, whoIsMeant } from './who-is-meant.ts'

const meant = (message: string, isKnown = false) => whoIsMeant(normalizeText(message), isKnown)

test.each([
  'my son is the one with the problem not me. hes 24',
  'no. MY SON. not me. hes on fentanyl',
  "I'm the mother. It's him who has to be home by six",
  'its not me. im his boss',
  'no no, he is the one drinking. me i dont drink',
  "he doesnt live with me, hes my sponsee. i'm his sponsor",
  'im talking about my dad. dying',
  "i'm asking about my sister",
  "it's her dad, i'm his wife",
  'mike is my employee',
  "i'm the neighbor",
  'yo no, mi hijo',
  'yo no, mi mama!!',
  'Yo no bebo. Es mi marido. Bebe él.',
  'yo no tengo ninguna enfermedad, es mi esposo el que toma',
  'soy el hijo. mi jefa anda tomando otra vez',
  'soy la mamá de un muchacho que fuma cristal',
  'no soy yo, es mi hermana',
  'el que toma es mi papá',
  'no hablo de mí, hablo de mi hija',
])('the message says that it is about someone else: %s', (message) => {
  expect(meant(message)).toBe('other')
})

test.each([
  "I don't drink mate, that's her. Night.",
  'im not an addict. i just want a quiet clock',
  'yo no tomo',
])('in a talk about someone else, a denial of own use says so again: %s', (message) => {
  expect(meant(message, true)).toBe('other')
})

test.each([
  "i'm the one who drinks",
  'pero ella no juega, el que juega soy yo',
  "it's me, not my husband",
  'no es ella, soy yo',
  'this is about my own drinking',
])('the message says that it is about the writer: %s', (message) => {
  expect(meant(message)).toBe('self')
})

test.each([
  'my gf just said its me or the game',
  'heads up i dont drink, still down for wine bar if they have good snacks',
  'hes the one who posts the most',
  'not drinking its coke. and hes my boss not my wife lol',
  'I am asking about when to tell my husband!',
  'shes sad not me. i mean i hate that she cried',
  "i don't drink during the week",
  "i'm not an alcoholic, my wife just exaggerates",
  'no es emergencia ya, mi tia esta aqui',
  'yo no tomo desde marzo',
  'to not be his atm. but hes my dad',
  'no me pega, solo palabras',
])('the message says nothing about who it is about: %s', (message) => {
  expect(meant(message)).toBeUndefined()
})

test.each([
  ['i manage a warehouse. got a forklift guy, smells like a bar', 'en', 'your employee'],
  ['sponsee of mine just texted that he needs a break', 'en', 'your sponsee'],
  ['one of my students smells of weed', 'en', 'your student'],
  ['my boss smells of beer', 'en', undefined],
  ['soy el hijo. mi jefa anda tomando otra vez, la encontre dormida en la sala', 'es', 'tu mamá'],
  ['mi jefa es mi MAMA, no del trabajo', 'es', 'tu mamá'],
  ['mi jefa me cambio el turno en el trabajo', 'es', undefined],
  ['el abuelo dejo de tomar antier', 'es', 'tu abuelo'],
] as const)('the person by role: %s', (message, language, person) => {
  expect(roleIn(normalizeText(message), language)).toBe(person)
})
