// Parses the operator's file that says who reviewed which article. Only reviewers in it are named.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { SettingsProblem } from '../../platform/settings.server.ts'
import type { ArticleReview } from '../contract.ts'

/** The date on which each text last changed, with its hash; a test compares the hash with the text. */
const Versions = z.record(z.string(), z.object({ changed: z.iso.date(), sha256: z.string() }))
export const articleVersions = Versions.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'article-versions.json'), 'utf8')),
)

const Reviews = z.array(
  z.strictObject({
    article: z.string().refine((id) => Object.hasOwn(articleVersions, id), 'is not the name of an article'),
    reviewer: z.string().trim().min(1, 'needs a name').max(200, 'can be at most 200 characters'),
    date: z.iso.date('must be a date such as 2026-12-01'),
  }),
)

/** The newest review of each article. Throws a SettingsProblem that names each mistake. */
export function readReviews(file: string): ArticleReview[] {
  const read = Reviews.safeParse(parseReviews(file))
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new SettingsProblem(`ARTICLE_REVIEWS (${file}) has mistakes:\n${problems.join('\n')}`)
  }
  const newest = new Map<string, ArticleReview>()
  for (const review of read.data.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const changed = articleVersions[review.article]?.changed ?? ''
    newest.set(review.article, { ...review, isCurrent: review.date >= changed })
  }
  return [...newest.values()]
}

function parseReviews(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SettingsProblem(
      `ARTICLE_REVIEWS (${file}) cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
