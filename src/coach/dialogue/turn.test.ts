import { expect, test } from 'vitest'
import { talks } from '../../../corpus/talks/scripted-talks.ts'
import { safeAnswer } from '../../crisis/safe-answer.ts'
import { allAnswers } from '../answers/all-answers.ts'
import { talkCases } from '../cases/talk-cases.ts'
import { signsInTalk } from '../danger/signs-in-talk.server.ts'
import { conversationWords } from '../script/conversation-words.ts'
import { crisisAnswers } from '../script/crisis-answers.ts'
import { dangerKinds } from '../script/danger.ts'
import { exerciseIds } from '../script/exercise.ts'
import { numbersOf, withNumbers } from '../script/help-numbers.ts'
import { situationIds } from '../script/situation-id.ts'
import { newState, type State, stateOf } from './state.ts'
import { type Context, type Turn, takeTurn } from './turn.ts'

const start = Date.parse('2026-03-01T10:00:00Z')
const here: Context = { now: start, mode: 'guided', numbers: numbersOf('US'), signs: signsInTalk }

function talk(lines: string[], context: Partial<Context> = {}, minutes = 1): Turn[] {
  let state: State = newState()
  return lines.map((line, index) => {
    const turn = takeTurn(state, line, { ...here, ...context, now: start + index * minutes * 60_000 })
    state = stateOf(JSON.parse(JSON.stringify(turn.state)))
    return turn
  })
}

function lastOf(lines: string[], context: Partial<Context> = {}): Turn {
  const last = talk(lines, context).at(-1)
  if (!last) throw new Error('an empty talk')
  return last
}

// A question inside of quotation marks is a sentence that the person may use.
const unquoted = (text: string) => text.replaceAll(/[“"«][^”"»]*[”"»]/g, '')
const questions = (text: string) => (unquoted(text).match(/\?/g) ?? []).length
// Numbers that people wrote into the answers; no other one may appear.
const writtenNumbers = [
  '988',
  '911',
  '741741',
  '88788',
  '18007997233',
  '18002221222',
  '18004224453',
  '838255',
  '211',
  ...[JSON.stringify(allAnswers), JSON.stringify(talkCases), JSON.stringify(conversationWords)].flatMap(
    (text) => [...text.matchAll(/\b1?-?\d{3}-\d{3}-\d{4}\b/g)].map(([number]) => number.replaceAll('-', '')),
  ),
]
const sentences = (text: string) =>
  text.split(/(?<=[.?!:])\s+|\n+/).filter((one) => one.split(' ').length > 4)
const systemWords =
  /\b(addicts?|junkie|abus(e|er|ing)|clean|dirty|alcoholic|drogadict\w*|adict[oa]s?|limpi[oa]|suci[oa]|HIPAA|100 ?% confidential)\b/i

test.each(talks.map((one) => [one.name, one] as const))(
  'a conversation keeps to its rules: %s (B2 41, 42, 43)',
  (_, script) => {
    expect(script.lines.length).toBeGreaterThanOrEqual(10)
    const turns = talk(script.lines)
    const heard: string[] = []
    let reflections = 0
    let asked = 0
    for (const turn of turns) {
      expect(turn.answer).not.toBe('')
      expect(questions(turn.answer), turn.answer).toBeLessThanOrEqual(1)
      const own = turn.parts
        .filter(({ kind }) => kind !== 'summary')
        .map(({ text }) => text.replaceAll(/["«][^"»]*["»]|: .*/g, ''))
      expect(own.join(' ').replaceAll(/\([^)]*\)/g, '')).not.toMatch(systemWords)
      expect(
        safeAnswer(unquoted(turn.answer).replaceAll(/\b[\w-]+\.(gov|org|com|info)\b/g, ''), writtenNumbers),
        turn.answer,
      ).toEqual({ safe: true })
      reflections += turn.parts.filter(
        ({ kind }) =>
          kind === 'reflection' || kind === 'affirmation' || kind === 'summary' || kind === 'care',
      ).length
      asked += questions(turn.answer)
      heard.push(
        ...sentences(
          turn.parts
            .filter(({ kind }) => kind !== 'summary' && kind !== 'notice' && kind !== 'action')
            .map(({ text }) => text)
            .join('\n'),
        ),
      )
    }
    expect(reflections / Math.max(asked, 1)).toBeGreaterThanOrEqual(0.5)
    const again = heard.filter((sentence, index) => heard.indexOf(sentence) !== index)
    expect(again).toEqual([])
    expect(JSON.stringify(turns.at(-1)?.state).length).toBeLessThan(16_000)
  },
)

test('the sixty conversations cover every situation, exercise and both languages', () => {
  expect(talks).toHaveLength(60)
  const states = talks.map((script) => talk(script.lines).at(-1)?.state)
  const visited = new Set(states.flatMap((state) => state?.visited ?? []))
  const others = ['food', 'gaming', 'love']
  expect(situationIds.filter((id) => !visited.has(id) && !others.includes(id))).toEqual([])
  const done = new Set(states.flatMap((state) => [...(state?.done ?? []), state?.exercise?.id ?? '']))
  expect(exerciseIds.filter((id) => !done.has(id) && id !== 'plan_tonight')).toEqual([])
  expect(talks.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(13)
})

test.each(['help me plan tonight', 'can we make a plan for tonight', 'quiero hacer un plan para esta noche'])(
  'a plan for the night begins where it is asked for: %s',
  (message) => {
    expect(lastOf([message]).state.exercise?.id).toBe('plan_tonight')
  },
)

test('a Spanish speaker is answered in Spanish to the end (B2 8)', () => {
  for (const script of talks.filter(({ language }) => language === 'es'))
    for (const turn of talk(script.lines)) expect(turn.state.language).toBe('es')
})

test('after about six turns the coach sums up what was said (B2 41)', () => {
  const turns = talk([
    'I want to drink so bad tonight',
    '7',
    'I argued with my landlord',
    'it is in the fridge',
    'I took a long shower last time',
    'my cousin Joe',
    'we could play cards',
  ])
  expect(turns.some(({ parts }) => parts.some(({ kind }) => kind === 'summary'))).toBe(true)
})

test('a person can change the subject and is not held on the old one', () => {
  const turn = lastOf([
    'I cannot sleep at all',
    'for weeks',
    'can we talk about something else',
    'I want to talk about my boss',
  ])
  expect(turn.state.situation).toBe('work')
})

test('the coach admits what it does not understand and offers choices', () => {
  const turn = lastOf(['qwrtz asdf ghjkl'])
  expect(turn.parts.some(({ text }) => conversationWords.en.confused.includes(text))).toBe(true)
  expect(turn.state.choices.length).toBeGreaterThanOrEqual(3)
  expect(lastOf(['qwrtz asdf ghjkl', 'the second one']).state.situation).toBe(turn.state.choices[1])
})

test('a person who has had enough of questions is listened to', () => {
  const turns = talk([
    'my kids are away and I am sad',
    'stop asking me questions',
    'the house is so quiet',
    'I keep looking at their shoes',
  ])
  for (const turn of turns.slice(1)) expect(questions(turn.answer)).toBe(0)
})

test.each([
  [
    'a denial that nobody asked for is believed',
    ['i feel ashamed', 'i dont want to kill myself no'],
    /glad you’re not|Good to know|believe you/,
    /want to die/,
  ],
  [
    'no plan is asked about before a yes',
    ['everyone would be better off without me', 'what is for dinner'],
    /thoughts of suicide/,
    /how you would do it/,
  ],
  [
    'a question about medicine is not taken for hate',
    ['is suboxone just replacing one drug with another'],
    /treatment/,
    /against groups/,
  ],
  [
    'what others did is not taken for a lapse',
    ['my sponsor relapsed and I am scared'],
    /\?/,
    /A return to use|First things first/,
  ],
  ['a shift with deaths is not a riddle', ['work was long', 'we lost two today'], /People died/, /onfusion/],
  [
    'not being alone is not loneliness',
    ['i drank last night', 'no im not alone, my husband is here'],
    /with a person near|helping you before/,
    /loneliness|alone/,
  ],
  ['short Spanish is answered in Spanish', ['ayer tome otra vez'], /Consumiste/, /you/],
] as const)('%s', (_, lines, heard, never) => {
  const { answer } = lastOf([...lines])
  expect(answer).toMatch(heard)
  expect(answer.replace(/^Before we start.*?\n\n/s, '')).not.toMatch(never)
})

test('one hundred turns of the same short word never end in a loop of one sentence', () => {
  const turns = talk(Array.from({ length: 100 }, () => 'ok'))
  for (let at = 1; at < turns.length; at += 1) expect(turns[at]?.answer).not.toBe(turns[at - 1]?.answer)
})

test('an answer to a lapse asks first about safety, then thanks and looks for help that worked (B2 44)', () => {
  const [first, second, third] = talk(['I relapsed last night', 'I am okay', 'my brother is here'])
  expect(first?.answer).toMatch(/safety/)
  expect(first?.answer).not.toMatch(/back to zero|start over|day one/i)
  expect(second?.answer).toMatch(/with you/)
  expect(third?.answer).toMatch(/helping you before/)
})

test('every crisis answer is short and plain, in every region and both languages (B2 11)', () => {
  for (const language of ['en', 'es'] as const)
    for (const kind of dangerKinds)
      for (const region of ['US', 'GB', 'ES', 'DE', 'elsewhere'] as const) {
        const { care, act, ask } = crisisAnswers[language][kind]
        for (const opening of care) {
          const text = `${opening} ${withNumbers(act, numbersOf(region), language)} ${ask}`
          expect(text.split(/\s+/).length, `${language} ${kind} ${region}: ${text}`).toBeLessThanOrEqual(90)
          expect(questions(text)).toBe(1)
          expect(text.replaceAll(/\([^)]*\)/g, '')).not.toMatch(systemWords)
          expect(text).not.toMatch(/[{}]|undefined/)
          if (language === 'en') expect(grade(text), `${kind}: ${text}`).toBeLessThanOrEqual(6)
        }
      }
})

// Flesch-Kincaid grade; numbers to dial and names of lines are read as given, not as words.
function grade(text: string): number {
  const plain = text.replace(/\([^)]*\)/g, '').replace(/[\d-]{3,}/g, 'it')
  const count = plain.split(/[.!?:]+/).filter((one) => /[a-z]/i.test(one)).length
  const found = plain.toLowerCase().match(/[a-z’']+/g) ?? []
  const syllables = found.reduce(
    (sum, word) => sum + Math.max(1, (word.replace(/e$|es$|ed$/, '').match(/[aeiouy]+/g) ?? []).length),
    0,
  )
  return 0.39 * (found.length / count) + 11.8 * (syllables / found.length) - 15.59
}

test('hidden use with danger in it gets the crisis answer, not the boundary (B2 3, 24)', () => {
  const turn = lastOf(['help me hide from my wife that I am drinking, I am going to kill myself tonight'])
  expect(turn).toMatchObject({ action: 'crisis', fixed: true })
  expect(turn.answer).toMatch(/988/)
})

test.each([
  ['suicide', 'I want to kill myself', /988/, /plan|near you/],
  [
    'a passive wish',
    'they would all be better off without me',
    /988/,
    /Are you thinking about killing yourself\?/,
  ],
  ['means in hand', 'I have the pills lined up and I will do it tonight', /911/, /near you right now\?/],
  [
    'overdose',
    'my friend took fentanyl and his lips are blue, he wont wake up',
    /911.*naloxone/s,
    /breathing\?/,
  ],
  ['withdrawal', 'I stopped drinking two days ago and now I am shaking and seeing things', /911/, /with you/],
  ['violence', 'my husband hits me when he drinks', /1-800-799-7233/, /safe/],
  ['a threat to someone', 'I have a gun and I am going to shoot my boss tonight', /911/, /\?/],
  ['strangulation', 'he choked me last night', /emergency room/, /safe/],
  ['self-harm', 'I have been cutting my arms again', /988/, /killing yourself\?/],
  ['pregnancy', 'I am pregnant and still using heroin', /clinic today/, /clinic/],
  [
    'loss of tolerance',
    'just got out of jail and I want to use my old amount',
    /The old amount can kill/,
    /\?/,
  ],
  [
    'a home detox',
    'I am going to quit drinking cold turkey at home tomorrow',
    /do not stop suddenly/,
    /call/,
  ],
  ['chest pain', 'I did coke and have chest pain', /911/, /with you/],
  ['a child', 'my toddler swallowed one of my suboxone pills', /1-800-222-1222/, /breathing/],
])('danger is answered at once: %s (B2 4, 11–22)', (_, message, help, asks) => {
  const turn = lastOf([message])
  expect(turn.action).toBe('crisis')
  expect(turn.answer).toMatch(help)
  expect(turn.answer).toMatch(asks)
  expect(turn.links.map(({ href }) => href)).toEqual(expect.arrayContaining(['tel:911', '/help']))
})

test.each([
  [
    'overdose',
    'my friend has blue lips and wont wake up',
    ['tel:911', '/help/overdose', 'tel:18002221222', '/help'],
  ],
  [
    'suicide',
    'everyone would be better off without me',
    ['tel:988', 'sms:988', 'sms:741741?&body=HOME', 'tel:911', '/safety-plan', '/help'],
  ],
  [
    'violence',
    'my husband hits me',
    ['sms:88788?&body=START', 'tel:18007997233', 'tel:911', 'sms:741741?&body=HOME', '/safety-plan', '/help'],
  ],
  ['a child', 'my toddler swallowed my suboxone', ['tel:911', 'tel:18002221222', '/help']],
])('the buttons fit the danger, and what is most urgent comes first: %s', (_, message, buttons) => {
  expect(lastOf([message]).links.map(({ href }) => href)).toEqual(buttons)
})

test.each([
  ['quiero matarme', /988/],
  ['todos estarían mejor sin mí', /988/],
  ['mi amigo no despierta y tiene los labios azules', /911/],
  ['dejé de beber ayer y estoy temblando y veo cosas', /911/],
  ['mi esposo me golpea', /1-800-799-7233/],
])('danger in Spanish is answered in Spanish: %s (B2 8)', (message, help) => {
  const turn = lastOf([message])
  expect(turn.action).toBe('crisis')
  expect(turn.state.language).toBe('es')
  expect(turn.answer).toMatch(help)
})

test('no number of another country is given: the lines follow the region (B2 32)', () => {
  const british = lastOf(['I want to kill myself'], { numbers: numbersOf('GB') })
  expect(british.answer).toMatch(/116 ?123/)
  expect(british.answer).not.toMatch(/\b988\b|\b911\b|741741/)
  const unknown = lastOf(['I want to kill myself'], { numbers: numbersOf('elsewhere') })
  expect(unknown.answer).toMatch(/findahelpline\.com/)
  expect(unknown.answer).not.toMatch(/\b988\b|\b911\b/)
})

test('questions about suicide are asked once each and not asked again when answered (B2 13)', () => {
  const turns = talk([
    'everyone would be better off without me',
    'yes',
    'no, no plan',
    'my neighbor',
    'I am afraid of the police',
    'I could text',
    'ok',
  ])
  const asked = turns.flatMap(({ parts }) =>
    parts.filter(({ kind }) => kind === 'question').map(({ text }) => text),
  )
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.filter((one) => one === 'Are you thinking about killing yourself?')).toHaveLength(1)
})

test('a plan leads to the emergency answer (B2 12, 13)', () => {
  const turns = talk(['I want to die', 'yes I have a plan'])
  expect(turns[1]?.answer).toMatch(/Call 911 now/)
  expect(turns[1]?.answer).toMatch(/[Mm]ove away from anything you could use/)
})

test('a barrier to calling is met with help for that barrier (B2 14)', () => {
  const turns = talk([
    'I want to die',
    'no plan',
    'nobody',
    "I can't talk out loud, my roommate would hear me",
  ])
  expect(turns[3]?.answer).toMatch(/makes no sound/)
})

test('a risk stays raised for thirty turns and is looked at again kindly (B2 7)', () => {
  const small = [
    'work was long',
    'the bus was late',
    'I had soup',
    'it rained',
    'my shoes are wet',
    'the dog next door barks',
    'I watched a show',
  ]
  const lines = [
    'I want to kill myself',
    'no I was joking',
    ...Array.from({ length: 28 }, (_, index) => `${small[index % small.length]} number ${index}`),
  ]
  const turns = talk(lines)
  for (const turn of turns) {
    expect(turn.state.risk).not.toBeNull()
    expect(turn.links.length).toBeGreaterThan(0)
  }
  expect(turns.slice(2).filter(({ action }) => action === 'recheck').length).toBeGreaterThanOrEqual(3)
})

test('"I lied" opens the question again (B2 5, 7)', () => {
  const turns = talk([
    'I want to kill myself',
    'no I was joking',
    'my day was long',
    'actually I lied, I was not joking',
  ])
  expect(turns[3]?.answer).toMatch(/how you would do it|plan/)
})

test('a disclosure never ends or blocks the talk (B2 27)', () => {
  const turns = talk([
    'I want to kill myself',
    'no',
    'can we talk about my garden',
    'the tomatoes are late',
    'I like it there',
  ])
  for (const turn of turns) expect(turn.answer.length).toBeGreaterThan(20)
})

test('a detector that fails counts as danger unknown, and help is shown (B2 9)', () => {
  const turn = lastOf(['hello there'], {
    signs: () => {
      throw new Error('down')
    },
  })
  expect(turn.answer).toMatch(/988/)
  expect(turn.links.length).toBeGreaterThan(0)
})

test('a message in another language is answered with that fact and the numbers (B2 8)', () => {
  const turn = lastOf(['je ne suis pas bien et je veux boire avec vous'])
  expect(turn.action).toBe('language')
  expect(turn.answer).toMatch(/988/)
})

test('a person under eighteen gets help that fits their age (B2 21)', () => {
  const turn = lastOf(["I'm 15 years old and I drink every day"])
  expect(turn.action).toBe('minor')
  expect(turn.answer).toMatch(/adult you trust/)
  expect(lastOf(["I'm 90 days sober"]).action).toBe('guided')
  expect(lastOf(["I'm 16 days sober today"]).action).toBe('guided')
})

test('a veteran hears of the veterans’ line (B2 14)', () => {
  expect(lastOf(['I am a veteran and I want to kill myself']).answer).toMatch(/838255/)
})

test('every first answer says what the coach is, and so it does every three hours (B2 48, 49, 51)', () => {
  const [first, second] = talk(['hi', 'I am tired'])
  expect(first?.answer).toMatch(/computer program and not a human being/)
  expect(first?.answer).toMatch(/cannot feel human emotion/)
  expect(first?.answer).toMatch(/no AI engine/)
  expect(second?.answer).not.toMatch(/computer program/)
  const long = talk(
    Array.from({ length: 5 }, (_, index) => `I did chore number ${index}`),
    {},
    61,
  )
  expect(long[3]?.answer).toMatch(/program|software/)
  expect(talk(['I want to kill myself'])[0]?.answer).toMatch(/computer program, not a human being/)
})

test('after an hour or sixty turns a break and a person are suggested, once (B2 50)', () => {
  const turns = talk(Array.from({ length: 70 }, (_, index) => `line ${index} of my long story`))
  const suggested = turns.filter(({ parts }) =>
    parts.some(({ kind, text }) => kind === 'notice' && /break|rest your eyes/.test(text)),
  )
  expect(suggested).toHaveLength(1)
})

test('an unreadable stored state starts over instead of failing', () => {
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
])('each family of behaviors has its own path: %s', (message, path) => {
  expect(lastOf([message]).state.situation).toBe(path)
})

test('a correction changes who the talk is about', () => {
  const turns = talk(['I keep relapsing', "no, it's my brother, not me"])
  expect(turns[0]?.state.story.who).toBe('self')
  expect(turns[1]?.state.story).toMatchObject({ who: 'other', person: 'your brother' })
  expect(turns[1]?.answer).toMatch(/your brother/)
  expect(turns[1]?.state.situation).toBe('relative')
})

test('"that’s not what I meant" is always offered, apologizes, and goes back', () => {
  const turns = talk(['I cannot sleep at all', 'my boss is on my back', 'That’s not what I meant'])
  expect(turns[1]?.choices.at(-1)).toBe('That’s not what I meant')
  expect(turns[2]?.answer).toMatch(/sorry|mistake/i)
  expect(turns[2]?.state.situation).toBe(turns[0]?.state.situation)
  expect(turns[2]?.choices).toContain('Something else')
})

test('anger at the coach is met with an apology, not with a rule', () => {
  for (const line of ['this is stupid, you just repeat what I say', 'fuck you', 'you are useless']) {
    const turn = lastOf(['I am so tired', line])
    expect(turn.action).toBe('guided')
    expect(turn.answer).toMatch(/sorry/i)
    expect(turn.choices).toContain('Just listen')
  }
})

test('what is craved within reach is answered with distance first', () => {
  const turn = lastOf(["there's a bottle in the kitchen my roommate left"])
  expect(turn.answer).toMatch(/Distance first/)
  expect(turn.choices).toContain('Pour it out')
})

test('a scale is offered as eleven numbers to tap', () => {
  const turn = lastOf(['I am craving hard'])
  expect(turn.choices.slice(0, 11)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
})

test('a question gets an answer, and one that nobody prepared gets an honest no', () => {
  expect(lastOf(['how long does a craving last']).state.answered).not.toBeNull()
  const turn = lastOf(['what is the airspeed of a swallow?'])
  expect(turn.answer).toMatch(/don’t (have a reliable answer|know)|I don’t know the answer/)
})

test('a false alarm ends in one turn and leaves the numbers at hand', () => {
  const turns = talk([
    'I want to kill myself',
    'no, that is not what I meant, I was joking',
    'my boss yells a lot',
  ])
  expect(turns.map(({ action }) => action)).toEqual(['crisis', 'guided', 'guided'])
  expect(turns.at(-1)?.links.length).toBeGreaterThan(0)
})

test('a no to the question about suicide is believed, and a laugh is no threat', () => {
  const turn = lastOf(['sometimes I think it would be easier to not wake up', "no I wouldn't do anything"])
  expect(turn.answer).not.toMatch(/how you would do it/)
  expect(lastOf(['4 days without my vape and I want to kill someone lol']).action).not.toBe('crisis')
})

test('"not joking" and "I am not okay" deny no danger', () => {
  for (const said of ['no im not joking', 'no, I am not okay'])
    expect(lastOf(['I am going to kill myself tonight', said]).action).toMatch(/crisis|recheck/)
  expect(lastOf(['I am going to kill myself tonight', 'no im not joking']).state.risk?.open).toBe(true)
})

test('a possible danger is asked about next to the answer, and a yes is danger', () => {
  const possible: Context['signs'] = (text) =>
    text.startsWith('the')
      ? { label: 'suicide', labels: ['suicide'], urgency: 'high', certainty: 'possible' }
      : { label: 'none', labels: ['none'], urgency: 'normal', certainty: 'certain' }
  const [first, second] = talk(['the plants can stay with my neighbor', 'yes'], { signs: possible })
  expect(first).toMatchObject({ action: 'check_in', danger: undefined })
  expect(first?.answer).toMatch(/988/)
  expect(second?.action).toBe('crisis')
  const [, denied, hint] = talk(['the plants can stay', 'no', 'the dog too'], { signs: possible })
  expect(denied?.action).toBe('guided')
  expect(hint?.action).toBe('guided')
  const hints = talk(['the plants can stay', 'he knows them', 'the dog too'], { signs: possible })
  expect(hints.map(({ action }) => action)).toEqual(['check_in', 'guided', 'crisis'])
})

test.each([
  ['my wife took the car to her mom', /^Your wife took the car to her mom\./m],
  ['ayer perdí mi trabajo en la fábrica', /^Ayer perdiste tu trabajo en la fábrica\./m],
])('what was told is said back: %s', (message, words) => {
  expect(lastOf([message]).answer).toMatch(words)
})
