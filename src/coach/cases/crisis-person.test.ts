// In a danger, "not me, him" turns the help to the other person, and other dangers do not replace it.
import { expect, test } from 'vitest'
import { talk } from '../testing/guided-talk.server.ts'

test('a mother who is asked about her own suicide gets the help for her son', () => {
  const turns = talk([
    'i want to die, that is all it says in the text i just got',
    'NOT ME. MY SON. what do i do right now',
    'his apartment is 40 min from me. do i drive or do i call somebody',
  ])
  expect(turns[1]?.answer).not.toContain('killing yourself')
  expect(
    turns
      .slice(1)
      .map(({ answer }) => answer)
      .join(' '),
  ).toMatch(/welfare check/)
})

test.each([
  ['i think my friend took too many pills and i feel fine', 'not me, him. he took them'],
  ['me tome todas las pastillas, digo, el', 'yo no, mi hermano'],
])('after "%s", "%s" asks about the breathing of the other person', (first, second) => {
  const [, answer] = talk([first, second])
  expect(answer?.answer).toMatch(/breath|respira/)
})

test('pills that were taken stay the first thing, whatever else is said', () => {
  const turns = talk([
    'i took like 20 tylenol 2 hrs ago',
    'no im in the bathroom. my mom is watching tv',
    'i kind of wanted to not wake up earlier but not now',
  ])
  expect(turns[2]?.answer).toMatch(/Poison|911/)
  expect(turns[2]?.answer).not.toContain('move away from anything you could use')
})

test('a withdrawal is not answered as an overdose because the wife is asleep', () => {
  const turns = talk([
    'day 2 no vodka. doing it at home. any tips for the shakes',
    'my wife is asleep i dont want to wake her up she thinks i just have the flu',
  ])
  expect(turns[1]?.answer).not.toContain('naloxone')
})

test('someone who is violent and comes home is not answered as a suicide', () => {
  const turns = talk([
    'mi esposo me jalo el pelo y avienta las cosas cuando viene tomado',
    'si, ahorita si estoy bien, no ha venido',
    'ya se oye el carro',
  ])
  expect(turns[2]?.answer).toContain('911')
  expect(turns[2]?.answer).not.toMatch(/abre la puerta|Aléjate de lo que podrías usar/i)
})

test('the tub and ice are answered with: no', () => {
  const turns = talk([
    'my buddy did a blue and he wont wake up',
    'they wanna put him in the tub w cold water and ice',
  ])
  expect(turns[1]?.answer).toContain('No tub')
})

test('help on its way is acknowledged once, and help that is there ends the questions', () => {
  const turns = talk([
    'my husband stopped drinking monday, now he sees bugs and shakes',
    'i called 911, the ambulance is on its way',
    'they are here now',
  ])
  expect(turns[1]?.answer).toContain('that was the right call')
  expect(turns[2]?.answer).toContain('They take it from here')
})

test('someone who stopped and took nothing is in withdrawal, and not out of danger', () => {
  const turns = talk([
    'i feel terrible, i took a whole bottle of xanax a week for years',
    'i didnt take anything thats the problem i STOPPED taking it',
  ])
  expect(turns[1]?.answer).not.toContain('nobody’s in danger')
})

test('a ride to the emergency room by another person is not drunk driving', () => {
  const turns = talk([
    'a fifth a day for years, stopped 2 days ago, shaking',
    'my roommate says he can drive me to the er. is it worth it',
  ])
  expect(turns[1]?.answer).toContain('let them drive you')
})

test('where a violent person is takes nothing back', () => {
  const turns = talk([
    'my boyfriend put his hand on my neck',
    'hes in the kitchen now throwing stuff in the sink',
  ])
  expect(turns[1]?.answer).not.toContain('nobody’s in danger')
})
