// Whether React is still hydrating the prerendered HTML.
import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => undefined

/** True at build time and in the first render over prerendered HTML, which has to be identical to it. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  )
}
