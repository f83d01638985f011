import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { articles } from '../articles.ts'
import { articleVersions, readReviews } from './reviews.server.ts'

function fileOf(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'cairn-reviews-')), 'reviews.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('a file with mistakes stops the start, and each mistake is named', () => {
  const review = { article: 'box-breathing-basics', reviewer: 'Maria Lopez, LCSW', date: '2026-12-01' }
  expect(() => readReviews(fileOf('{'))).toThrow(/cannot be read/)
  expect(() => readReviews(fileOf([{ ...review, article: 'none' }]))).toThrow(/0.article: is not the name/)
  expect(() => readReviews(fileOf([{ ...review, reviewer: ' ' }]))).toThrow(/0.reviewer: needs a name/)
  expect(() => readReviews(fileOf([{ ...review, date: 'soon' }]))).toThrow(/0.date: must be a date/)
})

test('no reviewer is named unless the settings name one', async () => {
  await using app = await testApp()
  expect((await app.visitor.get('/api/library/reviews')).body).toEqual([])
})

test('an article names its newest reviewer, and says if its text has changed since', async () => {
  const file = fileOf([
    { article: 'box-breathing-basics', reviewer: 'Maria Lopez, LCSW', date: '2026-12-01' },
    { article: 'box-breathing-basics', reviewer: 'Sam Reed, MD', date: '2026-11-30' },
    { article: 'wim-hof-method', reviewer: 'Sam Reed, MD', date: '2026-11-01' },
  ])
  await using app = await testApp({ settings: { ARTICLE_REVIEWS: file } })
  expect((await app.visitor.get('/api/library/reviews')).body.toReversed()).toEqual([
    { article: 'box-breathing-basics', reviewer: 'Maria Lopez, LCSW', date: '2026-12-01', isCurrent: true },
    { article: 'wim-hof-method', reviewer: 'Sam Reed, MD', date: '2026-11-01', isCurrent: false },
  ])
})

test.each(articles)(
  '$id has its hash: a changed text needs a new date in article-versions.json',
  ({ id }) => {
    const text = readFileSync(new URL(`../articles/${id}.md`, import.meta.url))
    expect(articleVersions[id]?.sha256).toBe(createHash('sha256').update(text).digest('hex'))
  },
)
