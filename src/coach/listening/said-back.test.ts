import { expect, test } from 'vitest'
import { fragmentBack, saidBack } from './said-back.ts'

test.each([
  ['en', 'my sister maybe', 'Your sister'],
  ['en', 'no sleep at all', 'No sleep at all'],
  ['en', 'keeping my hands busy mostly', 'Keeping your hands busy mostly'],
  ['es', 'tengo 19', '«Tengo 19»'],
  ['en', 'my constructor job', 'Your constructor job'],
  ['es', 'es el juego nada mas', '«Es el juego nada mas»'],
] as const)('a few words are repeated in the second person: %s | %s', (language, message, repeated) => {
  expect(fragmentBack(message, language)).toBe(repeated)
})

test.each([
  ['en', 'great'],
  ['en', 'she called me'],
] as const)('a message that cannot be rephrased is not repeated: %s | %s', (language, message) => {
  expect(fragmentBack(message, language)).toBeUndefined()
})

test('a denial is repeated as a denial', () => {
  expect(saidBack('no one was home that night', 'en')).not.toBe('One was home that night')
  expect(saidBack("no, I haven't told my sponsor", 'en')).toBe("You haven't told your sponsor")
})

test.each([
  ['en', 'almost 90 days sober', "You're almost 90 days sober"],
  ['en', 'he said it about me, of all people', 'He said it about you, of all people'],
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

test.each([
  ['hoy subi los cuatro pisos sin parar a toser', '«Hoy subi los cuatro pisos sin parar a toser»'],
  ['pues mi marido dejo de beber hace un mes jaja', '«Mi marido dejo de beber hace un mes»'],
  ['es que no quiero que se enteren en el trabajo', '«No quiero que se enteren en el trabajo»'],
])(
  'a Spanish message is quoted as it was typed, because its verbs may lack their accents: %s',
  (message, quoted) => {
    expect(saidBack(message, 'es')).toBe(quoted)
  },
)

test.each([['no me juzgues por eso'], ['te dije que no es mi hermano'], ['a ver si mañana limpio el baño']])(
  'what is said to the coach is not quoted: %s',
  (message) => {
    expect(saidBack(message, 'es')).toBeUndefined()
  },
)

test.each([
  [
    'ruth passed in the spring and the house has got so quiet i leave the radio on',
    'The house has got so quiet you leave the radio on',
  ],
  ['he cried after and made pancakes this morning so', 'He cried after and made pancakes this morning'],
  [
    'my son is 24 and hes hooked on pain pills, there i said it',
    "Your son is 24 and he's hooked on pain pills",
  ],
])('a clause is not cut in the middle, and keeps no loose end: %s', (message, repeated) => {
  expect(saidBack(message, 'en')).toBe(repeated)
})

test.each(['this is embarassing to type', 'mine is a weird one honestly'])(
  'a remark about the message itself is not said back: %s',
  (message) => {
    expect(saidBack(message, 'en')).toBeUndefined()
  },
)
