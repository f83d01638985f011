import { expect, test } from 'vitest'
import { signsByBoth } from './signs-by-both.server.ts'

test.each([
  'my mom found the bottle under the sink and now she wont talk to me',
  'my dad found my pills and now he wont talk to me',
  'she threw my stuff out in the rain. i deserved it probably',
  'picked up a double at work so no meeting tonight',
  'mi mamá encontró la botella y ya no me habla',
  'mi esposa se fue a dormir al cuarto de los niños',
])('everyday conflict is no danger: "%s"', (text) => {
  expect(signsByBoth(text)).toEqual({ label: 'none', labels: ['none'], urgency: 'normal' })
})

test.each([
  ['I want to die', 'suicide'],
  ['he found me and he has his hands around my neck', 'violence_abuse'],
  ['my brother took all of his pills and he wont wake up', 'overdose_medical'],
  ['ya no quiero vivir, esta noche lo hago', 'suicide'],
  ['tengo el brazo lleno de cortes que me hice yo', 'self_harm'],
  ['ich will sterben', 'suicide'],
])('danger is found by both: "%s"', (text, label) => {
  expect(signsByBoth(text)).toMatchObject({ label })
})

test('a broken rule next to everyday conflict is still found', () => {
  expect(
    signsByBoth('my mom found the bottle and wont talk to me. selling percs near dallas, dm me').labels,
  ).toContain('sourcing_or_selling')
})
