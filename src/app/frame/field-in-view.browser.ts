import { useEffect } from 'react'

/** Below this width members have a bar at the lower edge, and a keyboard on the screen can make the page shorter. */
const smallScreen = '(width < 80rem)'

/** Scrolls a text field above the bottom bar when it is tapped, and when a keyboard on the screen opens. */
export function useFieldInView(): void {
  useEffect(() => {
    function show() {
      const field = document.activeElement
      if (field instanceof HTMLTextAreaElement && matchMedia(smallScreen).matches)
        field.scrollIntoView({ block: 'nearest' })
    }
    function showTapped({ target }: MouseEvent) {
      if (target === document.activeElement) show()
    }
    document.addEventListener('click', showTapped)
    window.addEventListener('resize', show)
    return () => {
      document.removeEventListener('click', showTapped)
      window.removeEventListener('resize', show)
    }
  }, [])
}
