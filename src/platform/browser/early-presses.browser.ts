// Replays presses on buttons that were painted before the script loaded (public/first-paint.js records them).
import { useEffect } from 'react'

declare global {
  /** Buttons in the order of their first press; undefined once React handles presses. */
  var earlyPresses: Set<HTMLElement> | undefined
}

/** Call right before hydrating: from then on React handles presses itself. */
export function takeEarlyPresses(): HTMLElement[] {
  const buttons = [...(globalThis.earlyPresses ?? [])]
  globalThis.earlyPresses = undefined
  return buttons
}

/** Replays each press once the buttons work. Render it after the buttons: effects run in this order. */
export function EarlyPresses({ buttons }: { buttons: HTMLElement[] }) {
  useEffect(() => {
    for (const button of buttons.splice(0)) {
      button.removeAttribute('data-pressed')
      if (button.isConnected) button.click()
    }
  }, [buttons])
  return null
}
