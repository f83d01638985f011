import { expect, test } from 'vitest'
import { playMessages } from '../testing/play-messages.server.ts'

const lastAnswer = (...messages: string[]) => playMessages(...messages).at(-1)?.answer

test.each([
  ['i lost 400 on slots yesterday', 'not yesterday, last week', 'You lost 400 on slots last week.'],
  ["i'm worried about my son and pills", 'daughter not son', "You're worried about your daughter and pills."],
  [
    'his sister wont talk to me now',
    'no i said his SISTER not my sister',
    "His sister won't talk to you now.",
  ],
  ['my dad relapsed', 'he didnt relapse, i did', 'You relapsed.'],
  ['i yelled at my sponsor', 'i said i yelled, not that he yelled', 'You yelled.'],
  ['extraño a mi novia', 'te equivocaste, no se murió, terminamos', 'Entonces: «Terminamos».'],
])('the answer to a correction states the corrected fact: %s | %s', (before, correction, restated) => {
  expect(lastAnswer('hey', before, correction)).toContain(restated)
})

test.each([
  ["i can't stop thinking about wine", "i didn't say i drank", "you can't stop thinking about wine"],
  ['i want to cut down on beer', 'i never said i wanted to quit', 'you want to cut down on beer'],
])(
  'after "I didn’t say that" the coach repeats the writer’s own words: %s | %s',
  (before, correction, restated) => {
    expect(lastAnswer('hey', before, correction)).toContain(restated)
  },
)

test('a question after thanks is answered after "you’re welcome"', () => {
  const answer = lastAnswer('i get cravings at night', 'thanks, how long do cravings last?')
  expect(answer).toMatch(/^(You’re|Any time)/)
  expect(answer).toMatch(/minutes/)
})

test.each([
  ['found my onlyfans bill', 'its not cheating tho'],
  ['i yelled at my girl', 'idk wats wrong w me'],
  ['i drink alone', "it's not a party"],
])('a denial without a correction is not taken for one: %s | %s', (before, message) => {
  expect(lastAnswer('hey', before, message)).not.toMatch(/So it’s (its|wats)|misread that/)
})
