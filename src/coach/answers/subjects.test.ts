import { expect, test } from 'vitest'
import { allAnswers } from './all-answers.ts'
import { suitsTalk } from './audience.ts'
import { namesSubject } from './subjects.ts'

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
