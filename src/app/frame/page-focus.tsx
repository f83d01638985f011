// After each navigation: the scroll position, the keyboard focus and an announcement for screen readers.
import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { dropEarlyReads } from '../../platform/browser/early-reads.browser.ts'
import { useScrollRestoration } from '../../platform/browser/scroll-restoration.browser.ts'
import { useFieldInView } from './field-in-view.browser.ts'
import { useFocusInRows } from './focus-in-rows.browser.ts'
import { useLostFocus } from './lost-focus.browser.ts'
import { useCurrentPage } from './page-context.ts'

const longestWaitMs = 5_000
const maxRemembered = 50

export function PageFocus() {
  const { pathname, key } = useLocation()
  const type = useNavigationType()
  const title = useRouteTitle()
  const shown = useRef(pathname)
  const [announced, setAnnounced] = useState('')
  useFocusMemory(key)
  useScrollRestoration()
  useLostFocus()
  useFieldInView()
  useFocusInRows()
  useTopAfterSession()
  // The early reads are for the first page only.
  useEffect(() => dropEarlyReads, [key])

  useEffect(() => {
    // The browser announces the first page itself; a change of filters or a menu is not a new page.
    if (shown.current === pathname) return
    shown.current = pathname
    setAnnounced(title)
    return focusWhenReady(type === NavigationType.Pop ? linksFollowed.get(key) : undefined)
  }, [pathname, key, type, title])

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  )
}

/** The title of the current page, even if the tab shows a neutral one. */
function useRouteTitle(): string {
  const { pathname } = useLocation()
  const page = useCurrentPage()
  return page?.titleOf?.(pathname) ?? page?.title ?? ''
}

/** A page that is open to everyone becomes much shorter when the session ends, and its old position shows the footer. */
function useTopAfterSession() {
  const { known, locked } = useSession()
  const wasKnown = useRef(known)
  useEffect(() => {
    if (wasKnown.current && !known && !locked) window.scrollTo({ top: 0 })
    wasKnown.current = known
  }, [known, locked])
}

/** For each history entry, the address of the link that was followed from it. */
const linksFollowed = new Map<string, string>()

function useFocusMemory(key: string) {
  useEffect(() => {
    function remember({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('main a[href]') : null
      if (!link) return
      linksFollowed.set(key, link.getAttribute('href') ?? '')
      const [oldest] = linksFollowed.keys()
      if (linksFollowed.size > maxRemembered && oldest !== undefined) linksFollowed.delete(oldest)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [key])
}

/** Focuses the link that was followed before, else the main heading, as soon as the page has one. */
function focusWhenReady(href: string | undefined) {
  const main = document.getElementById('main')
  if (!main || focusStart(main, href)) return undefined
  const observer = new MutationObserver(() => {
    if (focusStart(main, href)) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  const giveUp = setTimeout(() => observer.disconnect(), longestWaitMs)
  return () => {
    observer.disconnect()
    clearTimeout(giveUp)
  }
}

function focusStart(main: HTMLElement, href: string | undefined): boolean {
  const heading = main.querySelector('h1')
  if (!heading) return false
  // A page that has set the focus itself takes precedence.
  if (main.contains(document.activeElement) && document.activeElement !== main) return true
  const link = href === undefined ? null : main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
  if (!link) heading.tabIndex = -1
  const start = link ?? heading
  start.focus({ preventScroll: true })
  return true
}
