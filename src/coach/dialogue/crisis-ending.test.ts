import { expect, test } from 'vitest'
import type { MessageSigns } from '../script/danger.ts'
import { talk } from '../testing/guided-talk.server.ts'
import { actionsOf, playMessages } from '../testing/play-messages.server.ts'

const none: MessageSigns = { label: 'none', labels: ['none'], urgency: 'normal', certainty: 'certain' }

/** A conversation with a detector that reads a danger in messages which contain a star. */
function talkWithDetector(signs: Partial<MessageSigns>, ...messages: string[]) {
  const found: MessageSigns = { label: 'none', labels: [], urgency: 'high', certainty: 'likely', ...signs }
  return talk(messages, { signs: (text) => (text.includes('*') ? found : none) })
}

const alarming = 'it was loud and we put a bag of peas on the door *'
const overdose = { label: 'overdose_medical', labels: ['overdose_medical'], urgency: 'emergency' } as const
const violence = { label: 'violence_abuse', labels: ['violence_abuse'], urgency: 'emergency' } as const
const suicide = { label: 'suicide', labels: ['suicide'], urgency: 'high', certainty: 'possible' } as const

test.each([
  [overdose, "I didn't take anything extra, I am asking about the pain"],
  [overdose, 'she is fine, we all had lasagna'],
  [overdose, 'no tomé nada de más'],
  [overdose, 'my boss wants me back on the roof on Monday'],
  [violence, 'nobody is hurt, he is only asleep out there'],
  [violence, "I'm not in danger, I'm embarrassed"],
  [violence, 'yes'],
  [violence, 'we had pancakes and watched the news'],
])('an unconfirmed danger ends in one turn: %o, "%s"', (signs, answer) => {
  const [first, second, third] = talkWithDetector(signs, alarming, answer, 'and then it was late')
  expect(first?.action).toBe('crisis')
  expect(second?.state.risk?.open).toBe(false)
  expect(second?.links.length).toBeGreaterThan(0)
  expect(third?.action).toBe('guided')
})

test.each([
  [overdose, 'no'],
  [overdose, 'what do I do now'],
  [overdose, 'please hurry, I am so scared'],
  [overdose, "she's fine but her lips look blue"],
  [overdose, 'he is snoring so loud'],
  [violence, 'no'],
  [violence, "I'm not safe here"],
])('a danger without a clear denial stays open: %o, "%s"', (signs, answer) => {
  const [, second] = talkWithDetector(signs, alarming, answer)
  expect(second?.state.risk?.open).toBe(true)
  expect(second?.action).toMatch(/^(crisis|recheck)$/)
})

test('a sentence after a denial is read without it', () => {
  const [, , third] = talkWithDetector(
    suicide,
    'hello there',
    'it is late *',
    'nobody is hurt *. We talked about school.',
  )
  expect(third?.action).toBe('guided')
})

test.each(['tonight', 'after work', 'what do you think', 'esta noche', 'maybe', 'not yet', 'lately, yes'])(
  '"%s" after the question about suicide counts as a yes',
  (answer) => {
    const turns = talkWithDetector(suicide, 'I had a long day', 'the day was gray and I was done *', answer)
    expect(turns[1]?.action).toBe('check_in')
    expect(turns[2]?.action).toBe('crisis')
  },
)

test.each([
  [overdose, 'him'],
  [overdose, 'i guess me'],
  [violence, 'my husband'],
  [violence, 'not physically'],
])('naming a person or a limit counts as a yes to the question about danger: %o, "%s"', (signs, answer) => {
  const turns = talkWithDetector(
    { ...signs, urgency: 'high', certainty: 'possible' },
    'I had a long day',
    'he took something and screamed *',
    answer,
  )
  expect(turns.map(({ action }) => action)).toEqual(['guided', 'check_in', 'crisis'])
})

test('"maybe just the shoes first" does not count as an answer to the question about suicide', () => {
  const turns = talkWithDetector(
    suicide,
    'I had a long day',
    'everything was gone and I gave up *',
    'maybe just the shoes first, the church takes them',
  )
  expect(turns.map(({ action }) => action)).toEqual(['guided', 'check_in', 'guided'])
})

test('a danger that is over does not hide a danger of another kind', () => {
  const turns = talkWithDetector(
    overdose,
    'we put a bag of peas on it *',
    'nobody is hurt here',
    'I gave my dog to my brother',
    'I feel kind of light now',
  )
  expect(turns.at(-1)?.action).toBe('check_in')
})

const emergency = { label: 'suicide', labels: ['suicide'], urgency: 'emergency' } as const

test('a change of subject does not end a danger in which a means was named', () => {
  const named = talkWithDetector(
    emergency,
    'a full bottle of my pills tonight *',
    'the season is over and it rained',
  )
  expect(named.at(-1)?.state.risk?.open).toBe(true)
  const plain = talkWithDetector(
    emergency,
    'it is tonight, in the basement *',
    'the season is over and it rained',
  )
  expect(plain.at(-1)?.state.risk?.open).toBe(false)
})

test('an offer to hand over the means is encouraged, and the danger stays open', () => {
  const turns = talkWithDetector(
    emergency,
    'a full bottle of my pills tonight *',
    'my neighbor is home, I could give them to him',
  )
  expect(turns.at(-1)?.answer).toMatch(/someone else’s hands/)
  expect(turns.at(-1)?.action).toBe('recheck')
})

test('the cause of a past death is not an emergency', () => {
  const turns = talkWithDetector(overdose, 'my sponsor died in August', 'heart attack. he was 61 *')
  expect(turns.at(-1)?.action).toBe('guided')
})

test.each(['took two advil and went to bed *', 'me tomé una aspirina y ya *'])(
  '"%s" is an ordinary dose and not a danger',
  (message) => {
    expect(talkWithDetector(overdose, message)[0]?.danger).toBeUndefined()
  },
)

test('a whole bottle of an ordinary medicine is an emergency', () => {
  expect(talkWithDetector(overdose, 'took the whole bottle of tylenol *')[0]?.action).toBe('crisis')
})

test.each([
  [
    'my friend took fent and wont wake up',
    'i gave him narcan',
    'he opened his eyes, says hes fine, wants to leave',
  ],
  [
    'my sister overdosed, shes not breathing right',
    'narcan is in',
    'shes fine, she sat up and wants to sleep',
  ],
])('an overdose stays a danger after the person has come to: %s', (...messages) => {
  expect(actionsOf(...messages).at(-1)).toMatch(/crisis|recheck/)
})

const suicideQuestion =
  /ending your life|quitarte la vida|killing yourself|matarte|thoughts of suicide|pensamientos de suicidio/

test('an unanswered question about suicide is asked a second time, and never a third time', () => {
  const turns = playMessages(
    "I don't see the point of any of this anymore",
    'the car payment is due on tuesday',
    'my landlord is so rude about it',
    'we have a new couch in the hall',
  )
  expect(turns[0]?.action).toBe('check_in')
  expect(turns[1]?.answer).toMatch(/Yes or no is enough/)
  expect(turns.slice(2).some(({ answer }) => suicideQuestion.test(answer))).toBe(false)
  for (const { links } of turns) expect(links.length).toBeGreaterThan(0)
})

test.each(['no', 'no, I am only tired of the job', 'lol no', 'why would you ask that?'])(
  '"%s" counts as an answer to the question about suicide',
  (answer) => {
    const [, second] = playMessages("I don't see the point of any of this anymore", answer)
    expect(second?.answer).not.toMatch(/Yes or no is enough/)
  },
)

test('a yes to the repeated question about suicide is a danger', () => {
  const turns = playMessages(
    "I don't see the point of any of this anymore",
    'the car payment is due on tuesday',
    'yes',
  )
  expect(turns[2]?.action).toBe('crisis')
})

test('a possible overdose is asked about again after a change of subject', () => {
  const turns = playMessages('I took some pills', 'my sister is mad at me', 'she says I ruined the party')
  expect(turns.map(({ action }) => action)).toEqual(['crisis', 'check_in', 'guided'])
  expect(turns[1]?.answer).toMatch(/take too much of something/)
  expect(turns[1]?.links.length).toBeGreaterThan(0)
})

test('"Is someone near you?" is repeated once in a shorter form, with phone numbers', () => {
  const turns = playMessages("I'm going to kill myself", 'my rent is late', 'I hate my job', "it's raining")
  expect(turns[1]?.answer).toMatch(/988[^]*Is anyone with you\?$/)
  for (const { answer } of turns.slice(2)) expect(answer).not.toMatch(/Is anyone with you|near you/)
  expect(turns.at(-1)?.state.risk?.open).toBe(true)
})

test('"my sister is here" answers the question whether someone is near', () => {
  const [, second] = playMessages("I'm going to kill myself", 'my sister is here')
  expect(second?.answer).not.toMatch(/Is anyone with you/)
})

test('"Yeah, she\'s fine tonight" is not a yes to a question about danger', () => {
  const turns = playMessages(
    'my sister is on fentanyl and I have narcan at home',
    "yeah she's fine tonight, we all ate lasagna",
  )
  expect(turns[1]?.action).not.toBe('crisis')
})

test.each([
  [['I have the gun in my lap', 'the dog needs food', "it's cold in here"]],
  [['quiero matarme', 'mañana trabajo temprano', 'hace frío en la casa']],
])('a change of subject does not end a clearly stated danger: %s', (messages) => {
  expect(playMessages(...messages).at(-1)?.state.risk?.open).toBe(true)
})

test('after a sign of danger, "it\'ll be quick" is not answered as a goodbye', () => {
  const turns = playMessages("I've made up my mind", 'last dinner with the kids was nice', "it'll be quick")
  expect(turns.some(({ action }) => action === 'crisis' || action === 'check_in')).toBe(true)
  expect(turns.at(-1)?.answer).not.toMatch(/^(Bye|Take care, and goodbye)/)
})
