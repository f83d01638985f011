import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { urlsOf } from '../src/app/pages/page-details.ts'
import { notFound, pages } from '../src/app/pages/pages.tsx'
import { type Journey, journey } from './journey.ts'
import { pageProblems } from './page-looks.ts'

const articlesOpened = 2

/** Every public page once; of the articles, which share a template, only the first few. Members' pages show visitors the login form. */
function addresses() {
  const all = [...pages, { ...notFound, path: '/no-such-page' }]
    .filter(({ who }) => who === 'anyone')
    .map(({ path }) => urlsOf(path)[0] ?? path)
  const articles = all.filter((path) => path.startsWith('/library/'))
  return all.filter((path) => !articles.slice(articlesOpened).includes(path))
}

let first: Journey
/** The tab of the last test. After a failed test the next one gets a new tab, because the page may hang. */
let idle: Page | undefined

beforeAll(async () => {
  first = await journey()
  idle = first.page
})

afterAll(() => first[Symbol.asyncDispose]())

test.each(addresses())(
  '%s is accessible to visitors on any screen, and sends no request elsewhere',
  async (path) => {
    const page = idle ?? (await first.context.newPage())
    idle = undefined
    const wrong = await pageProblems(page, path)
    idle = page
    // All pages share the visitor, so problems that one page leaves must not fail the next.
    expect([...wrong, ...first.problems.splice(0)]).toEqual([])
  },
)
