// Features that the operator turned off. The page's HTML lists them, so they are known before the first paint.
import { createContext, useContext } from 'react'

const DisabledList = createContext('')

/** The value is the list of disabled features, separated by spaces. */
export const DisabledFeatures = DisabledList.Provider

/** True unless the operator turned the feature off. */
export function useFeature(feature: string): boolean {
  return !isDisabled(useContext(DisabledList), feature)
}

export function isDisabled(without: string, feature: string): boolean {
  return without.split(' ').includes(feature)
}
