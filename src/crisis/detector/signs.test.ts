import { expect, test } from 'vitest'
import { cases, report } from '../../../corpus/danger/report.ts'
import { masked, signsIn, urgencies } from './signs.ts'

const urgencyLevel = (text: string) => urgencies.indexOf(signsIn(text).urgency)

test.each([
  'I died laughing at that meme',
  'Meetings are a waste of time for everybody',
  'my sponsor saved my life',
  '',
  'I used to want to die. That was 5 years ago; today I am grateful.',
  'The meeting is Tuesday 7pm at 123 Main Street, in the church',
  'Call 988 or 1-800-662-4357, they were kind to me',
  'me muero de risa',
  'where can I find a doctor who prescribes suboxone?',
  'is there a real person there?',
  'can I talk to a human',
  '¿hay alguien real ahí?',
  '¿puedo dejar de tomar la metadona?',
  'can I stop methadone one day?',
  'how do I delete my account',
  'who can read what I write here?',
  'a qué hora empieza la junta',
  'no',
  'Thank you for being here with us tonight.',
])('no danger is detected in "%s"', (text) => {
  expect(signsIn(text)).toEqual({ label: 'none', labels: ['none'], urgency: 'normal' })
})

test.each([
  ['I want to kill myself tonight', 'suicide'],
  ['they would all be better off without me', 'suicide'],
  ['gave my dog away today so he would be ok', 'suicide'],
  ['ya no quiero vivir más', 'suicide'],
  ['he swallowed a whole bottle of pills and he is not breathing', 'overdose_medical'],
  ['no respira y tiene los labios morados', 'overdose_medical'],
  ['he choked me last night', 'violence_abuse'],
  ['mi esposo me golpea', 'violence_abuse'],
  ['quit drinking two days ago, shaking and seeing bugs on the wall', 'withdrawal_danger'],
  ['me corto los brazos otra vez', 'self_harm'],
  ['I want to drink so bad right now', 'relapse_urge'],
  ["who's got blues in dallas, dm me", 'sourcing_or_selling'],
  ['my snap: k8tebaby99', 'contact_details_or_doxxing'],
  ['you are a pathetic junkie', 'hate_or_harassment'],
  ['Earn $500 a day from home, click the link', 'spam'],
])('"%s" gets the label %s', (text, label) => {
  expect(signsIn(text).label).toBe(label)
})

test.each([
  'I WANT TO KILL MYSELF',
  'i want to k1ll mys3lf',
  'i want to kill my self',
  'i want to k i l l  m y s e l f',
  'i want to killl myselfff',
  'i wànt to kill myself',
  'i want to ki\u200bll my\u200bself',
  'і wаnt to kill mysеlf',
  'i wanna kil myslef',
  'kms, i want to',
  'i want to k*ll myself',
])('the same wish written as "%s" is detected', (text) => {
  expect(signsIn(text).label).toBe('suicide')
})

test.each([
  ['he is not breathing and his lips are blue', 'overdose_medical'],
  ['my husband choked me last night', 'violence_abuse'],
  ['I cut my arms again', 'self_harm'],
  ['no quiero seguir viviendo', 'suicide'],
])('"%s" gets the same label in any spelling', (text, label) => {
  const spellings = [
    text.toUpperCase(),
    `${text}!!!`,
    text.replace(/e/g, 'é'),
    text.replace(/ /g, '  '),
    text.replace(/i/g, '1'),
    text.replace(/a/g, 'а'),
    text.split('').join('\u200b'),
  ]
  for (const spelling of spellings) expect(signsIn(spelling).label, spelling).toBe(label)
})

test.each([
  ['I want to die', 'I would rather die than wear crocs'],
  ['I cut my arms', 'I cut my hair'],
  ['he hit me again last night', 'he hit me up about the meeting'],
  ['I took a whole bottle of pills', 'I took my vitamins'],
  ['me quiero matar', 'mi mamá me va a matar si llego tarde'],
  ['selling xanax, dm me', 'selling my bike, dm me'],
])('"%s" is distinguished from "%s"', (dangerous, harmless) => {
  expect(signsIn(dangerous).label).not.toBe('none')
  expect(signsIn(harmless).label).toBe('none')
})

test.each([
  ['held-out', { emergency: 0.92, danger: 0.92, exact: 0.84, alarms: 0.1 }],
  ['measured', { emergency: 0.9, danger: 0.94, exact: 0.86, alarms: 0.08 }],
])(
  'on messages it was not trained on (%s), results are at least the published figures',
  (split, required) => {
    const figures = report(cases.filter((one) => one.split === split))
    const of = ({ part, whole }: { part: number; whole: number }) => part / whole
    expect(of(figures.emergencyRecall)).toBeGreaterThanOrEqual(required.emergency)
    expect(of(figures.crisisRecall)).toBeGreaterThanOrEqual(required.danger)
    expect(of(figures.exactLabel)).toBeGreaterThanOrEqual(required.exact)
    expect(of(figures.falseAlarms)).toBeLessThanOrEqual(required.alarms)
    expect(of(figures.wrongBlocking)).toBeLessThanOrEqual(0.02)
  },
)

test.each(Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()))(
  'a word that every object has is an ordinary word: %s',
  (word) => {
    expect(signsIn(word).label).toBe('none')
    expect(signsIn(`soy ${word} y quiero matarme esta noche`).label).toBe('suicide')
  },
)

test('denials, jokes and past tense lower the urgency, and "I lied" or "it is back" raises it again', () => {
  expect(urgencyLevel('I will not kill myself')).toBeLessThan(urgencyLevel('I will kill myself'))
  expect(urgencyLevel('I am going to kill myself lol')).toBeLessThan(
    urgencyLevel('I am going to kill myself'),
  )
  expect(urgencyLevel('years ago I wanted to die')).toBeLessThan(urgencyLevel('I want to die'))
  expect(signsIn('I lied when I said I was fine').label).toBe('suicide')
  expect(urgencyLevel('I used to want to die years ago and now it is back')).toBe(1)
})

test('the most severe sign is the label, and the others are listed', () => {
  const signs = signsIn('I took 40 pills because I want to die')
  expect(signs).toMatchObject({ label: 'overdose_medical', urgency: 'emergency' })
  expect(signs.labels).toContain('suicide')
})

test('means and amounts are masked, and the feeling is readable', () => {
  const maskedText = masked('I want to die, I have 40 oxys lined up and a rope around my neck')
  expect(maskedText).toContain('I want to die')
  expect(maskedText).not.toMatch(/40|oxys|rope/)
})

test('any text of five thousand characters takes little CPU time', () => {
  const pieces = [
    'i want to kill my ',
    'a',
    'k i l l ',
    '5 ',
    '@',
    'calle de la ',
    'a1',
    'A B ',
    'Anna Bella ',
    'a.b.c.',
    'call me on snap ',
    'five ',
    'not ',
  ]
  for (const piece of pieces) {
    const before = process.cpuUsage().user
    signsIn(piece.repeat(Math.ceil(5000 / piece.length)))
    // CPU time in microseconds, which a busy machine affects less than wall time.
    expect(process.cpuUsage().user - before, piece).toBeLessThan(400_000)
  }
})
