import { useEffect } from 'react'

const inRow = ':is([class*="overflow-x-auto"], .contents-list) :focus-visible'

/** Scrolls a row of chips to the one that the keyboard reaches: browsers leave it cut off at the edge if a part of it is visible. */
export function useFocusInRows(): void {
  useEffect(() => {
    function show({ target }: FocusEvent) {
      if (target instanceof Element && target.matches(inRow))
        target.scrollIntoView({ block: 'nearest', inline: 'center' })
    }
    document.addEventListener('focusin', show)
    return () => document.removeEventListener('focusin', show)
  }, [])
}
