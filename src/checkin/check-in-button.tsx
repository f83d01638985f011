import { Button } from '../platform/ui/button.tsx'
import type { CheckInState } from './check-in-state.browser.ts'

// Gray in both themes; brighter in dark mode, because a dull gray looks disabled there.
const gray =
  'bg-[light-dark(var(--ink-soft),color-mix(in_oklab,var(--ink)_65%,var(--ink-soft)))]! shadow-card hover:bg-ink!'

export function CheckInButton({ state, onPress }: { state: CheckInState; onPress?: () => void }) {
  const { checked, pending, press } = state
  return (
    <Button
      size="large"
      wide
      data-early="check-in"
      suppressHydrationWarning
      disabled={pending || checked}
      className={checked ? 'bg-moss! text-ink! opacity-100!' : gray}
      onClick={() => {
        onPress?.()
        press()
      }}
    >
      {labelOf(state)}
    </Button>
  )
}

function labelOf({ checked, pending }: CheckInState): string {
  if (pending) return 'Checking in...'
  return checked ? 'Checked In! ✓' : "I'm Here Today"
}

export function ThankYou({ queued }: { queued: boolean }) {
  return (
    <>
      Thank you for showing up today! <span aria-hidden>🌟</span>
      {queued ? (
        <span className="block text-sm text-ink-soft">Saved on this device until there is a connection.</span>
      ) : null}
    </>
  )
}
