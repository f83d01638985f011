import { expect, test } from 'vitest'
import { normalizeText } from '../../platform/normalize-text.ts'
import { lacksClaim, lacksEvidence } from './case-evidence.ts'
import { talkCase } from './talk-cases.ts'

const fits = (id: string, message: string) => {
  const said = normalizeText(message)
  const found = talkCase(id)
  return found !== undefined && !lacksClaim(found, undefined, said) && !lacksEvidence(found, undefined, said)
}

test.each([
  ['is-it-a-problem', "i'm not sure if i have a problem"],
  ['is-it-a-problem', 'no sé si tomo demasiado'],
  ['coming-home', 'my son comes home from rehab on friday'],
  ['coming-home', 'mi hermana sale el viernes del anexo'],
  ['unwinding', 'i need a drink to relax after work'],
  ['first-meeting', 'scared to walk into my first meeting'],
  ['near-home', 'my roommate left beers in the fridge'],
  ['smoke-slip', 'i smoked one cigarette after 3 weeks'],
  ['telling-partner', 'how do i tell my wife i relapsed'],
  ['gaming', 'i play till 4am every night'],
  ['pain-and-pills', 'my dentist wants to give me vicodin for the pain'],
  ['debt', 'i owe everyone and rent is due'],
])('a case fits a message that says what its text claims: %s, "%s"', (id, message) => {
  expect(fits(id, message)).toBe(true)
})

test.each([
  ['is-it-a-problem', 'pues nada mi wife dice q tomo mucho los weekends y me mando aqui'],
  ['is-it-a-problem', 'still wanna know about the days tho'],
  ['coming-home', 'my best friend got 30 days on monday and i want to do smth for her'],
  ['coming-home', 'sponsee of mine just texted that he needs a break from the program'],
  ['coming-home', 'no one is coming home. shes doing great'],
  ['unwinding', 'i should get up and do the hoovering myself'],
  ['first-meeting', 'mañana es el velorio y me da miedo quebrarme ahi'],
  ['near-home', 'ahi estaban las caguamas en el refri, agarre una y la deje'],
  ['near-home', 'she left it on the bathroom counter and i was brushing my teeth and just. hit it'],
  ['telling-partner', 'a mi mujer, ella ya lo sabe. igual le digo que se venga a buscarme a las 12'],
  ['gaming', 'my dad comes to my volleyball and cheers so loud'],
  ['pain-and-pills', 'raising my 2 grandbabies while my daughter is in treatment. my knees are shot'],
  ['debt', 'i said my urge is a 3 of 10. i dont owe anybody'],
  ['ex-texts', 'she said maam i need to see it leave your body and i cried in my car'],
  ['event-ahead', 'im gonna skip beers this week and see'],
  ['want-to-quit', '11 days since last drink, do i need to be detoxed to start'],
  ['just-one', 'i think pushing him would lose him and not pushing him also'],
  ['meetings-not-for-me', 'yes the first one, what happens at aa'],
])('a case does not fit a message that lacks what its text claims: %s, "%s"', (id, message) => {
  expect(fits(id, message)).toBe(false)
})
