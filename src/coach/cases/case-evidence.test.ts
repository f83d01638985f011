import { expect, test } from 'vitest'
import { lacksEvidence } from './case-evidence.ts'
import { talkCase } from './talk-cases.ts'

function lacks(id: string, said: string) {
  const found = talkCase(id)
  if (!found) throw new Error(`no case ${id}`)
  return lacksEvidence(found, undefined, said)
}

test.each([
  ['purge-restrict', 'i am hiding in my sisters bathroom', 'i make myself throw up after dinner'],
  ['partner-drinks', 'my husband found the boxes', 'my husband came home drunk'],
  ['pet-died', 'the dog sleeps in front of his door', 'my dog died on tuesday'],
  ['voicemail', 'i left her a voicemail anyway', 'i still have his voicemail'],
  ['voicemail', 'i sleep with my phone on my chest', 'i keep his last message'],
  ['boundary', 'my son wanted me to come and i said no', 'i told him he cannot stay here high'],
  ['lapse', 'i walked by the old place three times', 'i drank last night'],
  ['near-home', 'been hitting the pen in my car at lunch', 'there is a bottle in my kitchen'],
  ['who-am-i', "i'm 71 years old", "i don't know who i am without it"],
  ['deaths-at-work', 'i lost my temper at a resident', 'two people died on my shift'],
  ['using-dream', 'the dreams are insane, i chased a teacher', 'i dreamed that i used'],
  ['friends-drink', 'my guild needs me tonight', 'all my friends drink'],
  ['lapse-after-years', '21 years without a drink and now 14 parcels', 'nine years and i drank'],
  ['lapse-after-years', '11 years and i almost drank at lunch', 'i threw away 11 years'],
  ['first-meeting', 'i am ashamed to say it at my meeting', 'my first meeting is tonight'],
  ['sponsor-trouble', 'my sponsor has his own troubles with the chemo', 'my sponsor never calls back'],
  ['binge', 'ate two eggs and toast and it stayed down', 'i ate the whole box'],
  ['lonely', 'the crew are my only friends here', 'nobody calls me'],
  ['bad-day', 'i am one bad day from licking an ashtray', 'bad day'],
  ['losing-them', 'she whispered it to the other nurse', 'she said she is leaving me'],
])('the case %s matches only a message that mentions its subject', (id, without, withIt) => {
  expect(lacks(id, without)).toBe(true)
  expect(lacks(id, withIt)).toBe(false)
})
