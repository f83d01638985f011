// Replays presses on buttons that were painted before the script loaded (public/first-paint.js records them).
import { type ReactNode, useEffect } from 'react'

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

type EarlyPressesProps = { buttons: HTMLElement[]; children: ReactNode }

/**
 * Replays each press once the buttons in it work: its effect runs after theirs. As a sibling it would make `useId` give
 * other ids than in the prerendered page, and what changes later would refer to ids that are not in the page.
 */
export function EarlyPresses({ buttons, children }: EarlyPressesProps) {
  useEffect(() => {
    for (const button of buttons.splice(0)) {
      button.removeAttribute('data-pressed')
      if (button.isConnected) button.click()
    }
  }, [buttons])
  return children
}
