import { expect, test } from 'vitest'
import { lastOf } from '../testing/guided-talk.server.ts'

const answerTo = (...lines: string[]) => lastOf(lines).answer

test.each([
  'are you saving what i write',
  'do you keep a record of this',
  'is this app storing our chats',
  'are you recording everything i say',
  'guardas lo que escribo?',
  'estás grabando esto?',
])('whether the talk is saved is answered: %s', (line) => {
  expect(answerTo(line)).toMatch(/Temporary chat|chat temporal/)
})
test.each(['are you saving money these days', 'my dad keeps a record of my drinking', 'no guardas rencor'])(
  'other things that are saved are not: %s',
  (line) => {
    expect(answerTo(line)).not.toMatch(/Temporary chat|chat temporal/)
  },
)

const reassures = /won’t promise|no lo prometo/
test.each([
  'can you just tell me im gonna be ok',
  'tell me its gonna be ok please',
  "just tell me it'll get better",
  'promise me im going to be alright',
  'dime que voy a estar bien',
  'solo dime que todo va a salir bien',
])('someone who wants to hear that it will be okay is heard: %s', (line) => {
  expect(answerTo(line)).toMatch(reassures)
})
test.each(['he told me it was gonna be ok', 'tell me how to get better at this', 'dime que hago'])(
  'that is not taken for a wish to be reassured: %s',
  (line) => {
    expect(answerTo(line)).not.toMatch(reassures)
  },
)

test.each([
  ['is there something i can take to stop wanting pills', /buprenorphine/i],
  ['any medicine that helps with the cravings for heroin', /buprenorphine/i],
  ['hay algo que me quite las ganas de pastillas', /buprenorfina/i],
  ['is there a pill to stop wanting to drink', /naltrexone/i],
  ['hay algo que pueda tomar para que se me quiten las ganas de tomar', /naltrexona/i],
])('a medicine against cravings is named: %s', (line, expected) => {
  expect(answerTo(line)).toMatch(expected)
})

test.each([
  'im scared to go to a meeting alone',
  'me da pena ir solo a la junta',
  'nervous about walking into aa',
])('someone who is shy of a meeting hears what happens there: %s', (line) => {
  expect(answerTo(line)).toMatch(/sit anywhere|siéntate/i)
})

test.each([
  ['mi mamá toma a escondidas, cómo hablo con ella', /sobri/i],
  ['my brother is using again how do i talk to him', /sober/i],
])('how to talk to a relative who drinks or uses is answered: %s', (line, expected) => {
  expect(answerTo(line)).toMatch(expected)
})

test.each(['how much water should i drink when detoxing', 'should i be worried that i dont feel anything'])(
  'not every "should I" asks for a decision: %s',
  (line) => {
    expect(answerTo(line)).not.toMatch(/yours to decide/)
  },
)
