import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sources } from './sources.tsx'

const source = { name: 'Coast Intergroup', fellowship: 'AA' as const, meetings: 1200 }

test('the terms of a list are shown with its publisher', () => {
  const overview = { sources: [{ ...source, license: 'CC BY 4.0' }] }
  expect(renderToString(<Sources overview={overview} />).replaceAll('<!-- -->', '')).toContain(
    'Coast Intergroup (AA): 1,200 meetings (CC BY 4.0)',
  )
})
