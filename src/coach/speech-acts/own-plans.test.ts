import { expect, test } from 'vitest'
import { isHarmful, ownPlan } from './own-plans.ts'

test.each([
  'im calling carlos now',
  "i'll put it in the trunk of my car",
  'ima ask my counselor friday',
  'i can get a sub for thurs honestly',
  'ok whatever, gonna leave my phone in my jacket',
  'ill just mute it til monday',
  'im gonna skip beers this week and see',
  'i think ill call the front desk tomorrow',
  'forget it ill call my lawyer',
  'might text her after supper',
  'sending it',
])('a plan in English is recognized: %s', (said) => {
  expect(ownPlan(said, 'en')?.is).toBe('planned')
})

test.each([
  'voy a pedir otra cita',
  'igual le digo que venga a buscarme a las 12',
  'na ya, mejor le escribo la carta',
  'ok voy a llamar a la vecina',
  'le voy a poner un post-it en el refri',
  'ya voy a bajarle',
  'manana hablo con mi hermana',
  'bueno ya voy a buscar una pichanga de la parroquia',
  'mejor me quedo en casa',
  'voy a ir a la junta',
])('a plan in Spanish is recognized: %s', (said) => {
  expect(ownPlan(said, 'es')?.is).toBe('planned')
})

test.each([
  ['i already threw it in the dumpster', 'en'],
  ['texted my friend mia and made her watch', 'en'],
  ['just deleted the app', 'en'],
  ['poured it all out', 'en'],
  ['ya lo desinstale', 'es'],
  ['la acabo de desinstalar recien', 'es'],
  ['ya llame al doctor', 'es'],
  ['ya lo tire', 'es'],
] as const)('a step just taken is recognized: %s', (said, language) => {
  expect(ownPlan(said, language)?.is).toBe('done')
})

test.each([
  "i'm gonna have a drink",
  'im going to call my dealer',
  "i'll get a bottle of vodka",
  'gonna text my plug',
  "i'm going to stop taking my meds",
  'im gonna tell him ill kill him',
  'ill just smoke a little and go home',
  'ima bet one last time',
  'gonna write my kids and say goodbye to everyone',
  'voy a comprar una cerveza',
  'voy a llamar al puntero',
  'mejor me voy a tomar una copa',
  'voy a dejar la metadona',
])('a harmful plan is not affirmed: %s', (said) => {
  expect(isHarmful(said) || ownPlan(said, 'en') === undefined).toBe(true)
  expect(ownPlan(said, 'en')).toBeUndefined()
  expect(ownPlan(said, 'es')).toBeUndefined()
})

test.each([
  "she's going to call me",
  'my son will ask his counselor',
  "i don't know if i'll call him",
  'i was gonna call but i fell asleep',
  'i texted him twice',
  'i called him and he hung up',
  'i told her last month',
  'i threw it out last year',
  'im going to be 40',
  "i'm going crazy",
  'igual no le cuento a la psicologa porque me interna',
  'ella me va a llamar',
  'no voy a decirle a nadie',
  'iba a llamar pero no pude',
  'mi hijo va a pedir ayuda',
])('what is no plan of the person is not affirmed: %s', (said) => {
  expect(ownPlan(said, 'en')).toBeUndefined()
  expect(ownPlan(said, 'es')).toBeUndefined()
})

test.each([
  ["i'm going to call my case manager", 'en', 'Calling your case manager'],
  ['ima ask my counselor friday', 'en', 'Asking your counselor'],
  ['im gonna text him the waiter thing', 'en', 'Texting him'],
  ['im calling carlos now', 'en', undefined],
  ['ok voy a llamar a la vecina', 'es', 'Llamar a la vecina'],
  ['voy a hablar con mi mama', 'es', 'Hablar con tu mamá'],
  ['voy a pedir otra cita', 'es', undefined],
] as const)('a plan is named only where the grammar is certain: %s', (said, language, named) => {
  expect(ownPlan(said, language)?.named).toBe(named)
})

test.each([
  'not drinking saturday',
  'i poured the wine out',
  'voy a jugar sin chupar',
  'im skipping the beers',
])('to do without is not harmful: %s', (said) => {
  expect(isHarmful(said)).toBe(false)
})
