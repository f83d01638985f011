import { expect, test } from 'vitest'
import { newState } from '../dialogue/state.ts'
import { languageNow } from '../dialogue/turn.ts'
import { analyzeMessage } from './message-analysis.ts'

test.each([
  'ayuda',
  'recaí',
  'ansiedad',
  'cuentame un chiste',
  'buenas tio',
  'jajaja ya pues',
  'mi marido bebe',
  'mi novia',
  'estas ahi?',
  'dia 3',
  'la maldita coca',
  'apuestas',
  'adios',
])('a first message of a few Spanish words is Spanish: %s', (message) => {
  expect(languageNow(newState(), message)).toBe('es')
})

test.each([
  'day 3',
  'casino',
  'weed again',
  'i said adios to my dealer',
  'no sleep',
  'me too',
  'alcohol',
  'relapsed',
])('a first message without a Spanish word is English: %s', (message) => {
  expect(languageNow(newState(), message)).toBe('en')
})

test('a message without a clear language keeps the language of the browser', () => {
  expect(languageNow(newState('es-MX,es;q=0.9'), 'casino')).toBe('es')
  expect(languageNow(newState('es-MX,es;q=0.9'), 'I drank again last night')).toBe('en')
  expect(languageNow(newState('en-US,es;q=0.5'), 'casino')).toBe('en')
})

test.each(['solo estoy cansado', 'solo quiero dormir', 'solo una botella', 'solo los fines de semana'])(
  '"solo" as "only" is no loneliness: %s',
  (message) => {
    expect(analyzeMessage(message, 'es').feelings).not.toContain('loneliness')
  },
)
test.each(['estoy solo', 'me siento muy solo', 'estoy sola en esto', 'vivo solo'])(
  'loneliness: %s',
  (message) => {
    expect(analyzeMessage(message, 'es').feelings).toContain('loneliness')
  },
)
