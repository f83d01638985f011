import { expect, test } from 'vitest'
import { actionsOf, playMessages } from '../testing/play-messages.server.ts'
import { dangerInAct } from './danger-in-acts.ts'

test.each([
  ['i wear the long socks now so nobody sees', 'self_harm'],
  ["it's 95 out and i'm still in hoodies so my mom doesn't see my arms", 'self_harm'],
  ['i wear bracelets all the way up so nobody notices', 'self_harm'],
  ['i put makeup over my wrists before class', 'self_harm'],
  ['i wear pants all summer so nobody sees my legs', 'self_harm'],
  ['i keep my sleeves down at work so no one asks', 'self_harm'],
  ['uso manga larga aunque haga calor para que no vean', 'self_harm'],
  ['ya regale mis discos, mis herramientas, todo', 'suicide'],
  ['i already gave the dog to my sister and my books to the library', 'suicide'],
  ['gave away my records and my boots, everything', 'suicide'],
  ['i gave away my old records, my tools, everything, while i still can', 'suicide'],
  ['gave my dog and my books away. moving on', 'suicide'],
  ['ya reparti mis cosas entre mis primos', 'suicide'],
  ['i gave away all my stuff', 'suicide'],
  ['my stepdad broke the door down', 'violence'],
  ["my mom's boyfriend punched a hole in the wall", 'violence'],
  ['my dad throws stuff when he drinks', 'violence'],
  ['he smashed my phone', 'violence'],
  ['he pushed me once', 'violence'],
  ['my boyfriend slapped me last night', 'violence'],
  ["my baby hasn't moved since last night", 'medical'],
  ['my dad hit the wall next to my head', 'violence'],
  ['mi padrastro rompio la puerta', 'violence'],
  ['i stood behind the door not breathing till he left', 'violence'],
])('"%s" is classified as %s', (message, kind) => {
  expect(dangerInAct(message)).toBe(kind)
})

test.each([
  'i wear long sleeves cause the office is freezing',
  'i wear my lucky socks to every meeting',
  "i wear sunglasses so nobody sees i've been crying",
  'i wear long sleeves so nobody sees my tattoos at the interview',
  'i wear long pants so nobody sees the ankle monitor',
  'uso manga larga para que no vean mis tatuajes',
  'i gave my old clothes to goodwill, feels lighter',
  'gave away all my beer and the glasses too',
  "we're moving so i gave away the couch, my books, everything",
  "my sister has my dog and my plants while i'm in rehab, i gave her the keys",
  'i gave my guitar to my nephew for his birthday',
  'i gave it everything',
  'i gave my brother the truck and the tools for his new business',
  'we gave the dogs and the cats their shots',
  'i gave the kids my old books and the guitar i never play',
  "i keep my hoodie on so my coworkers don't see the sweat",
  'he broke the news about the job',
  'he kicked me out',
  'it hit me today',
  'le di todo a mi trabajo',
  'my stepdad fixed my door',
  'he hit me up for money',
  'my sponsor pushed me to call her',
  'she kicked me out',
  'my baby is moving a lot',
  'my husband broke a door with his shoulder moving the couch',
  'i gave my dealer my watch and my guitar for a bag',
  'i wear a mask so nobody sees my teeth',
  'my dad broke the window with a ball playing catch',
  'he locked himself out and broke a window',
  'mi papa rompio la puerta sin querer',
])('"%s" is not classified as danger', (message) => {
  expect(dangerInAct(message)).toBeUndefined()
})

test('hiding skin or giving away belongings in the middle of a conversation is asked about', () => {
  for (const message of ['i wear the long socks now so nobody sees', 'i gave away all my stuff'])
    expect(actionsOf('rough week', 'work is a lot', message).at(-1)).toMatch(/check_in|crisis/)
})

test.each([
  [["i'm 14", 'my stepdad broke the door down']],
  [["i'm 14 and my stepdad broke my door last night"]],
  [["my stepfather kicked my door in. i'm a freshman in high school"]],
  [['im in 8th grade and my dad throws stuff when he drinks']],
  [['im 15', 'it was a rough night', "my mom's boyfriend punched a hole in the wall"]],
  [['tengo 13 años', 'mi padrastro rompió la puerta']],
])('a minor who describes broken doors or walls at home gets the child abuse hotline: %s', (messages) => {
  const lastTurn = playMessages(...messages).at(-1)
  expect(lastTurn?.action).toBe('crisis')
  expect(lastTurn?.answer).toContain('1-800-422-4453')
  expect(lastTurn?.answer).not.toContain('1-800-799-7233')
})

test('the child abuse hotline is given only to minors, and only for violence at home', () => {
  expect(actionsOf("i'm 14 and my stepdad fixed my door")).toEqual(['minor'])
  expect(playMessages("i'm 42", 'my husband broke the door down').at(-1)?.answer).toContain('1-800-799-7233')
  expect(playMessages("i'm 16", 'my boyfriend hit me and i want it to stop').at(-1)?.answer).not.toContain(
    'No adult may do this',
  )
})
