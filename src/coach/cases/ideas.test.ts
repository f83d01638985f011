import { expect, test } from 'vitest'
import { ideaFor, ideas } from './ideas.ts'

const idOf = (messages: string[], story: Parameters<typeof ideaFor>[1] = {}) =>
  ideaFor(messages, story, [])?.id

test.each([
  [['i drive nights so theres no same wake time', 'how long till i sleep normal again'], 'sleep-night-shift'],
  [['day 11 no drink and its my brother in laws 40th saturday'], 'event'],
  [['digo que el sabado van todos', 'el sabado tengo la despedida de mi cunado'], 'event'],
  [['ahora me pilla el grupo trabajando', 'me han cambiado el turno'], 'shift-meeting'],
  [['i keep smelling her cup when she leaves the room'], 'checking-on-partner'],
  [['necesito que me digas como le pido perdon a mi mama'], 'apologize'],
  [['mike is my employee'], 'employee'],
  [['siempre trae vino y me insiste', 'mi suegra viene el domingo'], 'pressed-drink'],
  [['i need steel toes by monday and i got 14 dollars'], 'need-things'],
])('the idea is about the open subject: %s', (messages, id) => {
  expect(idOf(messages)).toBe(id)
})

test.each([
  [['today is his birthday', 'my brother died in march'], 'event'],
  [['he posts his parlays in the chat'], 'event'],
  [["nobody's offering me a drink, i asked about sleep"], 'pressed-drink'],
  [['my purse is from walmart and i stole it'], 'relative-steals'],
  [['digo que mi wife me trata como criminal'], 'tell-partner-money'],
  [['she is up at 5 hoovering'], 'sleep'],
])('an idea about another subject is not given: %s', (messages, id) => {
  expect(idOf(messages)).not.toBe(id)
})

test('a mother gets no idea about her own sleep, and one about her son', () => {
  const story = { who: 'other', topic: 'using' } as const
  expect(idOf(['mi hijo anda en el cristal y ya no puedo dormir'], story)).toBe('relative-uses')
})

test('no idea is given twice', () => {
  expect(ideaFor(['i have cravings at night'], {}, [])?.id).toBe('craving')
  expect(ideaFor(['i have cravings at night'], {}, ['idea.craving'])?.id).not.toBe('craving')
})

test('ids are unique, and no idea asks anything', () => {
  expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length)
  for (const { en, es } of ideas) expect(`${en} ${es}`.replaceAll(/[“«][^”»]*[”»]/g, '')).not.toMatch(/[?]/)
})
