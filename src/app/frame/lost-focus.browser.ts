// An action often removes its own control: a form that was sent, a row that was deleted. The browser then moves the focus to the body,
// so that a keyboard starts again at the top of the page and a screen reader loses its place. The same happens if a control is disabled
// while its action runs.
import { useEffect } from 'react'
import { focusHeading } from '../../platform/browser/heading-focus.browser.ts'

const hasNoFocus = () => !document.activeElement || document.activeElement === document.body

/**
 * Moves the focus to the post or heading that is nearest to a focused control that was removed or hidden, and back to a
 * control that was disabled for a while, unless the page or the person moves it.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let focused: Element | undefined
    let around: Element[] = []
    let path = ''
    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      focused = target
      around = ancestorsOf(target)
      path = location.pathname
    }
    // A press next to all controls takes the focus away on purpose.
    function forget({ target }: PointerEvent) {
      if (!(target instanceof Node) || !focused?.contains(target)) focused = undefined
    }
    function moveOn(besides: Element[] = []) {
      focused = undefined
      // After the effects of the same change, which may focus something better.
      setTimeout(() => {
        if (!hasNoFocus() || location.pathname !== path) return
        ;[...besides, ...around].some(
          (each) => each.isConnected && (focusHeading(each) || focusArticle(each)),
        )
      })
    }
    function moveOnIfHidden({ target }: FocusEvent) {
      if (target === focused && focused?.isConnected && !focused.checkVisibility()) moveOn()
    }
    function moveBack() {
      if (hasNoFocus() && focused instanceof HTMLElement && !focused.matches(':disabled'))
        focused.focus({ preventScroll: true })
    }
    const observer = new MutationObserver((changes) => {
      if (focused?.isConnected === false) moveOn(articlesBeside(focused, changes))
      else if (changes.some(({ type, target }) => type === 'attributes' && target === focused)) moveBack()
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', moveOnIfHidden)
    document.addEventListener('pointerdown', forget)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', moveOnIfHidden)
      document.removeEventListener('pointerdown', forget)
      observer.disconnect()
    }
  }, [])
}

const isArticle = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.matches('article')

/** Posts and messages have no headings. */
function focusArticle(element: Element): boolean {
  if (!isArticle(element)) return false
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  return true
}

/** The posts or messages next to the removed one that the element was in. */
function articlesBeside(element: Element, changes: MutationRecord[]): Element[] {
  const removal = changes.find(({ removedNodes }) =>
    [...removedNodes].some((node) => isArticle(node) && node.contains(element)),
  )
  return [removal?.nextSibling, removal?.previousSibling].filter(isArticle)
}

function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement && parentElement !== document.body
    ? [parentElement, ...ancestorsOf(parentElement)]
    : []
}
