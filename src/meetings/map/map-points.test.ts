import { expect, test } from 'vitest'
import type { Meeting } from '../contract.ts'
import { boxAround, isOnePlace, mapPointsOf, mergeClosePoints, pointLabel } from './map-points.ts'

const row = (name: string, more: Partial<Meeting> = {}) => ({
  meeting: {
    id: name,
    name,
    attendance: 'in_person',
    latitude: 1,
    longitude: 2,
    city: 'Bronx',
    ...more,
  } as Meeting,
  next: undefined,
  kilometers: undefined,
})
const pixelOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  x: longitude * 100,
  y: latitude * 100,
})

test('only in-person meetings with an exact position are on the map', () => {
  const rows = [
    row('room'),
    row('no place', { latitude: undefined }),
    row('about there', { approximate: true }),
    row('online', { attendance: 'online' }),
    row('closed', { attendance: 'inactive' }),
  ]
  expect(mapPointsOf(rows).map(pointLabel)).toEqual(['room'])
  expect(mapPointsOf([])).toEqual([])
  expect(boxAround([])).toBeUndefined()
})

test('meetings at one place are one point, and close points are merged', () => {
  const points = mapPointsOf([row('a'), row('b'), row('c', { latitude: 1.1 }), row('d', { latitude: 9 })])
  expect(points).toHaveLength(3)
  const joined = mergeClosePoints(points, pixelOf)
  expect(joined.map(pointLabel)).toEqual(['3 meetings, Bronx', 'd'])
  expect(joined.map(isOnePlace)).toEqual([false, true])
  expect(points.map(({ rows }) => rows.length)).toEqual([2, 1, 1])
  expect(boxAround(points)).toEqual([2, 1, 2, 9])
})
