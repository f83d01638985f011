import { expect, test } from 'vitest'
import type { Meeting } from '../contract.ts'
import { addListedPlace, type ListedPlaces, placeNamed } from './places.server.ts'

const listed: ListedPlaces = new Map()
const rows: Partial<Meeting>[] = [
  {
    city: 'Berlin',
    state: 'Berlin',
    postalCode: '10961',
    latitude: 52.5,
    longitude: 13.4,
    region: ['Kreuzberg'],
  },
  { city: 'Toronto', state: 'ON', postalCode: 'M5V 2T6', latitude: 43.64, longitude: -79.39 },
  { city: 'New York', state: 'NY', latitude: 40.75, longitude: -73.99, region: ['NY', 'Harlem'] },
  { city: 'New York', state: 'NY', latitude: -33.8, longitude: 151.2 },
]
for (const row of rows) addListedPlace(listed, { ...row } as Meeting)

const place = (typed: string) => placeNamed(typed, listed)
const near = (typed: string) => {
  const found = place(typed)
  return found && [found.name, Math.round(found.latitude), Math.round(found.longitude)]
}

test.each(['', '   ', '00000', 'Nowhereville', 'x'.repeat(300), 'Serenity group'])(
  '%j is not a place',
  (typed) => {
    expect(place(typed)).toBeUndefined()
  },
)

test.each([
  ['95112', 'San Jose, CA 95112', 37, -122],
  ['95112-1234', 'San Jose, CA 95112', 37, -122],
  ['02108', 'Boston, MA 02108', 42, -71],
  ['San Jose', 'San Jose, CA', 37, -122],
  ['san josé, ca', 'San Jose, CA', 37, -122],
  ['San Jose CA', 'San Jose, CA', 37, -122],
  ['San Jose, Illinois', 'San Jose, IL', 40, -90],
  ['Santa Fe New Mexico', 'Santa Fe, NM', 36, -106],
  ['100 Main St, San Jose, CA 95112, USA', 'San Jose, CA 95112', 37, -122],
  ['970 S 1st St, San Jose', 'San Jose, CA', 37, -122],
  ['1 Infinite Loop Cupertino CA 95014', 'Cupertino, CA 95014', 37, -122],
])('%s is found offline', (typed, name, latitude, longitude) => {
  expect(near(typed)).toEqual([name, latitude, longitude])
})

test.each([
  ['Berlin', 'Berlin'],
  ['10961', 'Berlin 10961, Berlin'],
  ['kreuzberg', 'Kreuzberg, Berlin'],
  ['m5v 2t6', 'Toronto M5V 2T6, ON'],
  ['Harlem', 'Harlem, NY'],
])('%s is known from the lists themselves', (typed, name) => {
  expect(place(typed)?.name).toBe(name)
})

test('one row on the wrong continent does not move a city', () => {
  expect(near('New York')).toEqual(['New York, NY', 41, -74])
})
