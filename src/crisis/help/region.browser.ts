import { useSyncExternalStore } from 'react'
import { guessRegion, isRegion, type Region } from './lines.ts'

const key = 'cairn.region'
const changed = 'cairn-region'

function current(): Region {
  try {
    const chosen = localStorage.getItem(key)
    if (isRegion(chosen)) return chosen
  } catch {
    // Without local storage the region is guessed each time.
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

/** The region of the hotlines: the person's choice, else a guess, else the United States. */
export function useRegion(): Region {
  return useSyncExternalStore(listen, current, () => 'US')
}
