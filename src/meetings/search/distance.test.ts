import { expect, test } from 'vitest'
import { kilometersBetween } from './distance.ts'

test('a distance is the great-circle distance', () => {
  const newYork = { latitude: 40.7128, longitude: -74.006 }
  const losAngeles = { latitude: 34.0522, longitude: -118.2437 }
  expect(kilometersBetween(newYork, losAngeles)).toBeCloseTo(3936, -1)
  expect(kilometersBetween(newYork, newYork)).toBe(0)
})
