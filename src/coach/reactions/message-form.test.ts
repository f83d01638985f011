import { expect, test } from 'vitest'
import { normalizeText } from '../../platform/normalize-text.ts'
import { playMessages } from '../testing/play-messages.server.ts'
import { reactionsBeforeFeelings, reactionsToEvents } from './reactions-to-events.ts'
import { reactionsToFeelings } from './reactions-to-feelings.ts'

const formOf = (message: string) => {
  const said = normalizeText(message)
  return [...reactionsBeforeFeelings, ...reactionsToFeelings, ...reactionsToEvents].find(
    ({ cue, not }) => cue.test(said) && !not?.test(said),
  )?.id
}

test.each([
  ['I laughed and then I cried in my car for ten minutes', 'mixed'],
  ['estoy contenta, aunque me da miedo echarlo a perder', 'mixed'],
  ['hoy falleció Beto, mi padrino del grupo', 'loss'],
  ['had to put my dog down yesterday', 'loss'],
  ['if i text her im heavy. if i order seltzer im hiding', 'two-ways'],
  ['si le cierro la puerta me muero de culpa. y si lo dejo me vacia la casa', 'two-ways'],
  ['no se si decirle que no voy o ir un rato', 'undecided'],
  ['I dont know whether to tell him tonight or wait', 'undecided'],
  ['nomas no quiero ser como mi papa', 'not-like-them'],
  ['me robo 800 pesos y todavia me grita', 'done-to-me'],
  ['got sacked from the last place', 'done-to-me'],
  ['judge says i gotta log in to a recovery app', 'sent-here'],
  ['mi wife dice q tomo mucho y me mando aqui', 'sent-here'],
  ['my kids ask why dads truck beeps', 'kid-asks'],
  ['hearing that typed out i sound like a dick', 'sees-own-part'],
  ['lo de la niña si estuvo mal', 'sees-own-part'],
  ['me da verguenza po', 'shame'],
  ['im exhausted, three shifts in a row', 'worn'],
  ['the dreams are the worst part honestly', 'dream'],
  ['me quedo dando vueltas hasta las 4', 'night'],
  ['nobody knows, not even my husband', 'secret'],
  ['extraño los domingos de pichanga', 'missing'],
  ['its my brother in laws 40th saturday', 'ahead'],
  ['el sabado tengo la despedida de mi cuñado', 'ahead'],
  ['no mames hoy casi me electrocuto en la chamba', 'close-call'],
  ['watched a movie about a guy who drinks. kinda messed me up', 'got-to-me'],
  ['me separe hace un mes', 'parted'],
  ['i fixed his bike. sober. sunday', 'did-it-sober'],
  ['los ansioliticos los tengo a un metro', 'near-me'],
  ['cooler is on the porch by 4 pm every day', 'near-me'],
  ['two ODs tonight. one didnt make it', 'loss'],
  ['no se que hacer con mi hijo', 'at-a-loss'],
  ['we talk on sundays but it isnt the same', 'not-the-same'],
  ['se me olvido recoger a la niña', 'sees-own-part'],
])('the form of "%s" is %s', (message, form) => {
  expect(formOf(message)).toBe(form)
})

test.each([
  ["she's an absolute nightmare to live with", 'dream'],
  ['That way nobody is embarrassed', 'shame'],
  ['would it make her sad', 'sad'],
  ["he's scared of needles", 'fear'],
  ['con menos miedo se lo diria', 'fear'],
  ['no me da miedo', 'fear'],
  ["I'm not angry", 'anger'],
  ['ya no esta enojada', 'anger'],
  ['my phone died', 'loss'],
  ['i almost died of laughing', 'close-call'],
  ['the bottle is not in the house', 'near-me'],
  ["it's not the same thing", 'not-the-same'],
  ["he didn't make it to the meeting", 'loss'],
  ['i missed the bus', 'missing'],
  ['que no me digas eso', 'wish-for-them'],
  ['last saturday i drank', 'ahead'],
  ['de mi hija no me dice nada el centro', 'carer'],
])('"%s" does not have the form %s', (message, form) => {
  expect(formOf(message)).not.toBe(form)
})

const questions = (text: string) => text.split('?').length - 1

test.each([
  [
    [
      'hi',
      'the shop was loud',
      'we had soup',
      'the bus took the long way',
      'it rained on the roof',
      'the lamp is on',
      'there was a parade',
    ],
  ],
  [
    [
      'hola',
      'el taller estaba lleno',
      'comimos sopa',
      'el camion dio toda la vuelta',
      'llovio en el techo',
      'hay una lampara',
      'paso un desfile',
    ],
  ],
])('plain statements get no third question in a row, no wording twice, and few buttons: %s', (lines) => {
  const turns = playMessages(...lines).slice(1)
  const asked = turns.map(({ answer }) => questions(answer) > 0)
  expect(asked.some((_, at) => asked[at] && asked[at + 1] && asked[at + 2])).toBe(false)
  const said = turns.flatMap(({ answer }) => answer.split('\n\n'))
  expect(new Set(said).size).toBe(said.length)
  const offers = turns.map(({ choices }) => choices.length > 1)
  expect(offers.some((_, at) => offers[at] && (offers[at + 1] || offers[at + 2]))).toBe(false)
})

test('while it only listens, the coach asks nothing and names no feeling that was not said', () => {
  const [, ...turns] = playMessages(
    'just listen',
    'we went to the lake',
    'he carried the cooler',
    'it was hot',
  )
  for (const { answer } of turns) expect(answer).not.toMatch(/\?|sad|angry|afraid/)
})

test('a loss is answered with being sorry once', () => {
  const [, second, third] = playMessages(
    'hola',
    'hoy falleció Beto, mi padrino',
    'mañana es el velorio de Beto',
  )
  expect(second?.answer).toMatch(/Lo siento|pérdida/)
  expect(third?.answer).not.toMatch(/Lo siento|pérdida/)
})
