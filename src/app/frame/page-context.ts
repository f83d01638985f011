import { createContext, use } from 'react'
import type { Page } from './page.ts'

/** The page that the location matches. */
export const CurrentPage = createContext<Page | undefined>(undefined)

export function useCurrentPage(): Page | undefined {
  return use(CurrentPage)
}
