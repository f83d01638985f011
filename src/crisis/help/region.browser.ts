import { useSyncExternalStore } from 'react'
import { guessRegion, isRegion, type Region } from './lines.ts'

const key = 'cairn.region'
const changed = 'cairn-region'

function current(): Region {
  try {
    const chosen = localStorage.getItem(key)
    if (isRegion(chosen)) return chosen
  } catch {
    // A browser that keeps nothing is asked what its clock and language say.
  }
  return guessRegion(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language)
}

export function chooseRegion(region: Region) {
  try {
    localStorage.setItem(key, region)
  } catch {
    return
  }
  window.dispatchEvent(new Event(changed))
}

function listen(listener: () => void) {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

/** Whose numbers to show: the person's choice, else a guess from the device; the United States where nothing is known. */
export function useRegion(): Region {
  return useSyncExternalStore(listen, current, () => 'US')
}
