import { expect, test } from 'vitest'
import { lastOf } from '../testing/guided-talk.server.ts'

const answerTo = (...lines: string[]) => lastOf(lines).answer

const tired = /tired, and nothing behind it|es cansancio, y nada más/
test.each([
  ['long day', "nothing i'm just tired"],
  ['long day', 'no im not depressed im just TIRED'],
  ['i got yelled at', "nah it's nothing, just really exhausted today"],
  ['long day', "i'm not sad, just drained tbh"],
  ['long day', 'no, just sleepy'],
  ['día largo', 'que no, que no estoy deprimida, es cansancio'],
  ['día largo', 'nada, solo estoy cansado'],
  ['día largo', 'no estoy triste, estoy agotada nomas'],
  ['día largo', 'no es nada, es puro sueño'],
])('a denied mood is believed: %s, %s', (...lines) => {
  expect(answerTo(...lines)).toMatch(tired)
})

test.each([
  ['long day', "no, i'm tired of living"],
  ['long day', "i'm just so tired of everything and everyone"],
  ['día largo', 'estoy cansada de vivir'],
  ['long day', "nothing, i'm just done"],
])('weariness of life is no denied mood: %s, %s', (...lines) => {
  expect(answerTo(...lines)).not.toMatch(tired)
})

const saidHere = /glad you said it here|lo dijiste aquí/
test.each([
  ['got 61 days', 'its fine. just wanted to say it to someone'],
  ['my dog died', 'i just needed to get it off my chest'],
  ['bad day', 'just had to tell someone'],
  ['mal día', 'solo queria decirselo a alguien'],
  ['mal día', 'necesitaba soltarlo nomas'],
])('what only had to be said needs no question: %s, %s', (...lines) => {
  expect(answerTo(...lines)).toMatch(saidHere)
})
test.each([
  ['bad day', 'i wanted to tell her it was me'],
  ['bad day', 'i just wanted to drink'],
  ['mal día', 'quería decirle que me voy'],
])('a wish to tell someone something is no such remark: %s, %s', (...lines) => {
  expect(answerTo(...lines)).not.toMatch(saidHere)
})

test.each([
  ['i want to murder my coworkers', 'lol not literally'],
  ['this commute is the end of me', "it's a figure of speech"],
  ['quit vaping and i could eat the wall', 'not for real lol'],
  ['mi jefe me tiene hasta aquí', 'es un decir jaja'],
  ['mi jefe me tiene hasta aquí', 'no literal'],
])('a figure of speech is taken as one: %s, %s', (...lines) => {
  expect(answerTo(...lines)).toMatch(/way of saying|manera de decir|misread|I read that wrong|leí mal|glad/i)
})

const left = /leave that alone|eso lo dejamos/
test.each([
  ['my mom died', "i don't want to talk about it"],
  ['my mom died', 'id rather not talk about her right now'],
  ['he left', "i'm not ready to talk about that"],
  ['mi hermano dice que fue culpa mía', 'no quiero hablar de eso'],
  ['se murió mi mamá', 'prefiero no hablar de ella ahora'],
  ['se murió mi mamá', 'mejor no hablemos de eso'],
])('a refused subject is left alone: %s, %s', (...lines) => {
  expect(answerTo(...lines)).toMatch(left)
})
test.each([
  ['my husband drinks', "he doesn't want to talk about it"],
  ['my husband drinks', 'we never talk about it'],
  ['mi esposo toma', 'él no quiere hablar de eso'],
])('a relative who refuses to talk is no refused subject: %s, %s', (...lines) => {
  expect(answerTo(...lines)).not.toMatch(left)
})

const through = /kept that through all of this|sostenido en medio de todo/
test.each([
  ["my best friend od'd two weeks ago", 'im sober 8 months btw'],
  ['long day at work', 'got 61 days tho'],
  ['my dog died', "i've been clean 2 years"],
  ['se murió mi mamá', 'llevo 7 meses sobrio eso sí'],
  ['me despidieron hoy', 'llevo 40 días sin tomar igual'],
])('sobriety in the middle of bad news is named: %s, %s', (...lines) => {
  expect(answerTo(...lines)).toMatch(through)
})
test.each([
  ['my dad died and i relapsed', 'i had 8 months'],
  ['me despidieron y recaí', 'llevaba 7 meses sobrio'],
  ['my brother died', 'he was sober 8 months'],
  ['i got fired', "i've been there 8 months"],
])('a length of time of another kind is no such news: %s, %s', (...lines) => {
  expect(answerTo(...lines)).not.toMatch(through)
})

const quietRoom = /room stayed quiet|nadie dijo nada\. Eso duele/
test.each([
  ['4 years sober today', 'nobody remembered'],
  ['90 days today', 'my wife didnt even notice'],
  ['one year clean', 'no one said anything'],
  ['hoy cumplo un año sobria', 'nadie se acordó'],
  ['hoy cumplo 100 días', 'ni mi esposo me felicitó'],
])('a milestone that nobody noticed: %s, %s', (...lines) => {
  expect(answerTo(...lines)).toMatch(quietRoom)
})
test.each([
  ['4 years sober today', 'nobody would notice if i was gone'],
  ['my husband drinks', 'nobody noticed'],
])('no one who notices something else: %s, %s', (...lines) => {
  expect(answerTo(...lines)).not.toMatch(quietRoom)
})
