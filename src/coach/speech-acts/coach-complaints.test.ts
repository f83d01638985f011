import { expect, test } from 'vitest'
import { complaintIn } from './coach-complaints.ts'

test.each([
  'its like talkin to a wall',
  'that made no sense',
  'I have no idea what that means',
  'you didnt answer',
  'not what i asked',
  '??',
  'what?',
  'a bottle?? its an elf bar',
  "what? nobody's offering me a drink",
  '911?? what the hell man',
  'lol 988 for a vape??',
  'can you just answer',
  'i already told you',
  'de que hablas',
  'que tiene que ver la comida',
  'no me entendiste',
  'oye tu no me dices nada, solo repites',
  'te pedi una idea',
  'ya te dije que es mi hermano',
  'yo no pregunte nada',
])('the coach is complained about: %s', (message) => {
  expect(complaintIn(message)).toBeDefined()
})

test.each([
  'he never listens to me',
  'i told her i was sorry',
  'my mom says i dont listen',
  'i asked my boss for a day off',
  'mi esposo no me escucha',
  'i asked about the job and they hired me',
  'what do i tell my kids?',
  'really? that helps',
  'i said no to the drink',
  'le dije que ya no',
  'nobody at work understands',
])('nothing is said about the coach: %s', (message) => {
  expect(complaintIn(message)).toBeUndefined()
})

test.each([
  ['a bottle?? its an elf bar', 'its an elf bar'],
  ['de que hablas, es para el sabado', 'es para el sabado'],
  ['you didnt answer. does she see this', 'does she see this'],
  ['q te estoy preguntando cuantos dias dura la coca', 'cuantos dias dura la coca'],
  ['ok no. binge?? its a cupcake for him', 'ok no. its a cupcake for him'],
  ['??', ''],
])('what else the message says is kept: %s', (message, rest) => {
  expect(complaintIn(message)?.rest).toBe(rest)
})

test.each(["who's them", 'say to what', 'with what??', 'what number?', 'a quien?'])(
  'the coach is asked what it meant: %s',
  (message) => {
    expect(complaintIn(message)?.asksBack).toBe(true)
  },
)
