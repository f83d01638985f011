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

test.each([
  ['no quiero que se lo lleve la policia', 'lleve'],
  ['no quiero que se compre otra botella', 'compre'],
  ['espero que no llame hoy a mi casa', 'llame'],
  ['ojalá que me deje en paz', 'deje'],
])('a Spanish wish keeps its verb: %s', (message, verb) => {
  expect(saidBack(message, 'es') ?? verb).toContain(verb)
})
test('without "que" the same form is the past of the writer', () => {
  expect(saidBack('ayer llame a mi hermano', 'es')).toContain('llamaste')
})

test.each([
  ['mi marido dejo de beber hace un mes', 'Tu marido dejo de beber hace un mes'],
  ['mi mama tomo mucho ayer', 'Tu mama tomo mucho ayer'],
  ['mi esposa dice que tomo mucho', 'Tu esposa dice que tomas mucho'],
  ['anoche vendi la bici de mi sobrino', 'Anoche vendiste la bici de tu sobrino'],
  ['tengo 20 y vapeo todo el dia', 'Tienes 20 y vapeas todo el dia'],
  ['hoy me acabe una caja de galletas', 'Hoy te acabaste una caja de galletas'],
])('Spanish verbs fit their subject: %s', (message, back) => {
  expect(saidBack(message, 'es')).toBe(back)
})
test.each(['me pese 3 veces hoy', 'me grabe un video ayer'])(
  'an unknown verb that could be the past of the writer is not said back: %s',
  (message) => {
    expect(saidBack(message, 'es')).toBeUndefined()
  },
)
test('a verb that is known to be of someone else is', () => {
  expect(saidBack('me duele mucho la espalda hoy', 'es')).toMatch(/te duele/i)
})

test.each([
  ['no, a mi nunca me ha hecho nada', /ti nunca te/],
  ['ya borre su numero ayer', /borraste/],
])('more Spanish forms typed without an accent: %s', (message, back) => {
  expect(saidBack(message, 'es')).toMatch(back)
})
test('"me llamo llorando" is not said back as the own name', () => {
  expect(saidBack('me llamo llorando que quiere volver', 'es')).toBeUndefined()
})

test.each([
  ['vamos al panteon hoy'],
  ['nos quedamos helados los dos'],
  ['no me juzgues por eso'],
  ['te dije que no es mi hermano'],
  ['a ver si mañana limpio el baño'],
])('what "we" did, or what is said to the coach, is not repeated: %s', (message) => {
  expect(saidBack(message, 'es')).toBeUndefined()
})
test.each([
  ['antes me tomaba un vino y ya', 'Antes te tomabas un vino y ya'],
  ['ya no se que hacer con ella', 'Ya no sabes que hacer con ella'],
  ['o sea el tambien va a las juntas', 'El tambien va a las juntas'],
])('habits and an unaccented "sé" are repeated in the second person: %s', (message, repeated) => {
  expect(saidBack(message, 'es')).toBe(repeated)
})
