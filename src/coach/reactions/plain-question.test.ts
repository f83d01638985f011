import { expect, test } from 'vitest'
import { normalizeText } from '../../platform/normalize-text.ts'
import { asksPlainly } from './plain-question.ts'

test.each([
  'so is it dangerous to quit or just miserable',
  'what do i tell carlos tho, hes gonna have a shot poured for me',
  'do meetings make you hold hands',
  'nothing just answer. do i have to talk at AA',
  'can i just stop cold on a long weekend',
  'ya y con mi señora que hago',
  'y si salgo positivo, me pueden botar?',
  'como le digo q no al corillo',
  'a quién le puedo pedir ayuda',
  'cuanto dura el perico en la orina',
])('a question is recognized: %s', (message) => {
  expect(asksPlainly(normalizeText(message))).toBe(true)
})

test.each([
  'a bottle?? its an elf bar. omg',
  'none?? i didnt ask for a label',
  'que deje de estar enojada conmigo la neta',
  'que un dia me van a pillar mirando el carro de medicacion',
  'what i want is to sleep more than 2 hrs',
  'que hizo la diferencia.. pues la hermana Rosa de la iglesia',
  'that he had already decided. and that he may be right',
])('a statement that resembles a question is none: %s', (message) => {
  expect(asksPlainly(normalizeText(message))).toBe(false)
})
