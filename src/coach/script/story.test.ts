import { expect, test } from 'vitest'
import { normalizeText } from '../../platform/normalize-text.ts'
import { storyIn } from './story.ts'

const whoIn = (message: string) => storyIn(normalizeText(message), 'en', {}).story.who

test.each([
  ['My husband is back at the casino, I saw the bank statement', 'other'],
  ['my son is using again. I found the pipe', 'other'],
  ['my roommate keeps coke in the freezer', undefined],
  ['my son keeps pills in his room', 'other'],
  ['i want to quit but my whole friend group drinks', undefined],
  ['my husband drinks and I need to stop it', 'other'],
  ['my husband drinks and I want to quit my marriage', 'other'],
  ["my wife is asleep, i'm at the casino", undefined],
])('the person that a message is about is recognized: %s', (message, who) => {
  expect(whoIn(message)).toBe(who)
})
