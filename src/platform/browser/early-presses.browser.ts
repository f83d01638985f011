// Replays what was entered and pressed in a page that was painted before its script loaded (public/first-paint.js records it): React's first
// update would reset the fields. What a browser restores by itself is not recorded, because it may be a former person's.
import { type ReactNode, useEffect } from 'react'

declare global {
  /** Buttons in the order of their first press; undefined once React handles presses. */
  var earlyPresses: Set<HTMLElement> | undefined
  /** Fields in the order of their first change; undefined once React handles changes. */
  var earlyFields: Set<Field> | undefined
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type EarlyValue = { field: Field; value: string }

/** Call right before hydrating. */
export function takeEarlyValues(): EarlyValue[] {
  const fields = [...(globalThis.earlyFields ?? [])]
  globalThis.earlyFields = undefined
  return fields.map((field) => ({ field, value: field.value }))
}

/** Call right before hydrating: from then on React handles presses itself. */
export function takeEarlyPresses(): HTMLElement[] {
  const buttons = [...(globalThis.earlyPresses ?? [])]
  globalThis.earlyPresses = undefined
  return buttons
}

type EarlyPressesProps = { values: EarlyValue[]; buttons: HTMLElement[]; children: ReactNode }

/**
 * Replays what was entered and each press once the fields and buttons in it work: its effect runs after theirs. As a sibling it would make
 * `useId` give other ids than in the prerendered page, and what changes later would refer to ids that are not in the page.
 */
export function EarlyPresses({ values, buttons, children }: EarlyPressesProps) {
  useEffect(() => void replay(values.splice(0), buttons.splice(0)), [values, buttons])
  return children
}

async function replay(values: EarlyValue[], buttons: HTMLElement[]) {
  for (const value of values) {
    replayValue(value)
    // A form renders each value before it gets the next one, as it does while a person types.
    await new Promise((resolve) => setTimeout(resolve))
  }
  for (const button of buttons) {
    button.removeAttribute('data-pressed')
    if (button.isConnected) button.click()
  }
}

/** Enters the value as the person did. A field that is no longer on the page is left out. */
function replayValue({ field, value }: EarlyValue) {
  if (!field.isConnected || field.type === 'file') return
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    // Changed twice, it is as it was.
    if (field.checked === field.defaultChecked) return
    field.checked = field.defaultChecked
    field.click()
  } else {
    // React ignores an event whose value it knows. It watches the element's own property, so the prototype's tells it nothing.
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
