// An emergency that nothing took back is never answered by the ordinary coach.
import { expect, test } from 'vitest'
import { talk } from '../testing/guided-talk.server.ts'

test('a withdrawal with shaking stays an emergency until someone is on the way', () => {
  const turns = talk([
    'Stopped drinking sunday. its tuesday. hands shaking so bad I spilled the coffee on the dog',
    'about a fifth a day. live out on the home place by myself, closest hospital is 50 miles',
    'sweating like august and its 30 degrees in here',
    'I keep seeing something move by the woodstove. it aint there i know it aint there',
    "my neighbor Gene has a truck. I hate to bother him he's got calves coming",
    'ok. calling gene',
  ])
  for (const { answer, action } of turns.slice(0, 4)) {
    expect(['crisis', 'recheck']).toContain(action)
    expect(answer).toContain('911')
  }
  expect(turns[4]?.answer).toContain('I need you to come, now.')
  expect(turns[5]?.answer).toContain('that’s the right step')
})

test('thoughts about insurance with a pistol in the house are not answered as a question of cost', () => {
  const turns = talk([
    'Every Nov 9 i sit in the garage with the door down and the engine running. want it to be over',
    'we lost 3 that day and i was suppose to be in that vehicle',
    'been sober 2 yrs and i thought that would fix it',
    'Been thinking theyd be better off w the insurance. yeah the pistols in the house. upstairs',
    'wifes asleep. i dont want to scare her',
    'ok ill wake her up. stay on here till i do',
  ])
  expect(turns[3]?.answer).toContain('put distance between you and it')
  expect(turns[3]?.answer).not.toContain('hospitals have help')
  expect(turns[4]?.answer).toContain('Wake them anyway')
  expect(turns[5]?.answer).toContain('that’s the right step')
  expect(turns.every(({ action }) => action === 'crisis' || action === 'recheck')).toBe(true)
})

test('no insurance is a barrier in a withdrawal, also in the words of Spanish speakers in the United States', () => {
  const turns = talk([
    'deje de tomar el lunes, tomaba una botella diaria de vodka, y no puedo agarrar el vaso de lo q me tiemblan las manos',
    'hace rato vi como hormigas en la pared pero no habia nada',
    'no quiero ir al hospital no tengo aseguranza y me da miedo el bil',
    'mi prima vive a dos puertas',
  ])
  expect(turns[2]?.answer).toContain('Ve aunque no tengas seguro')
  expect(turns[3]?.answer).toContain('Necesito que vengas, ya')
})

test('shaking after days of use is a withdrawal and not a question of tolerance', () => {
  const [turn] = talk([
    'i used 3 days ago after 7 months and now i cant stop shaking and sweating and my legs are going nuts',
  ])
  expect(turn?.danger).toBe('withdrawal')
})

test('pills at hand after a question about suicide are put out of reach before anything is asked', () => {
  const turns = talk([
    'i dont want to be here anymore',
    "im in my car. i have my ex's pills in the glovebox. i keep looking at it",
    'my name is teo if that matters',
  ])
  expect(turns[1]?.answer).toContain('put distance between you and it')
  expect(turns[2]?.answer).toContain('Thank you for telling me your name.')
})

test('fear for a violent partner without papers is answered as such', () => {
  const turns = talk([
    'me aventó el plato y luego me agarro del cuello poquito, ya me solto',
    'no quiero llamar a la policia porque el no tiene papeles y lo deportan',
  ])
  expect(turns[1]?.answer).toContain('No denuncian a nadie')
})

test('the questions end when medics or a person arrive', () => {
  const overdose = talk([
    'my brother took some percs and he wont wake up, his lips are blue',
    'i called, they are here now',
  ])
  expect(overdose[1]?.answer).toContain('They take it from here')
  const life = talk([
    'I have the pills lined up and I am going to do it tonight',
    'my friend is driving over',
    "she's here",
  ])
  expect(life[2]?.answer).toContain('not by yourself now')
})

test('no sentence is repeated while the coach stays', () => {
  const turns = talk([
    'I have the pills lined up and I am going to do it tonight',
    'the tv is on',
    'its cold in here',
    'my dog is on the couch',
    'i had soup',
    'the neighbor is mowing',
    'its late',
    'the lamp flickers',
    'i hear a train',
    'my shoes are wet',
  ])
  const answers = turns.map(({ answer }) => answer)
  expect(new Set(answers).size).toBe(answers.length)
})

test.each([
  ['mi seguro de vida vale mas que yo, llevo toda la semana pensando eso', 'life'],
  ['my life insurance is worth more than i am', 'life'],
  ['she fell asleep standing up and her pupils are pinpoints', 'medical'],
  [
    'regresa con los ojitos chiquitos chiquitos, se quedo dormida parada con la plancha en la mano',
    'medical',
  ],
  ["got narcan'd in the bathroom at a wendys on saturday", 'medical'],
  ['He had me against the fridge by my collar Saturday and the magnets all fell off', 'violence'],
])('asks about safety after %s', (line, family) => {
  const turn = talk(['hey, went to the store today', line])[1]
  const asked = turn?.action === 'check_in' && turn.state.used.includes(`check.${family}`)
  expect(asked || turn?.action === 'crisis').toBe(true)
})

test('"nobody knows" denies no danger', () => {
  const turns = talk([
    'debo 62 mil dolares',
    'mi seguro de vida vale mas que yo, llevo toda la semana pensando eso',
    'no le he dicho a nadie. mis hijas creen que andamos cortos por el carro',
  ])
  expect(turns[2]?.answer).not.toContain('te creo')
})

test('a change of subject does not end an emergency', () => {
  const turns = talk([
    'I have the pills lined up and I am going to do it tonight',
    'whatever',
    'i need a meeting near me',
    'how do i tell my boss i drink',
    'my rent is due and i lost my job',
    'i had a fight with my wife',
    'can we talk about my job',
  ])
  expect(turns.map(({ action }) => action)).not.toContain('guided')
})
