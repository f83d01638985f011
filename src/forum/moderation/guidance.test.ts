import { expect, test } from 'vitest'
import { guidanceFor } from './guidance.ts'

test.each(['Recaí otra vez anoche', 'Anoche recaí y me siento mal', 'hola, necesito ayuda'])(
  'the Spanish post %j gets support in Spanish',
  (post) => {
    expect(guidanceFor(post, { atRisk: false, seed: 'seed' })).toMatch(/[áéíóúñ¿]/)
  },
)

test('a post in English or in an unknown language gets support in English', () => {
  for (const post of ['I slipped again last night', 'Ich habe heute wieder getrunken'])
    expect(guidanceFor(post, { atRisk: false, seed: 'seed' })).toMatch(/\b(?:you|the)\b/)
})

test('two requests for the same topic can get different texts', () => {
  const texts = new Set(
    Array.from({ length: 20 }, (_, seed) =>
      guidanceFor('I slipped again', { atRisk: false, seed: `${seed}` }),
    ),
  )
  expect(texts.size).toBeGreaterThan(1)
})
