// The device's position, used only in the browser to sort and to show distances, and never sent.
import { useCallback, useEffect, useState } from 'react'
import type { Position } from './finder.ts'

export type Nearby = { position: Position | undefined; refused: boolean; ask: () => void }

/** Requests the position once on load; a refusal is only logged, and the visitor can request it again. */
export function useNearby(): Nearby {
  const [position, setPosition] = useState<Position>()
  const [refused, setRefused] = useState(false)
  const ask = useCallback(() => {
    if (!canAsk()) return
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setRefused(false)
        setPosition({ latitude: coords.latitude, longitude: coords.longitude })
      },
      (error) => {
        console.info('The location was not given:', error.message)
        setRefused(true)
      },
      { maximumAge: 600_000, timeout: 15_000 },
    )
  }, [])
  useEffect(ask, [ask])
  return { position, refused: refused || !canAsk(), ask }
}

function canAsk(): boolean {
  return typeof navigator !== 'undefined' && 'geolocation' in navigator
}
