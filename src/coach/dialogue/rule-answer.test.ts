import { expect, test } from 'vitest'
import { safeAnswer } from '../../crisis/safe-answer.ts'
import { allRuleReplies } from '../speech-acts/all-rule-replies.ts'
import { lastOf, questions, unquoted } from '../testing/guided-talk.server.ts'
import { lastAnswer } from './prepared.ts'

const answerTo = (...lines: string[]) => lastOf(lines).answer

test.each([
  [['slept thru my UA'], /make up|test today/],
  [['falté a mi prueba de orina'], /hacerla hoy/],
  [["my PO called and i didn't pick up"], /Call back now/],
  [['no fui con mi oficial de libertad condicional'], /Llama ahora/],
  [['my sponsor fired me'], /temporary sponsor/],
  [['mi padrino ya no quiere ser mi padrino'], /uno temporal/],
  [['my counselor left the clinic'], /who takes over/],
  [["forgot my suboxone at home and i'm out of town"], /bridge prescription/],
  [['they kicked me out of sober living'], /call 211/],
  [['i blew off my PO'], /Call back now/],
  [["i'm late for court"], /clerk/],
  [['they gave my bed away at detox'], /waitlist/],
  [['my insurance lapsed'], /1-800-662-4357/],
  [['i flushed my meds'], /which ones are gone/],
  [['my mom caught me with a vape'], /it’s mine/],
  [['lost 900 on the game', 'stop. tell me what to do in the next ten minutes'], /Minute one/],
  [['quiero tomar', 'dime qué hago en los próximos diez minutos'], /Minuto uno/],
  [['i feel so empty', 'then how would you know what this feels like'], /I’m a program/],
  [
    ["i'm a nurse and i think about the leftover meds", 'who can i even tell without losing my license'],
    /board/,
  ],
  [['found a vape in my daughters backpack', 'how do i not make it worse'], /calm hour/],
  [['found a vape in my daughters backpack', 'i smoked at her age so who am i to talk'], /I did it too/],
  [["he's been sober 5 months and he's a jerk"], /calm time/],
  [
    ['clean off heroin 4 years and the dentist wants to give me hydrocodone', 'what do i tell him'],
    /on the phone/,
  ],
  [['my sponsor wants me to call every day'], /text every day/],
  [['mi padrino quiere que le llame diario'], /te escribo diario/],
  [['i did it. 1 year today', "does it ever stop feeling like i'm faking"], /The days are real/],
  [['can i ask something', 'if i take my suboxone late does it mess me up'], /Don't double it|prescriber/],
])('a statement that implies a question gets a step: %s', (lines, step) => {
  expect(answerTo(...lines)).toMatch(step)
})

test.each([
  [['does naltrexone make you sick', 'and wine?'], /Naltrexone|any drink, wine/],
  [["i'm on antabuse", 'what about wine'], /Disulfiram|two weeks/],
  [['i take gabapentin at night', 'and beer?'], /pharmacist/],
  [['estoy tomando naltrexona', '¿y con vino?'], /naltrexona/],
  [['i stopped lexapro last week', 'brain zaps'], /Call the person who prescribes it/],
  [['i stopped lexapro last week', 'brain zaps', 'is it dangerous'], /can’t examine you/],
  [['dejé la paroxetina', 'siento descargas en la cabeza', '¿es peligroso?'], /911/],
  [['i have court tomorrow for my dui', 'what do i call the judge'], /Your Honor/],
  [['¿cómo le digo al juez?'], /Su Señoría/],
])('a short question is answered in the context of earlier messages: %s', (lines, answer) => {
  expect(answerTo(...lines)).toMatch(answer)
})

test.each([
  [["i pay my brother's phone bill", 'does that make me an enabler'], /help them live/],
  [['le di dinero a mi hijo otra vez', '¿eso me hace cómplice?'], /ayuda a vivir/],
  [["i've been dreaming about using every night", 'is that normal'], /dream/],
  [['i stopped going to meetings', 'is that bad'], /What matters is/],
  [['i switched to na beer', 'is that ok'], /Non-alcoholic/],
  [['i lied to my sponsor about the cough syrup', 'is that ok'], /undo it with one sentence/],
  [['i had two beers at the game after 90 days', 'is this normal'], /days before it still count/],
  [['i sleep 12 hours a day now', 'is that normal'], /common/],
  [["i haven't pooped in a week since i stopped", 'is that normal'], /can’t examine you/],
  [['i yelled at my kids last night', 'is that bad'], /sorry without a reason|I yelled/],
  [['no tengo ganas de nada', '¿es normal?'], /común/],
  [['i check his phone every night', 'is that wrong'], /can’t judge/],
  [['my husband takes my paycheck', 'is that normal'], /1-800-799-7233/],
  [["i took two of my mom's pills", 'is that ok'], /1-800-222-1222/],
  [['i bought a lamp today', 'is that bad'], /can’t judge/],
])('"is that normal" is answered about the last statement, or not judged: %s', (lines, answer) => {
  expect(answerTo(...lines)).toMatch(answer)
})

test('"is that bad" refers to the last statement, not to the first', () => {
  expect(answerTo('i had a dream about using', 'i stopped going to meetings', 'is that bad')).toMatch(
    /What matters is/,
  )
})

test('"is that bad" as the first message gets a question back', () => {
  expect(answerTo('is that bad')).toMatch(/\?/)
  expect(answerTo('is that bad')).not.toMatch(/people in recovery|judge/)
})

test.each([
  ['my chest hurts when i breathe', 'is that bad'],
  ['i mixed xanax and vodka an hour ago', 'is that ok'],
  ['stopped xanax 3 days ago', 'brain zaps and shaking', 'is it dangerous'],
  ['i missed my dose of clonazepam for two days and i am shaking'],
  ['my sponsor fired me and i want to die'],
  ['my 3 year old ate an edible'],
  ['an edible', "i can't breathe"],
])('a danger is answered before a rule reply: %s', (...lines) => {
  expect(lastOf(lines).action).toMatch(/crisis|recheck/)
})

test.each([
  ['my brother is in county', '3 years'],
  ['i got sentenced today', '3 years'],
  ['mi hermana está presa', 'tres años'],
  ['i just got divorced', '12 years'],
  ["i've been drinking", '15 years'],
  ['doing my time upstate', '4 years'],
  ["i'm a trucker", '15 years on the road'],
  ['my wife left', '11 years'],
  ['i smoked', '20 years'],
])('a length of time other than sobriety gets no congratulations: %s', (...lines) => {
  expect(answerTo(...lines)).not.toMatch(/congrat|well done|wonderful|one day at a time|felicid/i)
})

test('an open bottle is answered even next to a loss', () => {
  expect(answerTo("my sponsor fired me and i've got a bottle open")).not.toMatch(/temporary sponsor/)
  expect(answerTo('my friend died', 'fentanyl. she was 23')).not.toMatch(/buprenorphine/)
})

test.each([
  'my wife found my pills for blood pressure',
  'my mom found my bottle of water',
  'i missed my drop off',
  'i had some gummy bears',
  'my therapist left me a voicemail',
  'my doctor left a note',
])('"%s" gets no rule reply', (line) => {
  expect(lastOf([line]).state.used.some((one) => one.startsWith('rule.'))).toBe(false)
})

test('"got 18 months" is asked about, because it may be prison or sobriety', () => {
  expect(answerTo('my dad got 18 months')).toMatch(/time to serve, or time without/)
})

test('"my wife found my vape" is about the writer', () => {
  const turn = lastOf(['my wife found my vape in the truck'])
  expect(turn.answer).toMatch(/it’s mine/)
  expect(turn.state.story.who).toBe('self')
  expect(answerTo("i found my son's vape")).not.toMatch(/it’s mine/)
})

test('a relative’s prescribed medicine is not an addiction, unless they sell it', () => {
  expect(answerTo('my sister takes adderall for school')).toMatch(/doesn’t tell me whether/)
  expect(answerTo("my sister's selling her adderall and not sleeping")).not.toMatch(/doesn’t tell me whether/)
})

test.each([
  ['an edible', /take two hours/],
  ['i ate one, nobody saw', /What was it/],
  ["there's a guy at work who hugs too long", /reason enough/],
  ['que ahí no le dan de comer', /Apunta los días/],
])('"%s" is understood as intended', (line, answer) => {
  expect(answerTo(line)).toMatch(answer)
})

test('every rule reply is safe, has at most 90 words, and asks at most one question', () => {
  for (const { id, answers = [], ...texts } of allRuleReplies) {
    for (const answer of answers) expect(lastAnswer(answer), `${id} ${answer}`).toBeDefined()
    expect(answers.length > 0 || (texts.en && texts.es), id).toBeTruthy()
    for (const language of ['en', 'es'] as const) {
      const { reflect = '', step = '', ask = '' } = texts[language] ?? {}
      const text = [reflect, step, ask].join(' ').trim()
      const shown = unquoted(text).replaceAll(/\b[\w-]+\.(gov|org|com|info)\b/g, '')
      expect(
        text === '' ||
          safeAnswer(shown, [
            '911',
            '988',
            '211',
            '18006564673',
            '18006624357',
            '18338526262',
            '18007997233',
            '18002221222',
          ]).safe,
        `${id} ${shown}`,
      ).toBe(true)
      expect(text.split(/\s+/).length, id).toBeLessThanOrEqual(90)
      expect(questions(text), id).toBeLessThanOrEqual(1)
    }
  }
})
