import { expect, test } from 'vitest'
import { crisisReplies } from '../cases/crisis-replies.ts'
import { actIn } from '../script/acts.ts'
import { numbersOf, withNumbers } from '../script/help-numbers.ts'
import { talk } from '../testing/guided-talk.server.ts'
import { playMessages } from '../testing/play-messages.server.ts'

const numbers = numbersOf('US')

const last = (...messages: string[]) => playMessages(...messages).at(-1)

test.each([
  [
    'my boyfriend is blue and making a snoring sound',
    "should I call, we're on parole",
    'protect those who call',
  ],
  ['my boyfriend is blue and making a snoring sound', "I don't have narcan", 'one breath every 5 seconds'],
  ['my boyfriend is blue and making a snoring sound', 'how do I do the breathing', 'tilt the head'],
  ['I took a whole bottle of tylenol an hour ago', "I don't want my mom to know", '1-800-222-1222'],
  ['he hit me again, my lip is split', "I can't leave, he has the money", 'Shelters'],
  ['he hit me again, my lip is split', "i have no papers, i'm scared to call", 'without papers'],
  [
    'he hit me again, my lip is split',
    'if I call the police it gets worse',
    'do not have to go to the police',
  ],
  [
    'he hit me again, my lip is split',
    'if he quits drinking does that part stop too',
    'takes away one trigger',
  ],
  [
    'he hit me again, my lip is split',
    'is it abandoning him if i go to dana tonight',
    'not abandoning anyone',
  ],
  ['I took a whole bottle of tylenol an hour ago', 'my sister lives ten minutes away', 'call them right now'],
  ['I took a whole bottle of tylenol an hour ago', "ok i'm gonna call my sister", 'the right step'],
  [
    'he hit me again, my lip is split',
    'does that count as abuse or am i exaggerating',
    'leaving a mark counts',
  ],
  ['me agarró del brazo fuerte y me dejó marca', '¿cuenta como maltrato o estoy exagerando?', 'sí cuenta'],
  ["I'm quitting xanax tonight cold turkey by myself", "I don't have a doctor", 'prevents a fit'],
  [
    'my husband quit drinking two days ago and he sees bugs',
    'he won’t go to a hospital',
    'even if they say no',
  ],
  ['my toddler just ate one of my suboxone strips', "she's playing normally", 'worse hours later'],
  ["I'm going to kill my sister's boyfriend tonight, I have a bat", 'he deserves it', '988'],
  ["I'm going to kill my sister's boyfriend tonight, I have a bat", "fine, I'm outside now", 'stepped away'],
  ['my friend says he wants to die and I am scared', 'he lives three hours away', 'welfare check'],
  ['is it ok to take my klonopin with a few beers', 'I already took both', 'take nothing more'],
  ["left my kids home alone, I'm at my dealer's, they're 3 and 5", "I can't go home like this", 'neighbor'],
  ["I've had eight beers and I need to drive home to my kids", "I'm fine to drive", 'keys out of reach'],
  ['I cut my arm and it won’t stop bleeding', 'I don’t want an ambulance', 'press hard'],
  [
    "I'm pregnant and I want to stop heroin today",
    "I'm ashamed to go to the clinic",
    'I use, and I want help',
  ],
  ['mi novio no despierta y tiene los labios morados', 'tengo miedo de la policía', 'protegen a quien llama'],
  ['mi esposo me pega y hoy trae un cuchillo', 'no tengo a donde ir', 'refugios'],
])('after "%s" the answer to "%s" contains its first step', (danger, message, step) => {
  expect(last(danger, message)?.answer).toContain(step)
})

test.each([
  ["I'm 15 and my stepdad touches me", '1-800-422-4453'],
  ['I was raped last night after a party', '1-800-656-4673'],
  ['I drank bleach by accident a little', '1-800-222-1222'],
  ["my best friend texted me goodbye and isn't answering", 'welfare check'],
])('the first answer to "%s" contains %s', (message, help) => {
  const [turn] = playMessages(message)
  expect(turn?.action).toBe('crisis')
  expect(turn?.answer).toContain(help)
})

test('being hit is violence and not self-harm', () => {
  expect(last('he hit me again, my lip is split')?.danger).toBe('violence')
})

test('a child who self-harms is a danger to someone else', () => {
  expect(last('mi hija de 14 se corta los brazos')).toMatchObject({ action: 'crisis', danger: 'third_party' })
})

test('a suicidal person who cannot talk out loud gets the number to text', () => {
  const turn = last('I want to die tonight', "he's in the next room, I can't talk out loud")
  expect(turn?.answer).toContain('741741')
  expect(turn?.state.risk?.kind).toMatch(/^suicide/)
})

test('every turn of a medical danger mentions 911', () => {
  for (const turn of playMessages('he took blues and will not wake up', 'ok', 'still here', 'hm').slice(0, 3))
    expect(turn.answer).toMatch(/911/)
})

test.each(['en', 'es'] as const)('no crisis reply in %s is longer than 65 words', (language) => {
  for (const reply of crisisReplies)
    expect(withNumbers(reply[language], numbers, language).split(/\s+/).length, reply.id).toBeLessThanOrEqual(
      65,
    )
})

test.each([
  'my phone has no minutes and I want to end it',
  'my husband is coming home drunk and last time he choked me',
  'I use alone in my car and I have some strong stuff tonight',
  "I cut my arm and it won't stop bleeding",
  'mi novio no despierta y tiene los labios morados',
])('the first answer to "%s" has at most 90 words, including the details for the message', (message) => {
  const [turn] = playMessages(message)
  expect(turn?.action).toBe('crisis')
  const texts = turn?.parts.filter(({ kind }) => kind !== 'notice').map(({ text }) => text)
  expect(texts?.join(' ').split(/\s+/).length).toBeLessThanOrEqual(90)
})

test('an emergency that only the classifier detected ends with a message without danger, and the phone numbers stay', () => {
  const detectorWith = (certainty: 'likely' | 'certain') => (text: string) =>
    text.startsWith('i wrote')
      ? {
          label: 'suicide',
          labels: ['suicide'],
          urgency: 'emergency' as const,
          certainty,
          pressing: true,
        }
      : { label: 'none', labels: ['none'], urgency: 'normal' as const, certainty: 'certain' as const }
  const messages = ['i wrote for twenty minutes about my dad', 'is there a draft somewhere or no']
  const [first, next] = talk(messages, { signs: detectorWith('likely') })
  expect(first?.action).toBe('crisis')
  expect(next?.action).toBe('guided')
  expect(next?.links.length).toBeGreaterThan(0)
  expect(talk(messages, { signs: detectorWith('certain') })[1]?.action).toBe('recheck')
})

test('thanks end the questions about an unconfirmed danger, but not about a certain one', () => {
  const detectorWith = (certainty: 'likely' | 'certain') => (text: string) =>
    text.startsWith('thank')
      ? { label: 'none', labels: ['none'], urgency: 'normal' as const, certainty: 'certain' as const }
      : { label: 'suicide', labels: ['suicide'], urgency: 'emergency' as const, certainty, pressing: true }
  const messages = ['no, I have not been to one', 'thank you, that is enough for tonight']
  expect(talk(messages, { signs: detectorWith('likely') })[1]?.action).toBe('guided')
  expect(talk(messages, { signs: detectorWith('certain') })[1]?.action).toBe('recheck')
})

test.each([
  ['thank you, dear. i shall ring the surgery in the morning and margaret tonight.', 'thanks'],
  ['okay. gracias. manana llamo a la clinica y luego a mi hermana para contarle', 'thanks'],
  [
    'thanks for nothing. i asked you three times about the bus to the clinic and you talk about feelings',
    undefined,
  ],
  ['thank you. but how do i tell my daughter about the money that i lost in september?', undefined],
  ['debo en dos tarjetas, no le pedi a nadie, gracias a dios', undefined],
])('"%s" is the speech act %s', (message, act) => {
  expect(actIn(message)).toBe(act)
})

test('a denied symptom is not a medical emergency', () => {
  expect(
    playMessages('we talked about work', "no, no chest pain, I'd go in if I had chest pain")[1]?.danger,
  ).not.toBe('medical')
  expect(playMessages('I have chest pain and my arm is numb')[0]?.danger).toBe('medical')
})

test('"no plan to do anything" counts as a no', () => {
  const turns = playMessages(
    'it would be easier for everyone without me',
    'no, i have no plan to do anything',
  )
  expect(turns.at(-1)?.state.risk?.open ?? false).toBe(false)
})

test('"not really a plan" does not deny a wish to die, nor end a confirmed one', () => {
  for (const lines of [
    ['it would be easier for everyone without me', 'yes', 'not really a plan'],
    ["I'm going to kill myself", 'yes', 'not really a plan'],
  ]) {
    const turns = playMessages(...lines)
    expect(turns.at(-1)?.state.risk?.open).toBe(true)
    expect(turns.at(-1)?.answer).not.toMatch(/read that wrong|Good to know/)
  }
})

test.each([
  ['I took a whole bottle of tylenol an hour ago', "i'll call my dealer"],
  ['I took a whole bottle of tylenol an hour ago', 'my phone is upstairs'],
  ['my son said he wants to die tonight', 'my son lives ten minutes away'],
])('after "%s", "%s" is not taken for a person who comes', (danger, said) => {
  expect(last(danger, said)?.answer).not.toMatch(/right step|call them right now/)
})
