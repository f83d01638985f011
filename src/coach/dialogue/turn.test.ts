import { expect, test } from 'vitest'
import { lastOf, talk } from '../testing/guided-talk.server.ts'
import { newState, stateOf } from './state.ts'
import type { TurnContext } from './turn.ts'

test('the first answer says that the coach is a program, and every three hours it says so again (B2 48, 49, 51)', () => {
  const [first, second] = talk(['hi', 'I am tired'])
  expect(first?.answer).toMatch(/computer program and not a human being/)
  expect(first?.answer).toMatch(/cannot feel human emotion/)
  expect(first?.answer).toMatch(/no AI engine/)
  expect(second?.answer).not.toMatch(/computer program/)
  const overThreeHours = talk(
    Array.from({ length: 5 }, (_, index) => `I did chore number ${index}`),
    {},
    61,
  )
  expect(overThreeHours[3]?.answer).toMatch(/program|software/)
  expect(talk(['I want to kill myself'])[0]?.answer).toMatch(/computer program, not a human being/)
})

test('after an hour or sixty turns the coach suggests a break, once (B2 50)', () => {
  const turns = talk(Array.from({ length: 70 }, (_, index) => `line ${index} of my long story`))
  const suggested = turns.filter(({ parts }) =>
    parts.some(({ kind, text }) => kind === 'notice' && /break|rest your eyes/.test(text)),
  )
  expect(suggested).toHaveLength(1)
})

test('an unreadable stored state is replaced with a new one', () => {
  expect(stateOf({ turn: 'x' })).toEqual(newState())
  expect(stateOf(null)).toEqual(newState())
})

test.each([
  ['I binged again last night', 'food'],
  ['I play video games all night and fail school', 'gaming'],
  ['I watched porn again', 'love'],
  ['I lost my whole paycheck gambling', 'gambling'],
  ['I want a cigarette so bad', 'nicotine'],
  ['my husband drinks every night', 'relative'],
  ['my mom died', 'grief'],
])('each kind of addiction or relationship has its own situation: %s', (message, path) => {
  expect(lastOf([message]).state.situation).toBe(path)
})

test('a correction changes who the conversation is about', () => {
  const turns = talk(['I keep relapsing', "no, it's my brother, not me"])
  expect(turns[0]?.state.story.who).toBe('self')
  expect(turns[1]?.state.story).toMatchObject({ who: 'other', person: 'your brother' })
  expect(turns[1]?.answer).toMatch(/your brother/)
  expect(turns[1]?.state.situation).toBe('relative')
})

test('"That’s not what I meant" is always a suggested reply, and returns to the situation before with an apology', () => {
  const turns = talk(['I cannot sleep at all', 'my boss is on my back', 'That’s not what I meant'])
  expect(turns[1]?.choices.at(-1)).toBe('That’s not what I meant')
  expect(turns[2]?.answer).toMatch(/sorry|mistake/i)
  expect(turns[2]?.state.situation).toBe(turns[0]?.state.situation)
  expect(turns[2]?.answer).toMatch(/What did you mean|other words/)
  expect(turns[2]?.choices).toEqual([])
})

test('anger at the coach gets an apology, not a rule', () => {
  for (const line of ['this is stupid, you just repeat what I say', 'fuck you', 'you are useless']) {
    const turn = lastOf(['I am so tired', line])
    expect(turn.action).toBe('guided')
    expect(turn.answer).toMatch(/sorry/i)
    expect(turn.choices).toContain('Just listen')
  }
})

test('the first advice about a substance within reach is to get away from it', () => {
  const turn = lastOf(["there's a bottle in the kitchen my roommate left"])
  expect(turn.answer).toMatch(/Get away from it first/)
  expect(turn.choices).toContain('Get rid of it')
})

test('a scale is offered as eleven suggested replies', () => {
  const turn = lastOf(['I am craving hard'])
  expect(turn.choices.slice(0, 11)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
})

test('a question without a prepared answer gets "I don’t know"', () => {
  expect(lastOf(['how long does a craving last']).state.answered).not.toBeNull()
  const turn = lastOf(['what is the airspeed of a swallow?'])
  expect(turn.answer).toMatch(/don’t (have a good answer|know)|can’t answer/)
})

test('a false alarm ends in one turn, and the phone numbers stay', () => {
  const turns = talk([
    'I want to kill myself',
    'no, that is not what I meant, I was joking',
    'my boss yells a lot',
  ])
  expect(turns.map(({ action }) => action)).toEqual(['crisis', 'guided', 'guided'])
  expect(turns.at(-1)?.links.length).toBeGreaterThan(0)
})

test('a no to the question about suicide is believed, and a joking threat is not a danger', () => {
  const turn = lastOf(['sometimes I think it would be easier to not wake up', "no I wouldn't do anything"])
  expect(turn.answer).not.toMatch(/how you would do it/)
  expect(lastOf(['4 days without my vape and I want to kill someone lol']).action).not.toBe('crisis')
})

test('"not joking" and "I am not okay" do not count as denials', () => {
  for (const denial of ['no im not joking', 'no, I am not okay'])
    expect(lastOf(['I am going to kill myself tonight', denial]).action).toMatch(/crisis|recheck/)
  expect(lastOf(['I am going to kill myself tonight', 'no im not joking']).state.risk?.open).toBe(true)
})

test('a possible danger is asked about next to the answer, and a yes makes it a danger', () => {
  const detector: TurnContext['signs'] = (text) =>
    text.startsWith('the')
      ? { label: 'suicide', labels: ['suicide'], urgency: 'high', certainty: 'possible' }
      : { label: 'none', labels: ['none'], urgency: 'normal', certainty: 'certain' }
  const [first, second, third] = talk(['the plants can stay with my neighbor', 'yes', 'yes'], {
    signs: detector,
  })
  expect(first).toMatchObject({ action: 'check_in', danger: undefined })
  expect(first?.links.map(({ href }) => href)).toContain('tel:988')
  expect(first?.answer).toContain('Is anything making you feel unsafe right now?')
  expect(second?.answer).toContain('What is it about?')
  expect(third?.action).toBe('crisis')
  const [, denied, hint] = talk(['the plants can stay', 'no', 'the dog too'], { signs: detector })
  expect(denied?.action).toBe('guided')
  expect(hint?.action).toBe('guided')
  const hints = talk(['the plants can stay', 'he knows them', 'the dog too'], { signs: detector })
  expect(hints.map(({ action }) => action)).toEqual(['check_in', 'guided', 'check_in'])
  expect(hints[2]?.answer).toContain('Are you thinking about ending your life?')
})

test.each([
  ['my wife took the car to her mom', /took the car/i],
  ['ayer perdí mi trabajo en la fábrica', /«/],
  ['day 11 no drink and its my brother in laws 40th saturday', /40th/],
])('a plain fact is not said back: %s', (message, words) => {
  expect(lastOf([message]).answer).not.toMatch(words)
})
