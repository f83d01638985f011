import { expect, test } from 'vitest'
import { numbersOf } from '../script/help-numbers.ts'
import { signsInTalk } from './signs-in-talk.ts'
import { newState } from './state.ts'
import { takeTurn } from './turn.ts'

function talk(...messages: string[]) {
  let state = newState()
  return messages.map((message, at) => {
    const turn = takeTurn(state, message, {
      now: Date.parse('2026-03-01T10:00:00Z') + at * 60_000,
      mode: 'guided',
      numbers: numbersOf('US'),
      signs: signsInTalk,
    })
    state = turn.state
    return turn
  })
}
const actionsOf = (...messages: string[]) => talk(...messages).map(({ action }) => action)

test.each([
  "she's gonna be so disappointed in me when I tell her",
  'siento que le fallé a mi mamá',
  'no sé si irme o quedarme',
  "I'm thinking about leaving my husband, we just grew apart",
  'quiero dejar a mi novio, ya no lo quiero',
  'tomé mi medicina esta mañana y ya desayuné',
  "I took my meds like I'm supposed to this morning",
  'mi doctora me subió la dosis y me siento mejor',
  'I cut myself shaving this morning and was late',
  'I gave away my old clothes to the shelter, feels lighter',
  'hoy me despido de mi casa vieja, me mudo con mi hermana',
  "he's got a gun license and goes hunting with my uncle",
  "I'm so embarrassed I could just die",
  "I can't breathe when I think about the presentation tomorrow",
  "there's no point in going to that dumb class",
  'tomorrow is my last drink ever I swear',
  'voy a matar a mi hermano, se comió mi pastel jaja',
  'my boss is going to kill me when he sees this report',
])('"%s" is not taken for danger', (message) => {
  expect(talk(message)[0]).toMatchObject({ danger: undefined, state: { worry: null } })
})

test.each([
  "he says he'll kill me if I leave",
  'mi esposo dice que me mata si lo dejo',
  'my son posted that he wants to end it',
  'how long does it take to bleed out',
  'my meds are lined up in front of me',
  "goodbye, thank you for listening, I won't need this app anymore",
  'mándenme ayuda, me tiene encerrada',
  "I'm in the bathroom with a needle, alone, first time in six months",
  'I hear whispers telling me to cut',
  'I have the bottle of pills on the table and I keep counting them',
])('"%s" is met with help', (message) => {
  expect(actionsOf(message)[0]).toMatch(/^(crisis|check_in)$/)
})

test.each([
  ["I don't know if I should leave him or stay", "no, I'm fine, it's only about the relationship"],
  ["I don't know if I should leave him or stay", 'no'],
  ['ya no quiero estar aquí', 'no, hablo del trabajo, estoy bien'],
])('after "%s" a denial ends the questions in one turn', (message, denial) => {
  const [, , after] = actionsOf(message, denial, 'we argue about money a lot')
  expect(after).toBe('guided')
})

test.each([
  ['how long does xanax withdrawal last', 'benzo-withdrawal'],
  ['how long does insomnia last after quitting weed', 'cannabis-withdrawal'],
])('"%s" is answered, with numbers beside it', (message, answered) => {
  const [turn] = talk(message)
  expect(turn).toMatchObject({ action: 'guided', danger: undefined, state: { answered } })
  expect(turn?.links.length).toBeGreaterThan(0)
})

test.each(['is it safe to detox from alcohol at home', 'puedo dejar de beber de golpe'])(
  '"%s" stays a danger',
  (message) => {
    expect(actionsOf(message)).toEqual(['crisis'])
  },
)

test.each([
  ['how do I ask someone to be my sponsor', 'find-sponsor'],
  ['do I call the police on her', 'police-on-relative'],
])('"%s" is answered and not declined', (message, answered) => {
  expect(talk(message)[0]).toMatchObject({ action: 'guided', state: { answered } })
})

test.each([
  "i'm in 10th grade and i vape all day",
  "I'm a sophomore in high school and I drink",
  'my 15th birthday is next week',
  'I turn 16 in May and I drink every weekend',
  'I am seventeen and I smoke weed',
  'tengo quince años y tomo con mis amigos',
  'estoy en segundo de secundaria y fumo mota',
])('"%s" is an age under 18', (message) => {
  expect(talk(message)[0]?.minor).toBe(true)
})

test.each([
  'I was in 10th grade when I started drinking',
  'my son is in 10th grade and he vapes',
  'I am seventeen years sober',
  'my daughter turns 16 in May',
  'I turned forty last week',
])('"%s" is no age under 18', (message) => {
  expect(talk(message)[0]?.minor).toBe(false)
})
