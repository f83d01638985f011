// The menu button of small screens. While open the menu is an entry of the browser's history, so that Back closes it.
import { Menu } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { preserveScroll } from '../../platform/browser/scroll-restoration.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import type { PhoneDrawerProps } from './phone-drawer.tsx'

const PhoneDrawer = lazy(async (): Promise<{ default: ComponentType<PhoneDrawerProps> }> => {
  const parts = await import('./phone-drawer.tsx').catch(() => undefined)
  return { default: parts?.PhoneDrawer ?? (() => null) }
})

export function PhoneMenu() {
  const { open, show, close, leave } = useMenuEntry()
  // The prerendered page has no drawer; it is loaded right after.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        className="xl:hidden"
      >
        <Menu aria-hidden strokeWidth={1.75} />
      </Button>
      {ready ? (
        <Suspense>
          <PhoneDrawer open={open} onClose={close} onLeave={leave} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Opens by adding a history entry and closes by going back over it. After a reload the menu is closed. */
function useMenuEntry() {
  const { pathname, search, hash, key, state } = useLocation()
  const navigate = useNavigate()
  const loadedAt = useRef(key)
  const closing = useRef('')
  const { menu, ...otherState } = (state ?? {}) as Record<string, unknown>
  const here = { pathname, search, hash }
  const open = menu === true && key !== loadedAt.current
  return {
    open,
    show: () => void navigate(here, { state: { ...otherState, ...preserveScroll, menu: true } }),
    close: () => {
      // Escape and the dialog's close event both call this, one after the other.
      if (!open || closing.current === key) return
      closing.current = key
      void navigate(-1)
    },
    leave: () => void navigate(here, { replace: true, state: { ...otherState, ...preserveScroll } }),
  }
}
