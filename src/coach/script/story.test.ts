import { expect, test } from 'vitest'
import { normalizeText } from '../../platform/normalize-text.ts'
import { asksIn, asksInFull, type Story, storyIn } from './story.ts'

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

test.each([
  ['mi esposo llega tomado cada viernes', undefined, 'other'],
  ['pero sigue tomando', 'tu novio', 'other'],
  ['pero sigue tomando', undefined, undefined],
  ['sigo tomando', 'tu novio', undefined],
])('in Spanish, someone who drinks needs no pronoun: %s (%s)', (message, person, who) => {
  expect(storyIn(message, 'es', person ? { person } : {}).story.who).toBe(who)
})

test('"es para mi nieto" corrects nothing, and "es mi nieto" does', () => {
  const before = { who: 'self' } as const
  expect(storyIn('es para mi nieto que nacio en octubre', 'es', before).corrected).toBeUndefined()
  expect(storyIn('no, es mi nieto', 'es', before).corrected).toBe('who')
})

test.each([
  ['gasto en gemas, como 300 este mes', false],
  ['he seems nice, has a cat', false],
  ['su papa dice que es normal', false],
  ['como le digo', true],
  ['he drinks, is that normal', true],
  ['eso es normal', true],
])('whether it asks: %s', (said, asks) => {
  expect(asksIn(said)).toBe(asks)
})

test('a relative without "my" at the start is the person of the talk, and one named in passing is not', () => {
  const husband = storyIn('husband lost 14k on sports betting', 'en', {}).story
  expect(husband).toMatchObject({ who: 'other', person: 'your husband' })
  expect(storyIn('its my inheritance money from my dad', 'en', husband).story.person).toBe('your husband')
  expect(storyIn('my dad drinks too', 'en', husband).story.person).toBe('your dad')
})

test.each([
  ['found a vape in my daughters backpack', 'en', 'other'],
  ['i caught weed in my sons car', 'en', 'other'],
  ['encontre mota en la mochila de mi hijo', 'es', 'other'],
  ['soy mama y me escondo para tomar vino', 'es', 'self'],
  ['tomo todos los dias', 'es', 'self'],
  ['fumo desde los 15', 'es', 'self'],
] as const)('who uses: %s', (message, language, who) => {
  expect(storyIn(message, language, {}).story.who).toBe(who)
})
test('"no tomo" does not say that the writer drinks', () => {
  expect(storyIn('mi marido toma y yo no tomo', 'es', {}).story.who).toBe('other')
})

test.each([
  ['husband is drinking again', 'other', 'drinking'],
  ['i smoke fetty everyday', 'self', 'using'],
  ['bet', undefined, undefined],
  ['i bet on the lions', 'self', 'gambling'],
] as const)('who and what: %s', (message, who, topic) => {
  const { story } = storyIn(message, 'en', {})
  expect([story.who, story.topic]).toEqual([who, topic])
})

test.each(['was that wrong', 'was that dumb', 'were they right'])('a question in the past: %s', (message) => {
  expect(asksIn(message)).toBe(true)
})
test.each(['was sober for a year', 'were at my moms', 'yo bebo lo normal, como todo el mundo en mi pueblo'])(
  'a statement is no question: %s',
  (message) => {
    expect(asksIn(message)).toBe(false)
  },
)

const talkOf = (messages: readonly string[], language: 'en' | 'es' = 'en') =>
  messages.reduce<Story>((story, message) => storyIn(normalizeText(message), language, story).story, {})

test.each([
  [
    ['my son is the one with the problem not me', 'i still drink wine with dinner, not the point'],
    'your son',
  ],
  [
    ['Wifes been off the wine 5 weeks', 'I poured her wine for half of em', 'i should do the hoovering'],
    undefined,
  ],
  [
    [
      'my brother in Manila asks money for his drinking',
      'he is the one drinking, me i dont drink',
      'our mother cry to me',
    ],
    'your brother',
  ],
  [['why do people who quit get so boring. my dad did', 'he used to be funny'], 'your dad'],
] as const)('a talk about someone else stays about them: %s', (messages, person) => {
  expect(talkOf(messages)).toMatchObject({ who: 'other', ...(person ? { person } : {}) })
})

test.each([
  [['mi hijo anda otra ves en el cristal', 'me robo 800 pesos'], 'tu hijo'],
  [['mi hermana sale el viernes del anexo', 'yo tengo dos niños chicos'], 'tu hermana'],
  [['es para mi hermano, recae cada 2 meses', 'cansada. con culpa si no lo ayudo'], 'tu hermano'],
  [
    ['Mi marido lleva desde el confinamiento bebiendo', 'Hay noches que me sirvo yo también una copita'],
    'tu marido',
  ],
] as const)('a Spanish talk about someone else stays about them: %s', (messages, person) => {
  expect(talkOf(messages, 'es')).toMatchObject({ who: 'other', person })
})

test.each([
  ["my sponsor moved to Arizona. i've been sober nineteen years", 'my late husband used to notice'],
  ['i relapsed last night', 'my husband used to help'],
])('a relative named in passing does not change a talk about the writer: %s', (...messages) => {
  expect(talkOf(messages).who).toBe('self')
})

test('who stopped is known until they use again', () => {
  expect(talkOf(['my dad is sober 1 yr'])).toMatchObject({ who: 'other', theyStopped: true })
  expect(talkOf(['my dad is sober 1 yr', 'he relapsed on friday'])).toMatchObject({ theyStopped: false })
})

test.each([
  [['mostly temu and qvc', 'its not gambling its shopping'], 'shopping'],
  [['mostly temu and qvc', 'you keep saying gambling. I shop'], 'shopping'],
  [['my brother died. overdose', 'ok no. binge?? its a birthday cupcake'], undefined],
] as const)('a denied subject is not the subject of the talk: %s', (messages, topic) => {
  expect(talkOf(messages)).toEqual(
    topic ? expect.objectContaining({ topic }) : expect.not.objectContaining({ topic: 'food' }),
  )
})

test.each([
  'threw it out lol. am i back to day 0 or nah',
  'ok thats usable. what do i tell carlos tho, hes gonna pour me one',
  'had a rough meeting so is it dangerous to quit or just miserable',
  'forget it. how do people travel on methadone',
  'a doctor online would be nice. is that a thing',
  'last thing whats it do to your lungs',
  'i actually wanna know when this ends',
  'how i will say no to my brother',
  'what i can do if he comes home drunk',
  'le doy cama todavia, hago mal en darle de comer',
  'oye que se hace cuando suenas que fumas',
  'q hago si me llama',
  'q pasa si llamo',
  'que me recomiendas para dormir',
  'que tipo de medico ve esto',
  'sera que algun dia se quita',
  'y yo como le hablo de esto',
  'a que doctor voy para esto',
  'y los suenos raros esos hasta cuando duran',
  'esto se me va a quitar o ya soy asi',
  'i hid my wallet already lol is that messed up',
])('a question is recognized without a question mark: %s', (said) => {
  expect(asksIn(said)).toBe(true)
})

test.each([
  'que deje de estar enojada conmigo la neta',
  'que no me manden a reuniones',
  'pues que exagera',
  'que fueron 5 meses buenos y no se borran por 3 cervezas',
  'que los de la unidad nunca preguntan',
  'que un dia me van a pillar mirando el carro',
  'que hizo la diferencia.. pues la hermana rosa que me lleva al grupo',
  'q mi nina me este esperando a mi asi como yo a el',
  'nada pues q es normal',
  'que ayudarme a mi no es egoismo',
  'what i mean is that he left',
  'what matters is having someone who notices',
  'what he said to me was awful',
  'how he looked at me',
  'bro what no lmao. im talking abt world of warcraft',
  'did coke sat after service with the line cooks',
  'no vos, como se le ocurre',
  'como me trata',
  'que le pasa a cualquiera, que no es el fin del mundo',
  'how she treats me in front of people',
  'and so did my brother last year',
])('a statement is not taken for a question: %s', (said) => {
  expect(asksIn(said)).toBe(false)
})

test.each(['she came down and asked could she help me', 'he goes, what are you doing here again'])(
  'a question that is only told asks the coach nothing: %s',
  (said) => {
    expect(asksInFull(said)).toBe(false)
  },
)
