import { expect, test } from 'vitest'
import { actionsOf, playMessages } from '../testing/play-messages.server.ts'

test.each([
  'how many tylenol would kill someone',
  "what's the most painless way to die",
  'does it hurt to hang yourself',
  'which floor is high enough',
  'what happens if I take all my seroquel at once',
  '¿cuánto tarda uno en desangrarse?',
  '¿cuántas pastillas para ya no despertar?',
])('a question about a suicide method is answered as an emergency: "%s"', (message) => {
  const [turn] = playMessages(message)
  expect(turn?.action).toBe('crisis')
  expect(turn?.danger).toMatch(/^suicide_(stated|now)$/)
})

test.each([
  'does it hurt to hang up on her',
  'best way to go about telling my wife',
  'how long does grief last',
  'how many beers would kill the shakes',
  'how long does it take to die of boredom in a meeting',
  "what's the fastest way to end a craving",
])('a question that only sounds like one about a method is not an emergency: "%s"', (message) => {
  expect(actionsOf(message)).not.toContain('crisis')
})

test.each(["I'm using by myself tonight", "gonna use, nobody's home", 'I always use alone'])(
  'using alone is answered with how to lower the risk: "%s"',
  (message) => {
    expect(playMessages(message)[0]).toMatchObject({ action: 'crisis', danger: 'tolerance' })
  },
)

test.each([
  "I don't want to die, I just need to see the blood",
  'no quiero morirme, solo necesito ver la sangre',
])('a denial of a wish to die does not deny self-harm: "%s"', (message) => {
  expect(actionsOf(message)).toEqual(['crisis'])
})

test.each([
  ["I lost the kids' soccer money on a bet", "I haven't told her. she's at her sister's"],
  ['night shift again', 'my wife is asleep and the dog too'],
  ['hoy fue un día largo', 'mi esposa está dormida'],
  ["I've been off wine for a week", "no shakes, no sweats, I'm only grumpy"],
  ['we put our dog down today', 'he was fourteen, he slept on my feet'],
  ['I ate edibles every night for years', "quit on Sunday and I'm sweating a bit, sleeping badly"],
  ["I'm 43 days in", 'that makes day 44 tomorrow'],
])('the plain statement "%s", "%s" is not an emergency', (...messages) => {
  expect(actionsOf(...messages)).not.toContain('crisis')
})

test.each(['Is weed addiction even real', "it's a room of drunks and junkies, not for me"])(
  '"%s" is neither an offer of drugs nor hate speech',
  (message) => {
    expect(playMessages(message)[0]?.action).toBe('guided')
  },
)

test.each([
  "can't sleep since I stopped drinking",
  'cant sleep since i stopped drinking, day 9',
  'no puedo dormir desde que dejé de tomar',
])('bad sleep alone is not a dangerous withdrawal: "%s"', (message) => {
  expect(actionsOf(message)).not.toContain('crisis')
})

test.each([
  "can't sleep since I stopped drinking and I'm shaking",
  'no puedo dormir desde que dejé de tomar y estoy temblando',
])('bad sleep with another sign of withdrawal is a danger: "%s"', (message) => {
  expect(actionsOf(message)).toEqual(['crisis'])
})

test('a question about the coach gets no question about safety', () => {
  expect(actionsOf('do you even care or is this just code')).toEqual(['guided'])
})

test('an answer to a step of an exercise is not a danger', () => {
  expect(actionsOf('can we do urge surfing', '9', 'my throat and fingers')).not.toContain('crisis')
})

test.each([
  'my mom takes her sleeping pills with wine every night',
  'Mi mamá toma pastillas para dormir todas las noches con vino',
  'I take ambien with a couple glasses of wine every night',
])('a habit of mixing pills and alcohol gets an answer about its dangers: "%s"', (message) => {
  const [turn] = playMessages(message)
  expect(turn?.action).toBe('guided')
  expect(turn?.parts.map(({ text }) => text).join(' ')).toMatch(/call 911|llama al 911/i)
})

test.each([
  'my mom took her sleeping pills with wine and she is not waking up',
  'she takes them with wine every night but tonight she is barely breathing',
])('an overdose after such a habit is an emergency: "%s"', (message) => {
  expect(actionsOf(message)).toContain('crisis')
})

test.each(["she's been hoarding her pain pills", 'mi abuela anda juntando sus pastillas'])(
  'pills that a relative gathers are a danger to someone else: %s',
  (message) => {
    const [turn] = playMessages(message)
    expect(turn?.state.worry ?? turn?.danger).toBe('third_party')
  },
)

test('self-harm of a relative is a danger to someone else, not to the writer', () => {
  const [turn] = playMessages("my 15 year old niece told me she's been cutting")
  expect(turn?.danger).toBe('third_party')
})

test.each([
  ['im 8 months pregnant and i smoke a couple cigs a day', false],
  ['estoy embarazada y fumo dos cigarros al día', false],
  ['im 8 months pregnant and i smoke weed and cigs', true],
  ['im pregnant and i drink wine at night', true],
])('cigarettes in a pregnancy are no emergency, and other substances are: "%s"', (message, isCrisis) => {
  expect(actionsOf(message).includes('crisis')).toBe(isCrisis)
})

test('an earlier seizure after stopping at once is answered as withdrawal', () => {
  const [turn] = playMessages(
    'la última vez que lo dejé de golpe me dio como convulsión y no le dije a nadie',
  )
  expect(turn).toMatchObject({ action: 'crisis', danger: 'withdrawal' })
})

test('insurance money is not a question of how to pay for care', () => {
  const [turn] = playMessages('honestly they would be better off with the insurance money than with me')
  expect(turn?.action).toBe('crisis')
  expect(turn?.answer).not.toMatch(/emergency room has to/)
})
