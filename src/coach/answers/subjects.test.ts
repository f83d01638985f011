import { expect, test } from 'vitest'
import { allAnswers } from './all-answers.ts'
import { suitsTalk } from './audience.ts'
import { namesSubject, suitsSubject } from './subjects.ts'

const talk = { story: {}, situation: null, below18: false }

test.each([
  ['other-drinking-medicine', 'is there anything besides ibuprofen that actually works'],
  ['night-eating', 'what helps with cravings at night'],
  ['body-image', 'everyone says you look great'],
  ['blames-me', 'he says its not about me'],
  ['borrow-from-family', 'my parents pay for all this'],
  ['leave-rehab-early', 'is it rude to leave at 9'],
  ['coach-cost', 'got a date friday . should i cancel'],
  ['relapsed-now', "i've been giving her half . how do i fix it"],
])('%s is no answer to "%s"', (id, said) => {
  expect(suitsTalk(id, talk, said)).toBe(false)
})

test.each([
  ['other-drinking-medicine', 'i drink every night . is there anything besides antabuse that works'],
  ['night-eating', 'i raid the fridge . what helps with cravings at night'],
  ['body-image', 'i hate my body'],
  ['blames-me', 'he says its my fault'],
  ['borrow-from-family', 'i asked my parents to lend me money'],
  ['leave-rehab-early', 'i want to leave rehab'],
  ['coach-cost', 'how do i cancel premium'],
  ['relapsed-now', 'i drank last night . what now'],
])('%s is an answer in a talk that names its subject: "%s"', (id, said) => {
  expect(suitsTalk(id, talk, said)).toBe(true)
})

test('most of the ways in which an answer is asked for name its subject', () => {
  for (const { id, asks } of allAnswers) {
    const all = [...asks.en, ...asks.es].map((ask) =>
      ask.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''),
    )
    const named = all.filter((ask) => namesSubject(id, ask))
    expect(named.length / all.length, id).toBeGreaterThan(0.6)
  }
})

test.each([
  ['first-meeting-words', 'my boyfriend brought home a 12 pack . do i just sit in the other room'],
  ['cocaine-heart', 'does coke stay bad forever or do i get normal again'],
  ['missed-dose', 'been up 2 days'],
  ['addiction-disease', 'anyone ever quit kratom . will i get sick if i stop'.replace('sick', 'ill')],
  ['smart-recovery', 'what is 2+2'],
  ['suicide-loss', 'mi hermano dice que la mate de disgusto'],
  ['quit-without-rehab', 'what do you think about it'],
  ['sextortion', 'my sister had a baby . they didnt even send me a pic'],
  ['ran-into-dealer', 'scratch offs . the guy at the store knows my order'],
])('with a low score %s is no answer to "%s"', (id, said) => {
  expect(suitsSubject(id, 0.3, said)).toBe(false)
  expect(suitsSubject(id, 0.75, said)).toBe(true)
})
test.each([
  ['first-meeting-words', 'what do i say at my first meeting'],
  ['cocaine-heart', 'does coke hurt my heart'],
  ['missed-dose', 'i forgot my pill'],
  ['gambling-blockers', 'che como bloqueo las paginas'],
  ['suicide-loss', 'my brother killed himself'],
])('with a word of its subject %s is an answer to "%s"', (id, said) => {
  expect(suitsSubject(id, 0.3, said)).toBe(true)
})
