import { expect, test } from 'vitest'
import { restate } from './restate.ts'

test.each([
  [
    'en',
    'idk it went ok. I miss my daughter every single night',
    'You miss your daughter every single night',
  ],
  ['en', 'long day at the shop and my brother told me he was proud', 'Your brother told you he was proud'],
  ['en', 'work was fine but i cried in the car on the way home', 'You cried in the car on the way home'],
  ['es', 'bueno pues ayer fue raro. me da miedo quebrarme ahí', 'Te da miedo quebrarte ahí'],
  [
    'es',
    'mal. mi papa tambien me dejaba esperando cuando andaba tomado',
    'Tu papá también te dejaba esperando cuando andaba tomado',
  ],
] as const)('the weighty clause is said back in the second person (%s): %s', (language, message, said) => {
  expect(restate(message, language)).toBe(said)
})

test.each([
  ['en', 'a bottle?? its an elf bar. omg i hate this'],
  ['en', "its like talkin to a wall and i'm tired of it all"],
  ['en', 'bro i dont have any debt. i told you im just lonely on sundays now'],
  ['en', 'i said the raid is booked which. yeah. hearing that'],
  ['en', 'always I say next week and then he call our mother and she cry to me'],
  ['en', 'i make of it that I am a tired woman these days'],
  ['en', "nobody's offering me a drink im in a truck in nebraska and tired"],
  ['en', 'i smoked ten years and never dreamed once now its like movies'],
  ['en', 'So tired of peeing in cups every other week'],
  ['en', 'day 11 no drink and its my brother in laws 40th saturday'],
  ['es', 'mire le digo claro: si le cierro la puerta y le pasa algo yo me muero de culpa'],
  ['es', 'me robo 800 pesos de mi bolsa y todavia me grita que estoy loca'],
  ['es', 'resulta que hoy falleció Beto, mi padrino del grupo'],
  ['es', 'toda la plata que me gastaba en eso que boba'],
  ['es', 'que deje de estar enojada conmigo la neta'],
  ['es', 'me dijo mami ya hueles a ti y ahí me quedé llorando'],
] as const)(
  'nothing is said back of a complaint, half a clause or a broken one (%s): %s',
  (language, message) => {
    expect(restate(message, language)).toBeUndefined()
  },
)
