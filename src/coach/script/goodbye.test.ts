import { expect, test } from 'vitest'
import { takesLeave } from './goodbye.ts'

test.each([
  'ok whatever im gonna say it was one hit. bye',
  'good night, and thank you for the sponsor answer.',
  "i don't drink mate, that's her. night.",
  'alright dispatch is pinging me later',
  'then mad theres none left. alright dispatch is pinging me later',
  'gotta go',
  'i give up. goodnight',
  'ok thats my 20 min',
  'im gonna skip beers this week. night robot',
  'dude. im deleting this app',
  'omg forget it. ill put a post-it on it bye',
  'ok night',
  'bueno ya me voy a acostar gracias',
  'me voy a dormir',
  'adios',
  'voy a pedir otra cita. hasta luego',
  'bueno ya me quitan el cel bro ahi te ves',
  'ya voy a buscar una pichanga. chau causa',
  'gracias che, me voy a acostar',
  'gracias de todas formas',
])('a message takes leave: %s', (said) => {
  expect(takesLeave(said)).toBe(true)
})

test.each([
  'buenas noches. mi marido bebe una botella cada noche. tiene razon?',
  'she left without a goodbye',
  'i drank last night',
  'i said good night to my kids and cried in the car for an hour',
  'my husband is here',
  'ok thx. last thing whats it do to your lungs',
  'good night? it was the worst night of my life',
  'i have to go to court on monday',
  'nunca me dijo adios',
  'me voy a quedar en la casa',
  'he gave up',
  'sleep is the worst part',
])('a message does not take leave: %s', (said) => {
  expect(takesLeave(said)).toBe(false)
})
