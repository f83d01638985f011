import { z } from 'zod'
import { get } from '../platform/call.ts'

/** Who reviewed an article and on which date. `isCurrent`: the text has not changed since. */
export const ArticleReview = z.object({
  article: z.string(),
  reviewer: z.string(),
  date: z.iso.date(),
  isCurrent: z.boolean(),
})
export type ArticleReview = z.output<typeof ArticleReview>

/** The newest review of each article that the operator's settings name. */
export const articleReviews = get('/api/library/reviews', { answer: z.array(ArticleReview) })
