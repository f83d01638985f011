import { expect, test } from 'vitest'
import { unitFor, withinReach } from './radius.ts'

const at = (...lengths: number[]) => lengths.map((kilometers) => ({ kilometers }))

test('nothing outside of the radius is listed as near', () => {
  expect(withinReach(at(3, 15, 3_600), 5, 'mi')).toEqual({ radius: 5, within: at(3), nearest: [] })
})

test('the radius grows until something is found, and says which one it was', () => {
  expect(withinReach(at(30, 70), 5, 'km')).toEqual({ radius: 50, within: at(30), nearest: [] })
  expect(withinReach(at(30, 70), 5, 'mi')).toEqual({ radius: 25, within: at(30), nearest: [] })
})

test('if nothing is near, the nearest few are separate', () => {
  expect(withinReach(at(900, 100, 3_600), 10, 'mi')).toEqual({
    radius: undefined,
    within: [],
    nearest: at(100, 900, 3_600),
  })
})

test('miles are used only in countries that use them', () => {
  expect(['en-US', 'en-GB', 'en-CA', 'de-DE', 'en'].map(unitFor)).toEqual(['mi', 'mi', 'km', 'km', 'km'])
})
