import { expect, test } from 'vitest'
import { playMessages } from '../testing/play-messages.server.ts'

test.each([
  [
    'day one. poured the last of the vodka down the sink around 6 this morning',
    'yes, i shake a lot and see things',
  ],
  [
    'ive been on xanax 9 years, nobody ever asked me to stop til this new doctor',
    'yes, i shake a lot and see things',
  ],
  [
    'hoy es mi primer dia sin tomar y ya son las 11 y no se q hacer con las manos',
    'sí, tiemblo mucho y veo cosas',
  ],
])(
  'stopping without a symptom gets a warning and a question, and a symptom the help of an emergency: %s',
  (message, symptom) => {
    const [first, second] = playMessages(message, symptom)
    expect(first?.action).toBe('check_in')
    expect(first?.answer).toMatch(/stopping suddenly can be dangerous|dejarlo de golpe puede ser peligroso/)
    expect(second?.action).toBe('crisis')
  },
)

test('the question about symptoms is asked once more, in its own words', () => {
  const [, second] = playMessages(
    'day one. poured the last of the vodka down the sink',
    'i used to be the fun one',
  )
  expect(second?.answer).toMatch(/Any shaking, sweating, or seeing things\?/)
})
