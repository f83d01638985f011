import { expect, test } from 'vitest'
import { asMember, journey } from './journey.ts'
import { memberPaths, pageProblems } from './page-looks.ts'

test('every member page is accessible on any screen, and sends no request elsewhere', async () => {
  await using visit = await journey()
  await asMember(visit, 'Ana', { plan: 'professional', role: 'admin' })
  const wrong: string[] = []
  for (const path of memberPaths) wrong.push(...(await pageProblems(visit.page, path)))
  expect(wrong).toEqual([])
  expect(visit.problems).toEqual([])
}, 600_000)
