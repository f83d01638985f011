import { anyone, type Route, serve } from '../platform/http/http.server.ts'
import type { Settings } from '../platform/settings.server.ts'
import * as contract from './contract.ts'
import { readReviews } from './reviews/reviews.server.ts'

/** Reads the operator's file of reviews once, so a mistake in it stops the start. */
export function libraryRoutes({ ARTICLE_REVIEWS }: Pick<Settings, 'ARTICLE_REVIEWS'>): Route[] {
  const reviews = ARTICLE_REVIEWS ? readReviews(ARTICLE_REVIEWS) : []
  return [serve(contract.articleReviews, anyone, () => reviews)]
}
