import { afterAll, beforeAll, expect, test } from 'vitest'
import { urlsOf } from '../src/app/pages/page-details.ts'
import { notFound, pages } from '../src/app/pages/pages.tsx'
import { type Journey, journey } from './journey.ts'
import { pageProblems } from './page-looks.ts'

const articlesOpened = 2

/** Every page once; of the articles, which share a template, the first few. */
function addresses() {
  const all = [...pages, { ...notFound, path: '/no-such-page' }].flatMap(
    ({ path }) => urlsOf(path)[0] ?? path,
  )
  const articles = all.filter((path) => path.startsWith('/library/'))
  return all.filter((path) => !articles.slice(articlesOpened).includes(path))
}

let first: Journey

beforeAll(async () => {
  first = await journey()
})

afterAll(() => first[Symbol.asyncDispose]())

test.each(addresses())(
  '%s is accessible to visitors on any screen, and sends no request elsewhere',
  async (path) => {
    const wrong = await pageProblems(first.page, path)
    // All pages share the visitor, so leftovers of one page must not fail the next.
    expect([...wrong, ...first.problems.splice(0)]).toEqual([])
  },
)
