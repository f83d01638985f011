import { expect, test } from 'vitest'
import { lastOf } from '../testing/guided-talk.server.ts'

const answerTo = (...lines: string[]) => lastOf(lines).answer

test.each([
  [['i binged and purged again', 'who do i talk to about this'], /ANAD/],
  [['me di un atracón y vomité', 'con quién se habla de esto'], /ANAD/],
  [['i lost it all at the casino', 'who can i talk to'], /MY-RESET|gambl/i],
  [['mi hijo se droga', 'y yo con quién hablo de esto, me da pena con mi familia'], /Al-Anon/],
  [['my husband drinks every night', 'so who do i talk to'], /Al-Anon/],
  [['quiero dejar la coca', 'a quién le puedo pedir ayuda'], /1-800-662-4357/],
])('who to talk to is answered by the subject: %s', (lines, expected) => {
  expect(answerTo(...lines)).toMatch(expected)
})
test('what to say to someone is another question', () => {
  expect(answerTo('my husband drinks every night', 'what do i tell him')).not.toMatch(/Al-Anon is for/)
})

const shows = /depends on the test|Depende de la prueba/
test.each([
  ['got a drug test for probation thursday', 'will it show'],
  ['i have a ua tomorrow', 'am i gonna fail'],
  ['my po wants me to test', 'is it still in my system'],
  ['mañana tengo antidoping', 'voy a salir positivo?'],
  ['me hacen prueba el lunes', 'se va a notar?'],
])('whether a test shows it is not estimated: %s, %s', (...lines) => {
  expect(answerTo(...lines)).toMatch(shows)
})
test.each([
  ['my wife suspects', 'will it show'],
  ['i have a job interview', 'will it show'],
])('without a test ahead that question means something else: %s, %s', (...lines) => {
  expect(answerTo(...lines)).not.toMatch(shows)
})

const judged = /Being looked down on|te miren mal/
test.each([
  ["i dont wanna go to the hospital they'll judge me"],
  ['the doctors treat me like trash cause i use, they judge'],
  ['the nurses look down on me'],
  ['en urgencias me van a juzgar'],
  ['me da pena que la doctora me regañe'],
])('fear of being judged where care is given: %s', (line) => {
  expect(answerTo('i smoked meth on friday', line)).toMatch(judged)
})
test('a judge who orders a clinic judges nobody', () => {
  expect(answerTo('i got a dui', 'the judge ordered me to a clinic')).not.toMatch(judged)
})

test.each([
  ['my boyfriend games all day, he says i exaggerate', 'am i overreacting?'],
  ['my wife drinks a bottle a night', 'do you think i’m being unfair?'],
  ['mi novio juega todo el día', 'exagero?'],
  ['mi novio juega todo el día', 'crees que estoy exagerando?'],
  ['mi marido toma diario', 'estoy loca?'],
])('doubt about the own feeling is taken seriously and not said back: %s, %s', (...lines) => {
  expect(answerTo(...lines)).toMatch(/overreacting\. It keeps|no suena a exageración/)
})

const beliefs = /isn’t what’s behind it|no es lo que hay detrás/
test.each([
  ["she thinks its cause she's not pretty", 'its not that at all'],
  ['he says i do it for attention', "that's not true"],
  ['my mom thinks i want attention', "no, it's not that"],
  ['cree que es porque no la quiero', 'no es eso'],
  ['dice que lo hago por maldad', 'eso no es cierto'],
])('a denied belief of someone else is no misunderstanding of the coach: %s, %s', (...lines) => {
  expect(answerTo('i watch porn every night', ...lines)).toMatch(beliefs)
})
test.each([
  ['i want to quit', "that's not it"],
  ['quiero dejarlo', 'no es eso'],
])('without such a belief it corrects the coach: %s, %s', (...lines) => {
  expect(answerTo('hey', ...lines)).not.toMatch(beliefs)
})

test('what people say about a medicine is answered by what was written before', () => {
  expect(
    answerTo('i am on methadone', 'my cousin says its trading one drug for another', 'is that true'),
  ).toMatch(/research shows|No\. /)
  expect(
    answerTo('estoy en metadona', 'mi cuñado dice que es cambiar una droga por otra', 'es verdad eso?'),
  ).toMatch(/muestran los estudios|No\. /)
})
