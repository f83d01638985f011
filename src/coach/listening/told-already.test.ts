import { expect, test } from 'vitest'
import { isTold, usesAtHome } from './told-already.ts'

test.each([
  ['What’s still open: a card, an app, a login?', 'nothing open. my sister has my bank login now'],
  [
    '¿Qué sigue abierto: una tarjeta, una app, una cuenta?',
    'la tarjeta po, y la app la tengo abierta todavia',
  ],
  ['Where can you go in the next five minutes?', 'i moved to the living room'],
  ['¿A dónde puedes ir en los próximos cinco minutos?', 'jaja ok me movi a la sala'],
  ['How does it feel, and who have you told?', 'one year today and nobody to tell'],
  ['¿Qué se siente, y a quién se lo contaste?', 'hoy cumplo un año y no tengo a quien decirle'],
  ['Is it falling asleep, or waking up?', 'i drive nights so theres no same wake time'],
  ['¿Te cuesta dormirte o te despiertas?', 'dormirme, me quedo dando vueltas hasta las 4'],
  ['Do they live with you?', 'he is asleep in his room right now'],
])('a question whose answer was told is not asked: %s', (question, told) => {
  expect(isTold([told], question)).toBe(true)
})

test.each([
  ['What has to be paid first this week, so it can’t be played?', 'i dont owe anybody'],
  ['Who could sit next to you while you write it?', 'i deleted fanduel 2 months ago'],
  ['How did you get through the last urge?', 'pare en el oxxo por unos cigarros'],
])('a question that assumes what was not said is not asked: %s', (question, told) => {
  expect(isTold([told], question)).toBe(true)
})

test.each([
  ['What’s still open: a card, an app, a login?', 'i bet again last night'],
  ['Where can you go in the next five minutes?', 'the bottle is in the kitchen'],
  ['How does it feel, and who have you told?', 'six months today'],
  ['Is it falling asleep, or waking up?', 'i am so tired'],
  ['What has to be paid first this week, so it can’t be played?', 'i lost the rent on slots'],
])('other questions are asked: %s', (question, told) => {
  expect(isTold([told], question)).toBe(false)
})

test.each([
  [{ person: 'your employee' }, false],
  [{ person: 'your dad', theyStopped: true }, false],
  [{ person: 'your son' }, true],
])('advice for relatives assumes someone at home who uses: %j', (story, uses) => {
  expect(usesAtHome(story)).toBe(uses)
})
