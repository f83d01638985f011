import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { preserveScroll } from './scroll-restoration.browser.ts'

/**
 * Something that is open as an entry of the browser's history, such as a menu: Back closes it. It opens by adding the
 * entry and closes by going back over it. After a reload it is closed.
 */
export function useHistoryEntry(name: string) {
  const { pathname, search, hash, key, state } = useLocation()
  const navigate = useNavigate()
  const loadedAt = useRef(key)
  const closing = useRef('')
  const { [name]: isShown, ...otherState } = (state ?? {}) as Record<string, unknown>
  const here = { pathname, search, hash }
  const open = isShown === true && key !== loadedAt.current
  return {
    open,
    show: () => void navigate(here, { state: { ...otherState, ...preserveScroll, [name]: true } }),
    close: () => {
      // Escape and the dialog's close event both call this, one after the other.
      if (!open || closing.current === key) return
      closing.current = key
      void navigate(-1)
    },
    /** Removes the entry's mark without going back. */
    leave: () => void navigate(here, { replace: true, state: { ...otherState, ...preserveScroll } }),
  }
}
