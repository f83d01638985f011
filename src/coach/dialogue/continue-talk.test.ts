// Answers to statements in the middle of a conversation: they reflect the point, name one thing to do, and ask a specific question.
import { expect, test } from 'vitest'
import { playMessages } from '../testing/play-messages.server.ts'

const last = (...lines: string[]) => playMessages(...lines).at(-1)?.answer ?? ''

test.each([
  [['I am outside the liquor store', 'my hands are on the wheel'], /on the phone with you while you move/],
  [['I lost 3000 on the NBA', 'told my wife it was 300'], /sentence to undo|cover story/],
  [['I bet on games', 'theres a game tonight'], /access is most of it/],
  [['15 hours of gaming yesterday', 'she left me a plate'], /kindness/],
  [['I quit dipping 3 weeks ago', 'I gained 12 pounds'], /the scale goes up/],
  [['my dad died in august', 'i drink the same brand he did'], /You see him in yourself/],
  [['I relapsed', 'i had 94 days'], /Those days happened/],
  [
    ['my husband drinks', 'he says he is fine', 'i found a receipt'],
    /Have you said anything|hasn’t been said out loud/,
  ],
  [['I use kratom', 'i get the sweats by noon if i dont'], /can be treated/],
  [
    ['I am a pastor and watch porn', 'if anyone finds out i lose everything'],
    /Who could know without it costing/,
  ],
  [['perdí todo en el casino', 'mi señora preguntó por la renta'], /cifra completa/],
  [['mi suegra toma', 'mi suegra me ofreció una cerveza'], /No, gracias, así estoy bien/],
])('a statement gets a specific question: %s', (lines, answer) => {
  expect(last(...lines)).toMatch(answer)
})

test('a plain fact is not repeated if the answer has something more specific', () => {
  expect(last('my brother uses meth', 'the blinds are closed')).not.toMatch(/blinds/i)
})

test.each([
  [['I play games all day', "missed my grandma's birthday dinner"]],
  [['I lost 3000 on the NBA', 'told my wife it was 300']],
  [['I lost a lot', 'down 11k this year']],
  [['I drink', "wine o'clock started at 3 today"]],
  [['I vape', 'my 2 year old said mommy juice today']],
])('bad news gets no congratulations: %s', (lines) => {
  expect(last(...lines)).not.toMatch(/congrat|well done|so glad|great to hear|happy to hear|really glad/i)
})

test('neither a fear of relapse nor a sobriety chip is a relapse', () => {
  expect(last('my boyfriend left', "he said i'd relapse without him")).not.toMatch(/after a break/)
  expect(last('I go to NA', 'i picked up a 1 year chip and a guy walked out')).not.toMatch(/You used/)
})

test('an opioid mentioned after naltrexone gets one warning', () => {
  const turns = playMessages(
    'I take naltrexone for drinking',
    'i take tramadol for my back',
    'i take tramadol at night',
  )
  expect(turns.at(1)?.answer).toMatch(/don’t go together/)
  expect(turns.at(2)?.answer).not.toMatch(/don’t go together/)
  expect(last('I stopped naltrexone', 'i used to take tramadol')).not.toMatch(/don’t go together/)
})

test('doubt about a medicine because of what others said gets a warning not to stop it', () => {
  expect(
    last(
      "i'm on suboxone and my NA group says i'm not clean",
      'it got in my head',
      'maybe i should get off it',
    ),
  ).toMatch(/Please don’t change or stop it/)
})

test('"my cousin uses in the garage where I stay" gets an answer about the writer’s risk', () => {
  expect(last('meth was my thing', 'my cousin uses in the garage where i stay')).toMatch(/one more door/)
})

test('a first message is not a correction', () => {
  expect(last("i don't drink that much")).not.toMatch(/mistake|misread/i)
})

test('a statement with an unknown Spanish verb form is not repeated', () => {
  expect(last('mi papá toma', 'mi mamá dice que exagero con eso')).not.toMatch(/dice que exagero/)
})
