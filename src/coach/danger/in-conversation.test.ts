// Danger that only the conversation shows, and harmless reactions that only look like it.
import { expect, test } from 'vitest'
import { talk } from '../testing/guided-talk.server.ts'

const alarms = new Set(['crisis', 'recheck', 'check_in'])

test.each([
  [
    'day 40 and still at my sister’s place',
    'no money is missing right now. i just want it to feel normal on his first day home',
  ],
  ['my dad gets out thursday', 'good. so does he see why im on leave or just that im on leave'],
  ['we talked about the party', 'thats not it. no one is coming home. i just want a present idea'],
  ['hoy no tome', 'me toca pedirle ayuda a mi ex y me muero de la vergüenza'],
  ['trabajo de electricista', 'mi jefe me va a matar si vuelvo a salir a fumar'],
  ['i missed two shifts', 'my boss is gonna kill me when he sees the schedule'],
])('after "%s", "%s" is no alarm', (first, second) => {
  expect(alarms.has(talk([first, second])[1]?.action ?? '')).toBe(false)
})

test('a suspicion without a word of danger is asked about lightly, with two buttons, and the talk continues after a no', () => {
  const [, asked, next] = talk([
    'hey, went to the store today',
    'i do all the cooking and the laundry and then i sit there and wait for it to be over for everyone',
    'No, I’m okay',
  ])
  if (asked?.action === 'check_in') {
    expect(asked.choices).toEqual(['No, I’m okay', 'Yes'])
    expect(next?.answer).not.toContain('thinking about that')
  }
  expect(next?.action).toBe('guided')
})

test.each([
  'what?? no. jesus. i asked about take home doses',
  'NO. not suicidal. never was. how do people travel on methadone',
  'good heavens, no. i am asking about the talk on sunday',
  'stop asking me that. i am fine, i want to know about sunday',
  'que coño dices, suicidarme no. adios',
  'ya te dije que no. no me pongas telefonos de suicidio',
  'como cree, no. lo que quiero es dormir',
])('after the question about suicide, "%s" ends it', (no) => {
  const [, answer] = talk(['i cant do this anymore and i think about dying a lot', no])
  expect(answer?.state.risk?.open ?? false).toBe(false)
  expect(answer?.answer).not.toMatch(/thinking about killing|matarte|Do you mean thoughts/)
})

test.each([
  ['no. i dont want to die', 'the 45 is on the workbench'],
  ['no', 'i counted the pills today, they are in the drawer'],
  ['no no', 'i drove past the bridge twice tonight'],
  ['nah', 'i wrote the letters already'],
])('after "%s", "%s" is an emergency again', (no, means) => {
  const turns = talk(['i think about dying a lot lately', no, means])
  expect(turns[2]?.action).toBe('crisis')
  expect(turns[2]?.answer).toContain('911')
})

test.each([
  ['i gave it all away', 'i have a 45 minute drive to work'],
  ['i think about dying', 'no. my brother has the gun locked up at his place'],
])('after "%s", "%s" is no weapon at hand', (first, second) => {
  expect(talk([first, 'no', second])[2]?.danger).not.toBe('suicide_now')
})

test('after a mix of opioids, benzos and wine, sleepiness is an overdose', () => {
  const turns = talk([
    'took my oxy and a xanny and some wine',
    'yes its all in already',
    'im just sleepy its normal',
  ])
  expect(turns[2]?.action).toBe('crisis')
  expect(turns[2]?.answer).toContain('911')
})

test('after naloxone, falling asleep again is an overdose', () => {
  const turns = talk([
    'my brother was blue, i gave him narcan and he woke up',
    'he is breathing and smoking a cigarette, says he is fine',
    'now hes falling asleep again',
  ])
  expect(turns[2]?.answer).toMatch(/naloxone/i)
  expect(turns[2]?.answer).toContain('911')
})

test.each([
  ['i had like 4 glasses of wine since lunch', 'i have to pick up the kids at 3'],
  ['me tome 5 cervezas', 'puedo manejar? es cerquita'],
])('after "%s", "%s" is answered with: do not drive', (first, second) => {
  expect(talk([first, second])[1]?.danger).toBe('driving')
})

test('a tight throat and hives are an allergic reaction', () => {
  const [, answer] = talk(['i took benadryl and dayquil', 'my throat feels tight and i got hives on my neck'])
  expect(answer?.action).toBe('crisis')
  expect(answer?.answer).toContain('allergic reaction')
})

test('a fluttering heart after purging is an emergency of its own, and not an overdose', () => {
  const [, answer] = talk([
    'i make myself throw up and take laxatives every night',
    'today my heart did this flutter thing and i almost passed out',
  ])
  expect(answer?.action).toBe('crisis')
  expect(answer?.answer).toContain('potassium')
})

test('a voice that says to put the baby in the water is answered with: apart from the baby, and 911', () => {
  const turns = talk([
    'im 7 weeks post partum and i feel nothing',
    'there was like a voice in the monitor',
    'the voice. it said put her in the water. its just me and her',
    'what do i do, shes a baby',
  ])
  expect(turns[2]?.action).toBe('crisis')
  expect(
    turns
      .slice(2)
      .map(({ answer }) => answer)
      .join(' '),
  ).toContain('in the crib')
})

test('a last message of a relative is asked about, with a welfare check', () => {
  const [answer] = talk(['my son just texted me "take care of biscuit ok", biscuit is his dog'])
  expect(answer?.action).toBe('check_in')
  expect(answer?.answer).toContain('welfare check')
})

test('a friend who asks to feed the dog during a trip says no last words', () => {
  const [answer] = talk(['my sister texted me "take care of the dog" while she is on a trip'])
  expect(answer?.answer).not.toContain('welfare check')
})

test.each([
  [
    ['i love my car', 'my friend is acting weird'],
    'he said it was nice knowing me at lunch but we thought he was doing a bit',
    /welfare check/,
  ],
  [['my gf is clean 3 months'], 'i counted her pills from the dentist twice already', /^(?!.*911)/s],
  [['i pay the bills'], 'I have been saving my Ambien since October', /ending your life/],
  [
    ['va canceled on me again', 'just listen'],
    'its in the console of the truck. its a 9. shes loaded',
    /911/,
  ],
  [['day 2 no wine'], 'shaky yeah. saw some ants on the bedspread', /withdrawal/],
  [['llevo 3 dias sin tomar'], 'si tiemblo un poco. las manos', /alcohol o benzos a diario/],
  [['a mi compa le pusimos un narcan hace rato'], 'ta medio dormido otra vez', /sobredosis/],
  [['tomé un rivotril para dormir'], 'me ofrecieron unas birras, pasa algo si las tomo', /no tomes más/],
  [['im pregnant and on suboxone'], 'i got 4 strips left and nobody answers', /doctor, midwife or clinic/],
  [
    ['i have a 7 week old baby'],
    'when i give him his bath i see it happen. in my mind',
    /common after a birth/,
  ],
])('after %j, "%s" is read with the talk before it', (before, message, expected) => {
  expect(talk([...before, message]).at(-1)?.answer).toMatch(expected)
})

test('a yes to the lighter question is asked what it is about, and the button leads to that help', () => {
  const before = ['hola', 'Ya dejé todo arreglado de todos modos.', 'Sí']
  const asked = talk(before).at(-1)
  expect(asked?.choices).toContain('Alguien que me lastima o me da miedo')
  expect(talk([...before, 'Alguien que me lastima o me da miedo']).at(-1)?.danger).toBe('violence')
  expect(talk([...before, 'Pensamientos de quitarme la vida']).at(-1)?.danger).toBe('suicide_stated')
  expect(talk([...before, 'Algo en mi cuerpo']).at(-1)?.danger).toBe('medical')
})

test.each([
  [['i love my craving log', 'from 0 to 10?'], 'more like a 9. it was worse before'],
  [['i carry narcan for my brother'], 'i cant fall asleep again'],
  [['im 20 weeks pregnant'], 'we ran out of milk'],
  [['on methadone for 4 years'], 'i used to live alone back then'],
  [['i want a beer'], 'i have to pick up the kids at 3'],
  [['my life is better'], 'i blocked people in my phone'],
  [['day 3 for me'], 'i hear people say it gets better'],
  [['my doctor was kind'], 'she said take care of yourself'],
  [['my son lives far away'], 'he texted me i love you mom'],
  [['i miss my dad'], 'my throat gets tight when i talk about him'],
  [['hoy trabajo'], 'al perro lo deje con mi mama para ir al trabajo'],
])('after %j, "%s" is ordinary', (before, message) => {
  expect(alarms.has(talk([...before, message]).at(-1)?.action ?? '')).toBe(false)
})
