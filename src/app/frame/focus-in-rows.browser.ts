import { useEffect } from 'react'

/** Scrolls a row of chips to the one that the keyboard reaches: browsers leave it cut off at the edge if a part of it is visible. */
export function useFocusInRows(): void {
  useEffect(() => {
    function show({ target }: FocusEvent) {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const row = rowOf(target)
      if (row && isCutOff(target, row)) target.scrollIntoView({ block: 'nearest', inline: 'center' })
    }
    document.addEventListener('focusin', show)
    return () => document.removeEventListener('focusin', show)
  }, [])
}

function rowOf({ parentElement }: Element): Element | null {
  if (!parentElement || parentElement === document.body) return null
  const { scrollWidth, clientWidth } = parentElement
  const scrolls = scrollWidth > clientWidth && getComputedStyle(parentElement).overflowX === 'auto'
  return scrolls ? parentElement : rowOf(parentElement)
}

function isCutOff(control: Element, row: Element): boolean {
  const [box, edge] = [control.getBoundingClientRect(), row.getBoundingClientRect()]
  return box.left < edge.left || box.right > edge.right
}
