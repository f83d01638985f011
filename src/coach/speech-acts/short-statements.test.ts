import { expect, test } from 'vitest'
import { lastOf } from '../testing/guided-talk.server.ts'

const answerTo = (...lines: string[]) => lastOf(lines).answer

const awake = /That many days awake|Tantos días sin dormir/
test.each([
  ['been up 2 days'],
  ["i've been awake for like three days straight"],
  ['havent slept in 3 days'],
  ['ya van dos noches en vela'],
])('days without sleep: %s', (line) => {
  expect(answerTo('i had a bad week', line)).toMatch(awake)
})
test.each([
  ['i stopped drinking', 'been up 2 days'],
  ['dejé el clonazepam', 'llevo 3 días sin dormir'],
  ['i use meth', 'been up since 6'],
])('sleeplessness after alcohol or benzos, or since this morning, is another matter: %s, %s', (...lines) => {
  expect(answerTo(...lines)).not.toMatch(awake)
})
test('a relative who is awake for days on meth is answered with what meth does', () => {
  expect(answerTo('my husband uses meth', "he's been up 4 days")).toMatch(/paranoia/)
  expect(answerTo('mi marido usa cristal', 'lleva 3 días sin dormir')).toMatch(/paranoia/)
})

const craving = /crav|urge|ganas|antojo/i
test.each([
  ['i quit smoking 9 days ago', "i'm dying for one"],
  ['quit vaping', 'i would kill for a vape rn'],
  ['llevo un mes sin fumar', 'y me muero por uno'],
  ['dejé el tabaco', 'me muero por un pitillo'],
  ['quit zyn', 'im jonesing for one so bad'],
])('a wish for a smoke is a craving: %s, %s', (...lines) => {
  expect(answerTo(...lines)).toMatch(craving)
})

test.each([
  ['im 24 weeks and i still vape'],
  ["i'm pregnant and i vape"],
  ['estoy de 6 meses y sigo fumando'],
  ['estoy embarazada y fumo'],
  ['tengo 20 semanas de embarazo y sigo vapeando'],
])('nicotine in pregnancy has its own answer: %s', (line) => {
  expect(answerTo('hey', line)).toMatch(/gum or patches|chicles o parches|nicotin/i)
})
test.each([
  ['hurt my back, on tramadol 10 a day', 'doc cut me off friday', /prescri|doctor|clinic/i],
  ['i take percs for my knee', "my doctor won't refill", /prescri|doctor|clinic/i],
  ['tramadol 10 a day', 'what happens when i run out', /buprenorphine|methadone/],
  ['i take percs every day', 'will i be sick if i stop', /buprenorphine|methadone/],
  ['tomo oxicodona diario', 'qué pasa cuando se me acaben', /buprenorfina|metadona/],
  ['i want to step on the scale', 'ok i wont', /takes strength/],
  ['quiero escribirle', 'bueno, no lo hago', /pide fuerza/],
])('%s, %s', (before, line, expected) => {
  expect(answerTo(before, line)).toMatch(expected)
})

test('being six months without smoking is not a pregnancy', () => {
  expect(answerTo('hey', 'im 6 months smoke free')).not.toMatch(/breast milk|midwife/)
})

test.each([
  ['i want to get into a program but i dont have insurance'],
  ['i lost my insurance'],
  ['quiero entrar a un programa pero no tengo plan médico'],
  ['no tengo seguro médico y quiero tratarme'],
  ['no tengo aseguranza'],
])('no insurance gets the ways without one: %s', (line) => {
  expect(answerTo('i use every day', line)).toMatch(/1-800-662-4357/)
})

test.each([
  ['my sponsor died yesterday', 'he had 30 yrs', /leaned on them/],
  ['my sponsor passed away', 'she was sober 25 years', /leaned on them/],
  ['murió mi padrino', 'tenía 30 años sobrio', /se apoyó ahí/],
  ['its christmas', 'everyones at family stuff', /your evening is quiet/],
  ['its thanksgiving', 'all my friends are with their families', /your evening is quiet/],
  ['es navidad', 'todos están con su familia', /tu noche queda en silencio/],
  ['im alone', 'merry christmas i guess', /same to you/],
  ['estoy solo', 'feliz navidad supongo', /Igualmente/],
  ['i hide to drink', 'are there other moms like me?', /far from the only one/],
  ['i hide to drink', 'am i the only one', /far from the only one/],
  ['me escondo para tomar', 'hay más mamás así?', /No eres la única persona/],
  ['me dejó mi novio', 'le escribo o no?', /notas|notes/],
  ['she left me', 'should i text her?', /notes/],
  ['i drink wine every night', 'how did other ppl stop', /one promise/],
  ['tomo vino cada noche', 'como le hicieron los demás', /una sola promesa/],
  ['my daughter wants to leave rehab and i said no', 'did i do right', /held a line/],
  ['my brother is on meth', 'am i a bad brother if i cut him off', /held a line/],
  ['mi hija quiere volver y le dije que no', 'hice bien?', /pusiste un límite/],
  ['mi hermano anda en el cristal', 'soy mala persona si ya no le hablo?', /pusiste un límite/],
  ['my brother is on meth', 'i just miss who he was', /still here/],
  ['mi hermano anda en el cristal', 'extraño como era antes', /sigue aquí/],
  ['my friends said i cried about my dad', 'hes not dead just an ass', /alive, and a hard/],
  ['lloré por mi papá', 'no se murió, solo es un patán', /vive, y es una persona/],
  ['they didnt send me a pic', 'ok thats all i got', /glad you said it here/],
  ['ni una foto me mandaron', 'ya, era eso', /lo dijiste aquí/],
  ['im angry', 'i said STOP', /I’ll stop/],
  ['im angry', 'please stop', /I’ll stop/],
  ['estoy harto', 'ya basta', /paro/],
  ['hey', "what's 2+2", /outside my lane/],
  ['hey', 'say something smart', /outside my lane/],
  ['hola', 'cuánto es 5 x 7', /no es lo mío/],
  ['hey', 'can you keep a secret', /No person reads along|trust this/],
  ['hola', 'me vas a delatar?', /Nadie|persona/],
  ['tell me a joke', 'another one', /don’t unplug me/],
  ['cuéntame un chiste', 'otro', /no me desconectes/],
])('%s, %s', (before, line, expected) => {
  expect(answerTo(before, line)).toMatch(expected)
})

test.each([
  ['my boss yelled', 'he had 30 people under him', /leaned on them/],
  ['i want to drink', 'should i text her?', /text a friend: “Talk/],
  ['i want to stop', 'how do i stop', /I’ll stop/],
  ['quiero dejarlo', 'ya paré de tomar', /paro\./],
  ['i need another job', 'another one', /unplug/],
  ['my husband keeps a secret', 'can you keep a job in rehab', /No person reads along/],
])('similar words in another sense: %s, %s', (before, line, unexpected) => {
  expect(answerTo(before, line)).not.toMatch(unexpected)
})

test.each([
  ['im on day 2 no booze'],
  ['day 3 without a drink'],
  ['llevo 2 días sin tomar'],
  ['hoy es mi día 1 sin alcohol'],
])('the first days without alcohol get the warning signs and a question about them: %s', (line) => {
  expect(answerTo(line)).toMatch(/911/)
  expect(answerTo(line)).toMatch(/any shaking, sweating|temblor, sudor/)
})
test('later days are not first days', () => {
  expect(answerTo('llevo 5 días sin tomar')).not.toMatch(/primeros días/)
  expect(answerTo('hey', '40 days without a drink')).not.toMatch(/first days/)
})

const keys = /about an hour for each drink|como una hora por trago/
test.each([
  'i have like 8 beers at my buddys and then i drive home',
  'i drink at the bar then i drive home',
  'i drove home buzzed last night',
  'i smoke and still drive to work high',
  'manejo tomado casi siempre',
  'tomo en el bar y luego manejo a la casa',
])('driving after drinking is named, with a step for the next time: %s', (line) => {
  expect(answerTo(line)).toMatch(keys)
})
test.each([
  'i never drive drunk',
  'my husband drinks and then drives us home',
  'im driving home drunk rn',
  'the cravings drive me crazy after beers',
  'ya no manejo tomado',
])('other driving is answered as before: %s', (line) => {
  expect(answerTo(line)).not.toMatch(keys)
})
