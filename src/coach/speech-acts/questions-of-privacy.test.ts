import { expect, test } from 'vitest'
import { lastOf } from '../testing/guided-talk.server.ts'

const answerTo = (...lines: string[]) => lastOf(lines).answer
const ofOfficials = /can order us|puede ordenar/
const ofReading = /No person reads along|Ninguna persona lee/

test.each([
  ['if i tell you stuff does it go to my PO'],
  ['can my boss read this'],
  ['do you report any of this to the court?'],
  ['will you tell my probation officer about this'],
  ['¿lo que escribo le llega a mi oficial?'],
  ['mi jefe puede ver lo que digo aquí?'],
  ['esto que te cuento le llega a mi oficial o a la corte?'],
])('whether an official learns of the talk is answered with what the law allows: %s', (line) => {
  expect(answerTo('hey', line)).toMatch(ofOfficials)
})

test.each([
  ['are you going to tell my wife about this'],
  ['can she read what i write'],
  ['does any of this get back to my family'],
  ['do you share this with anyone'],
  ['are you gonna report me'],
  ['le vas a contar algo de esto a mi vieja?'],
  ['tú le reportas a ella lo que yo escribo aquí o qué?'],
  ['me vas a delatar?'],
])('whether anyone else learns of the talk is answered with who reads it: %s', (line) => {
  expect(answerTo('hey', line)).toMatch(ofReading)
})

test.each([
  ['do you remember me tomorrow or do we start over'],
  ['will you save what i write'],
  ['¿guardas lo que te digo con mi nombre?'],
  ['vos te acordás de mi mañana o arrancamos de cero?'],
])('whether the talk is stored is answered: %s', (line) => {
  expect(answerTo('hey', line)).toMatch(/saved|stored|guard/)
})

test.each([
  ['can you tell me about my options'],
  ['can you keep me company'],
  ['can you tell me what to say to my boss'],
  ['would you tell your wife about this'],
  ['should i tell my wife about this'],
  ['what do you tell people about this'],
  ['will my wife get it out of the house'],
  ['can people see it as a disease'],
  ['¿cómo le dices a tu jefe algo de esto?'],
  ['¿le digo a mi mamá algo de esto?'],
])('a question of what to do or say is not about privacy: %s', (line) => {
  expect(answerTo('hey', line)).not.toMatch(ofOfficials)
  expect(answerTo('hey', line)).not.toMatch(ofReading)
})
