import { expect, test } from 'vitest'
import { urlsOf } from '../src/app/pages/page-details.ts'
import { pages } from '../src/app/pages/pages.tsx'
import { asMember, journey } from './journey.ts'
import { pageProblems } from './page-looks.ts'

const signedIn = pages.filter(
  ({ who, path }) => who !== 'anyone' || ['/', '/forum', '/recovery-tracker'].includes(path),
)

test('every member page is accessible on any screen, and sends no request elsewhere', async () => {
  await using visit = await journey()
  await asMember(visit, 'Ana', { plan: 'professional', role: 'admin' })
  const wrong: string[] = []
  for (const page of signedIn)
    wrong.push(...(await pageProblems(visit.page, urlsOf(page.path)[0] ?? page.path)))
  expect(wrong).toEqual([])
  expect(visit.problems).toEqual([])
}, 600_000)
