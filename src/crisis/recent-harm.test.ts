import { expect, test } from 'vitest'
import { isHarmed, isHeldAtWeapon, isRecentAttempt, isRecentHarm } from './recent-harm.ts'

test('an attempt of the writer counts unless it was years ago or is a figure of speech', () => {
  for (const said of [
    'i tried to end my life two months ago',
    'me quise suicidar',
    'i survived my attempt in august',
    'traigo ideas de quitarme la vida desde que firmamos el divorcio',
    'i have thoughts of ending my life again',
    'el mes pasado intente matarme',
  ])
    expect(isRecentAttempt(said), said).toBe(true)
  for (const said of [
    'i tried to kill myself ten years ago',
    'me quise matar cuando vi la cuenta',
    'no tengo ideas de quitarme la vida',
    'my therapist asked if i have thoughts of suicide',
    "survived my attempt in '98",
    'i had thoughts of suicide when i was drinking, years ago',
    'hace veinte anos intente matarme',
  ])
    expect(isRecentAttempt(said), said).toBe(false)
})

test('violence against the writer counts if it was weeks or months ago', () => {
  for (const said of [
    'he strangled me two months ago',
    'my son shoved me last week',
    'mi marido me pego el mes pasado',
  ])
    expect(isRecentHarm(said), said).toBe(true)
  for (const said of [
    'he strangled me',
    'my dad hit me when i was a kid last century, in 1980',
    'my brother beat me at chess last night',
  ])
    expect(isRecentHarm(said), said).toBe(false)
  expect(isHarmed('he strangled me')).toBe(true)
})

test('a weapon counts if another person holds it', () => {
  expect(isHeldAtWeapon('he put a gun to my head')).toBe(true)
  expect(isHeldAtWeapon('i put a gun to my head')).toBe(false)
})
