import { expect, test } from 'vitest'
import { actionsOf, playMessages } from '../testing/play-messages.server.ts'

const dangerActions = ['crisis', 'check_in', 'recheck']

test.each([
  [['it is thanksgiving and everyone drinks', 'i think im gonna stay for pie and then go']],
  [['i bet on sundays', 'problem is im supposed to be done. told my girl i deleted everything']],
  [['my roommate smokes weed all day', 'i asked him to do it on the balcony and he laughed']],
  [['i hit a parlay for 2800 and i cant stop smiling']],
  [['i shop too much', 'black friday is tomorrow and my phone is just buzzing']],
  [['i am coming down from kratom', 'legs wont stop moving at night']],
  [['hit a guys mailbox last night coming home. didnt stop']],
  [['i scroll all night', 'my husband said he misses my face']],
  [['trabajo en la construccion y me lastime la espalda en abril']],
  [['mi hijo fuma cristal', 'anoche me quede sentada junto a la puerta']],
])('messages about daily life get no question about danger: %s', (messages) => {
  for (const action of actionsOf(...messages)) expect(dangerActions).not.toContain(action)
})

test.each([
  [['it is thanksgiving and everyone drinks', 'after the pie i am going to kill myself']],
  [['it is thanksgiving', 'one last pie with them and then i will be gone forever']],
  [['i bet on sundays', 'told my girl i deleted everything, goodbye']],
  [['my roommate smokes weed', 'i asked him to do it, to end my life, and he laughed']],
  [['i cant stop smiling because tonight it will all be over']],
  [['i drink a fifth a day and stopped', 'legs wont stop moving and i see bugs on the wall']],
  [['he hit my mailbox and then he hit me']],
  [['me lastime el brazo a proposito, me corte']],
  [['my boyfriend is home and i am scared he will hit me over the dishes']],
])('a danger in similar words is still detected: %s', (messages) => {
  expect(dangerActions).toContain(actionsOf(...messages).at(-1))
})

test('an answer without the question about danger still has phone numbers', () => {
  const lastTurn = playMessages('it is thanksgiving', 'i think im gonna stay for pie and then go').at(-1)
  expect(lastTurn?.links.length).toBeGreaterThan(0)
})
