import { expect, test } from 'vitest'
import { fragmentBack, saidBack } from './said-back.ts'

test.each([
  ['en', 'my sister maybe', 'Your sister'],
  ['en', 'no sleep at all', 'No sleep at all'],
  ['en', 'keeping my hands busy mostly', 'Keeping your hands busy mostly'],
  ['es', 'tengo 19', 'Tienes 19'],
  ['es', 'no sé si contestarle', 'No sabes si contestarle'],
  ['es', 'es el juego nada mas', 'Es el juego nada mas'],
] as const)('a few words are repeated in the second person: %s | %s', (language, message, repeated) => {
  expect(fragmentBack(message, language)).toBe(repeated)
})

test.each([
  ['en', 'great'],
  ['en', 'she called me'],
  ['es', 'no chillo nunca'],
] as const)('a message that cannot be rephrased is not repeated: %s | %s', (language, message) => {
  expect(fragmentBack(message, language)).toBeUndefined()
})

test('a denial is repeated as a denial', () => {
  expect(saidBack('no one was home that night', 'en')).not.toBe('One was home that night')
  expect(saidBack("no, I haven't told my sponsor", 'en')).toBe("You haven't told your sponsor")
  expect(saidBack('no chillo nunca', 'es')).toBeUndefined()
})

test.each([
  ['es', 'mi hijo estaba en un centro', 'Tu hijo estaba en un centro'],
  ['es', 'encontré jeringas en el cuarto de mi hijo', 'Encontraste jeringas en el cuarto de tu hijo'],
  ['es', 'yo estaba en un centro', 'Tú estabas en un centro'],
  ['es', 'yo extraño mucho reírme con ella', 'Tú extrañas mucho reírte con ella'],
  ['es', 'este mes ahorré por primera vez en mi vida', 'Este mes ahorraste por primera vez en tu vida'],
  ['en', 'almost 90 days sober', "You're almost 90 days sober"],
  ['en', 'honestly made me laugh', 'It made you laugh'],
  ['en', 'been 9 years since the army', "It's been 9 years since the army"],
  ['en', 'sober life is just work and dishes', 'Sober life is just work and dishes'],
  ['en', 'used to be meth, 3 years ago', undefined],
  ['en', "deleting it doesn't help when its in my head", "Deleting it doesn't help when its in your head"],
  ['en', 'i work nights, when am i supposed to go to meetings', undefined],
  ['en', 'guess who went to a whole wedding and drank seltzer', undefined],
] as const)('a clause is repeated in the right person: %s | %s', (language, message, repeated) => {
  expect(saidBack(message, language)).toBe(repeated)
})

test.each([
  ['en', "i'm such an idiot for betting the rent"],
  ['en', 'i am a piece of garbage to my kids'],
  ['es', 'soy un idiota por apostar la renta'],
  ['es', 'soy una basura con mis hijos'],
] as const)('an insult against oneself is not said back: %s %s', (language, message) => {
  expect(saidBack(message, language)).toBeUndefined()
})

test('"si" in Spanish is a condition and no yes', () => {
  expect(saidBack('si digo algo me quitan la licencia', 'es')).not.toBe('Dices algo te quitan la licencia')
})
