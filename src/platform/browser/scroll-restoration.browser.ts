// The scroll position after a navigation: restored on back and forward, otherwise at the fragment or at the top.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** As the `state` of a navigation that changes only a part of the page, such as a filter or a tab: the page does not scroll. */
export const preserveScroll = { preserveScroll: true } as const

const storageKey = 'cairn.scroll-positions'

/** By history entry. The session's storage has them after a reload. */
function storedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return new Map()
  }
}

export function useScrollRestoration(): void {
  const { key, pathname, hash, state } = useLocation()
  // All entries that the browser made have the same key.
  const entry = `${key} ${pathname}${hash}`
  const type = useNavigationType()
  const positions = useRef<Map<string, number>>(undefined)
  const shownEntry = useRef<string>(undefined)

  useLayoutEffect(() => {
    positions.current ??= storedPositions()
    const isFirst = shownEntry.current === undefined
    if (shownEntry.current === entry) return
    shownEntry.current = entry
    // The browser restores the position of a page that it loads.
    if (isFirst) return
    const position = type === NavigationType.Pop ? positions.current.get(entry) : undefined
    if (position !== undefined) scrollTo(0, position)
    else if (!scrollToFragment(hash) && state?.preserveScroll !== true) scrollTo(0, 0)
  }, [entry, hash, state, type])

  useEffect(() => {
    const remember = () => {
      if (shownEntry.current !== undefined) positions.current?.set(shownEntry.current, scrollY)
    }
    const restoreByScript = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      history.scrollRestoration = 'auto'
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...(positions.current ?? [])]))
      } catch {
        // Without storage, pages that are opened again start at the top.
      }
    }
    restoreByScript()
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pageshow', restoreByScript)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pageshow', restoreByScript)
      removeEventListener('pagehide', leave)
    }
  }, [])
}

function scrollToFragment(hash: string): boolean {
  if (hash === '') return false
  try {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)))
    target?.scrollIntoView()
    return target !== null
  } catch {
    // A fragment that is not valid percent-encoding.
    return false
  }
}
