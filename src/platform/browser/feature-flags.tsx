// What an operator has taken away: each page's HTML names it, so it is known before the first paint and asked of nobody.
import { createContext, useContext } from 'react'

const Without = createContext('')

/** Its value is the list of what is missing, names with a space between. */
export const DisabledFeatures = Without.Provider

/** True unless the operator has taken it away. */
export function useFeature(what: string): boolean {
  return !isDisabled(useContext(Without), what)
}

export function isDisabled(without: string, what: string): boolean {
  return without.split(' ').includes(what)
}
