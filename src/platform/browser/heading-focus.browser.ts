const headings = 'h1, h2, h3'

/** Focuses the first visible heading in the element. False if there is none. */
export function focusHeading(box: Element | null): boolean {
  const heading = [...(box?.querySelectorAll<HTMLElement>(headings) ?? [])].find((each) =>
    each.checkVisibility(),
  )
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
