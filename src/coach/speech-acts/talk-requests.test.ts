import { expect, test } from 'vitest'
import { lastQuestion, questionAfterThanks, requestIn, textToRead } from './talk-requests.ts'

const offer = 'what would help with this: one idea, a question to think it through, or just being heard?'
const oferta = 'que ayudaria con esto: una idea, una pregunta para pensarlo, o solo que te escuche?'

test.each([
  'one idea sure',
  'idea pls',
  'an idea',
  'ok an idea please',
  'Give me one idea',
  'sure, one idea',
  'the idea. for the party',
  'i want an idea for saturday',
  'just an idea i guess',
  'got any ideas',
  'an idea would be nice',
  'Dame una idea',
  'una idea porfa',
  'dame una idea pues, de como hablarle a mi hija',
  'bueno, una idea',
  'la idea para el sabado',
])('an idea is asked for: %s', (message) => {
  expect(requestIn(message, offer)?.kind).toBe('idea')
})

test.each([
  'i have no idea',
  'no idea what he wants',
  'good idea, i will',
  'the idea of rehab scares me',
  'my idea is to quit by june',
  'la idea de dejarlo me da miedo',
  'buena idea',
  'ni idea',
  'an idea or an open ear. lord',
])('no idea is asked for: %s', (message) => {
  expect(requestIn(message, offer)).toBeUndefined()
})

test.each([
  ['open ear i guess', 'listen', ''],
  ['just listen ok', 'listen', ''],
  ['being heard', 'listen', ''],
  ["open ear i guess. i'm 33 and nobody knows", 'listen', "i'm 33 and nobody knows"],
  ['solo escucha', 'listen', ''],
  ['que me escuches porfa', 'listen', ''],
  ['a question', 'question', ''],
  ['una pregunta para pensarlo', 'question', ''],
  ['neither. does she see this', 'neither', 'does she see this'],
  ['ninguna', 'neither', ''],
  ['both', 'idea', ''],
] as const)('after the offer of an idea or an ear, "%s" asks for one: %s', (message, kind, rest) => {
  expect(requestIn(message, offer)).toEqual({ kind, rest })
  expect(requestIn(message, oferta)).toEqual({ kind, rest })
})

test('an open ear is asked for also later', () => {
  expect(requestIn('open ear i guess', 'how was it?')?.kind).toBe('listen')
})

test.each(['both', 'neither of them came', 'a question came up at work', 'ninguna vino'])(
  'without an offer, the same words ask for nothing: %s',
  (message) => {
    expect(requestIn(message, 'who was there?')).toBeUndefined()
  },
)

test.each(['Answer my question', 'answer', 'just answer the question', 'Responde mi pregunta', 'contesta'])(
  'an answer is asked for: %s',
  (message) => {
    expect(requestIn(message, '')).toEqual({ kind: 'answer', rest: '' })
  },
)

test.each(['he never answers', 'answer my mom said', 'no contesta el telefono'])(
  'no answer is asked for: %s',
  (message) => {
    expect(requestIn(message, '')).toBeUndefined()
  },
)

test('the last question is found behind what was said later', () => {
  expect(lastQuestion(['he drinks', 'should i tell her before the test?', 'she is strict'])).toBe(
    'should i tell her before the test?',
  )
  expect(lastQuestion(['my wife could hold them. is that a bad idea?'])).toMatch(/^my wife could hold them/)
  expect(lastQuestion(['just wanna know if i have to wait', 'ok'])).toMatch(/have to wait/)
  expect(lastQuestion(['he drinks', 'are you a bot?'])).toBeUndefined()
})

test.each([
  ['ok thx. last thing whats it do to your lungs', 'whats it do to your lungs'],
  ['thanks! how do i find a sponsor?', 'how do i find a sponsor?'],
  ['gracias, una última cosa: cuánto dura esto?', 'cuánto dura esto?'],
])('what follows the thanks is a question: %s', (message, question) => {
  expect(questionAfterThanks(message)).toBe(question)
})

test.each(['thanks, i will call her', 'ok thx', 'gracias por todo', 'last thing i want is a drink'])(
  'no question follows the thanks: %s',
  (message) => {
    expect(questionAfterThanks(message)).toBeUndefined()
  },
)

test('a request is read by what it refers to', () => {
  const talk = { recent: ['does it calm down?', 'she is up at 5'], asking: '', turn: 3 }
  expect(textToRead(talk, 'Give me one idea')).toBe('she is up at 5')
  expect(textToRead(talk, 'Answer my question')).toBe('does it calm down?')
  expect(textToRead(talk, 'she cried again')).toBeUndefined()
})
