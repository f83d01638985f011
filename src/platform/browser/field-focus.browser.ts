import { useLayoutEffect, useRef } from 'react'

/** Focuses the text field in `box` after a press that opens it, so that a phone opens its keyboard; `shown` changes when it is there. */
export function useFieldFocus(shown: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    const field = isPressed.current ? box.current?.querySelector('textarea') : undefined
    field?.focus()
    if (field) isPressed.current = false
  }, [shown])
  return {
    box,
    focusWhenShown() {
      isPressed.current = true
    },
  }
}
