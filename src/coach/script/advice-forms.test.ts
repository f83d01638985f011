import { expect, test } from 'vitest'
import { adviceForms } from './advice-forms.ts'

test.each([
  ['should i go to the funeral', 'decide'],
  ['where do i go then', 'where'],
  ['what do i say when he calls', 'words'],
  ['what if he comes back drunk', 'what-if-other'],
  ['what if i cave tonight', 'what-if-self'],
  ['is it bad that i miss it', 'normal'],
  ['why do i keep lying to her', 'why'],
  ['how do i get through the weekend', 'how'],
  ['que le digo a mi jefe', 'words'],
  ['y si me llama otra vez', 'what-if-other'],
  ['im shaking a little, should i worry', 'symptom'],
  ['my hands shake in the morning, is that bad', 'symptom'],
  ['is it bad that my hands shake in the morning', 'symptom'],
  ['do i need to be worried about these chills', 'symptom'],
  ['should i worry that my heart is racing', 'symptom'],
  ['is it bad that my heart is not in it', 'normal'],
  ['me tiembla un poco la mano, debo preocuparme', 'symptom'],
  ['vomito cada manana, es grave', 'symptom'],
])('the form of a question is recognized: %s', (question, id) => {
  expect(adviceForms.find(({ cue }) => cue.test(question))?.id).toBe(id)
})

test.each(['my daughter asked me why does papa smell weird', 'mi hija me pregunto por que papa huele raro'])(
  'a question that someone else asked is not answered: %s',
  (line) => {
    expect(adviceForms.some(({ cue }) => cue.test(line))).toBe(false)
  },
)

test('a question about a fact matches no form of advice', () => {
  expect(adviceForms.some(({ cue }) => cue.test('can i beat it with water'))).toBe(false)
})

test('no advice ends with a question', () => {
  const texts = adviceForms.flatMap(({ self, other }) => [self.en, self.es, other?.en ?? '', other?.es ?? ''])
  expect(texts.filter((text) => /[?¿]$/.test(text))).toEqual([])
})
