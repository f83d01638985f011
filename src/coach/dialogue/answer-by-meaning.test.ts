import { expect, test } from 'vitest'
import { boundaryOf, isAnsweredQuestion } from '../meaning/answered-question.ts'
import { type Meaning, meaningByWords } from '../meaning/meaning.ts'
import { conversationWords } from '../script/conversation-words.ts'
import { asksIn } from '../script/story.ts'
import { lastOf } from '../testing/guided-talk.server.ts'
import { playMessages } from '../testing/play-messages.server.ts'

const lastTurn = (...messages: string[]) => playMessages(...messages).at(-1)

const meaning = (...answers: [string, number][]): Meaning => ({
  ...meaningByWords('', 'en'),
  answers: answers.map(([id, score]) => ({ id, score })),
  gates: { question: 0.25, statement: 0.5, case: 0.25, act: 0.4, maybe: 0.12 },
})
const firstTurn = (message: string, given: Meaning) => lastOf([message], { meaning: given })

test.each([
  'quiero saber si puedo tomar una cerveza sin alcohol',
  'can i have a non-alcoholic beer',
  'can i still drink kombucha',
  'is one NA beer ok',
  'puedo tomar algo de cerveza cero alcohol',
])('a drink without alcohol asks for no permission: %s', (message) => {
  expect(boundaryOf(message, '', null, { answers: [], gates: { question: 0.25 } } as never)).toBeUndefined()
})

test.each([
  'any idea how long this takes',
  "I'm curious whether meetings cost anything",
  'this is a dumb question but do people really change',
  "I don't have papers, any way to get treatment",
  'me gustaría saber si las juntas son gratis',
  'hay línea para apostadores',
  'es mi culpa que mi hijo consuma',
  'se puede fumar allá',
])('a question without a question word or mark is recognized: %s', (message) => {
  expect(asksIn(message.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())).toBe(true)
})

test.each(['donde venden naloxona', 'cuanto cuesta hablar contigo', 'como borro mis charlas'])(
  'a short Spanish question at the start of a conversation is answered in Spanish: %s',
  (message) => {
    expect(lastTurn(message)?.state.language).toBe('es')
  },
)

test('an answer with medium confidence says that it may be wrong, and offers others', () => {
  const uncertain = firstTurn(
    'is the sober house in my city ok',
    meaning(['sober-living', 0.28], ['move-away', 0.2]),
  )
  expect(uncertain.state.answered).toBe('sober-living')
  expect(conversationWords.en.near.some((line) => uncertain.answer.includes(line))).toBe(true)
  expect(uncertain.choices).toContain('should I move to another city to get sober')
  const certain = firstTurn('is the thing on my street ok', meaning(['sober-living', 0.6]))
  expect(certain.state.answered).toBe('sober-living')
  expect(conversationWords.en.near.some((line) => certain.answer.includes(line))).toBe(false)
})

test('an uncertain answer that shares no word with the talk is not given', () => {
  const turn = firstTurn('is the purple one ok', meaning(['sober-living', 0.28]))
  expect(turn.state.answered).toBeNull()
})

test('a search phrase is answered as a question', () => {
  const turn = firstTurn('difference between a halfway house and rehab', meaning(['sober-living', 0.45]))
  expect(turn.state.answered).toBe('sober-living')
  expect(turn.answer).not.toMatch(/^Difference/)
})

test('a question about an exercise is answered, and the exercise’s name alone starts it', () => {
  expect(lastTurn('what is urge surfing?')?.state.exercise).toBeNull()
  expect(lastTurn('urge surfing')?.state.exercise?.id).toBeDefined()
})

test('the first message of a conversation is not a correction', () => {
  expect(lastTurn('es mi culpa que mi esposo tome')?.answer).not.toMatch(/aclararlo/)
})

test('a question about having to go is not a goodbye', () => {
  expect(lastTurn('My sister got on methadone last month.', 'does she have to go daily')?.answer).not.toMatch(
    /bye/i,
  )
})

test.each([
  ['I want to ask my mom to go to treatment this weekend.', 'what if she says no', 'they-refuse-help'],
  ['Le voy a pedir a mi papá que deje de tomar.', 'y si me dice que no', 'they-refuse-help'],
  ['I came home from detox this morning.', 'what do I do now', 'after-detox'],
  ['I got a DUI last friday.', 'will i go to jail', 'dui-just-got'],
  ['My sponsor keeps telling me to pray.', 'do i have to do that?', 'higher-power-god'],
  ["There's a meeting on Tuesday at the church.", 'is it free', 'meeting-cost'],
])(
  'a short question is answered in the context of the message before it: %s | %s',
  (before, message, answer) => {
    expect(lastTurn(before, message)?.state.answered).toBe(answer)
  },
)

test('a question about mixing drugs is answered, and drugs already taken are a danger', () => {
  const about = meaning(['alcohol-with-meds', 0.6])
  expect(isAnsweredQuestion('can i drink on gabapentin', 'overdose_self', about)).toBe(true)
  expect(isAnsweredQuestion('i took gabapentin and drank', 'overdose_self', about)).toBe(false)
  expect(isAnsweredQuestion('can i drink on gabapentin tonight i took some', 'overdose_self', about)).toBe(
    false,
  )
  expect(
    isAnsweredQuestion('can i drink on gabapentin', 'overdose_self', meaning(['find-meeting', 0.9])),
  ).toBe(false)
})

test('a question about drinking guidelines is not declined as a question about a dose', () => {
  const limits = meaning(['drinking-limits', 0.6])
  expect(boundaryOf('how much drinking is too much', '', null, limits)).toBeUndefined()
  expect(boundaryOf('how many beers can i take with xanax a day', '', null, limits)).toBe('dose')
})

test('a question about stopping gets the answer about its dangers, and symptoms are a danger', () => {
  const about = meaning(['benzo-long-taper', 0.6])
  expect(isAnsweredQuestion('how do i stop taking xanax', 'withdrawal_plan', about)).toBe(true)
  expect(isAnsweredQuestion('como dejo el clonazepam', 'withdrawal', about)).toBe(true)
  expect(isAnsweredQuestion('how do i stop the shaking, i see things', 'withdrawal', about)).toBe(false)
  expect(
    isAnsweredQuestion('how do i stop taking xanax', 'withdrawal_plan', meaning(['quit-vaping', 0.9])),
  ).toBe(false)
})

test.each([
  [['what is naltrexone', 'for how long'], 'how-long-on-meds'],
  [['my wife drinks two bottles of wine every night', 'is that bad'], 'drinking-limits'],
  [['I smoked after two years off cigarettes', 'is that bad'], 'smoking-relapse'],
  [['my dad is 71 and hides vodka in the garage', 'do I say something'], 'talk-to-user'],
  [['me tomé tres cervezas en la boda', '¿empiezo de cero?'], 'count-days-again'],
  [['quit vaping 6 days ago', 'what do I do there'], 'nicotine-craving'],
])('a short question is answered in the context of the conversation: %s', (messages, answered) => {
  expect(lastTurn(...messages)?.state.answered).toBe(answered)
})

test.each([
  [['I bet the rent on a parlay', 'and if she leaves'], /decided ahead/],
  [['my brother takes pills', 'and if he dies'], /can’t decide that part/],
  [['how long does weed stay in your pee', 'what about hair'], /hair months/],
  [['my mom drinks every day', 'do I say something', 'like what'], /Say what you saw/],
])('the answer to the last of these messages fits the conversation: %s', (messages, answer) => {
  expect(lastTurn(...messages)?.answer).toMatch(answer)
})

test.each(['for how long', 'is it expensive', 'how many', '¿cuántas?', 'and then?'])(
  '"%s" is not repeated as a statement',
  (question) => {
    const turn = lastTurn('the house was quiet today', question)
    expect(turn?.answer.toLowerCase()).not.toContain(`${question.replaceAll(/[¿?]/g, '')}.`)
  },
)

test('a message that repeats the coach’s question and answers it counts as an answer', () => {
  const turns = playMessages('I eat in my car so nobody sees', 'like what? drive thru, three burgers')
  expect(turns[1]?.answer).not.toMatch(/I don’t (know|have)|Can you/)
})

test.each([
  [["it was my sister's wedding last night", 'I was 5 months sober', 'I just picked one up']],
  [['I was 8 months sober', 'one glass turned into six']],
])('drinking after a sober time is recognized as a lapse: %s', (messages) => {
  expect(lastTurn(...messages)?.state.situation).toBe('lapse')
})

test.each([
  [['my dad is 71 and drinks in the garage', 'he hides the bottles'], 'parent-drinks-teen'],
  [['my son is 34 and drinks', 'how do I talk to him'], 'tell-teen'],
])('an answer about young people is not given about adults: %s', (messages, answered) => {
  for (const turn of playMessages(...messages)) expect(turn.state.answered).not.toBe(answered)
})

test('"now what" in the middle of a conversation gets a next step and no menu', () => {
  const turn = lastTurn("I'm so mad at my boss", 'he yelled at me today', 'now what')
  expect(turn?.answer).not.toMatch(/Pick the closest|Which of these|could look at one/)
})

test.each([
  ['my daughter smokes weed', "she's 15"],
  ['my son drinks', "he's at school right now"],
  ['I shop a lot', "it's his 30th"],
])('an added fact is not a correction: "%s", "%s"', (first, second) => {
  expect(lastTurn(first, second)?.answer).not.toMatch(/^(Sorry|My mistake|Thanks for saying it again)/)
})

test.each([
  ['mi hijo usa cristal', 'lleva tres dias sin dormir bien'],
  ['mi esposo toma', 'no duerme nada en la noche'],
])('a state of a relative opens no talk about the own nights: %s, %s', (...lines) => {
  expect(playMessages(...lines).at(-1)?.state.situation).not.toBe('sleep')
})

test.each([
  ['i feel lonely', 'no i dont wanna go to a meeting'],
  ['i feel lonely', "i'm not going back to aa"],
  ['me siento sola', 'no quiero ir a una junta'],
])('a refused meeting is not answered as a first meeting: %s, %s', (...lines) => {
  expect(playMessages(...lines).at(-1)?.state.situation).not.toBe('first_meeting')
})

test.each([
  ['me escondo para tomar', 'hay mas mamas asi?'],
  ['estoy embarazada y fumo', 'los chicles valen estando embarazada?'],
  ['mi novio juega', 'le digo algo o mejor no?'],
])('a Spanish question after a question is not said back as a statement: %s, %s', (...lines) => {
  const [, question = ''] = lines
  expect(
    playMessages(...lines)
      .at(-1)
      ?.answer.toLowerCase(),
  ).not.toContain(`${question.replace('?', '').toLowerCase()}.`)
})

test('a question without an answer is told so in one sentence, without a number or a question', () => {
  const turn = firstTurn('is the thing on my street ok', meaning())
  expect(conversationWords.en.unknown.some((line) => turn.answer.endsWith(line))).toBe(true)
})

test.each([
  ['does my landlord know who pays the rent', '211'],
  ['is it rude to leave the meeting right at nine', 'meeting'],
  ['can the judge change that date', 'legal aid'],
])('who would know is said where that is known: %s', (line, who) => {
  expect(firstTurn(line, meaning()).answer).toContain(who)
})

test('suggested questions share a word with the talk', () => {
  const turn = firstTurn('is there a shop for a quiet clock', meaning(['after-binge-next-day', 0.2]))
  expect(turn.choices.join()).not.toMatch(/binge/)
})
