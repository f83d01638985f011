// The menu button of small screens. While open the menu is an entry of the browser's history, so that Back closes it.
import { Menu } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useHistoryEntry } from '../../platform/browser/history-entry.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import type { PhoneDrawerProps } from './phone-drawer.tsx'

const PhoneDrawer = lazy(async (): Promise<{ default: ComponentType<PhoneDrawerProps> }> => {
  const parts = await import('./phone-drawer.tsx').catch(() => undefined)
  return { default: parts?.PhoneDrawer ?? (() => null) }
})

export function PhoneMenu() {
  const { open, show, close, leave } = useHistoryEntry('menu')
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
