// The card that asks trusted people for a call. It loads after the page, for members who have any.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useRead } from '../platform/browser/call.browser.ts'
import * as contract from './contract.ts'
import { expectsCallCard, getsCalls } from './trusted-hint.browser.ts'

const CallCard = lazy(async () => {
  const parts = await import('./call-card.tsx').catch(() => undefined)
  return { default: parts?.CallCard ?? Nothing }
})

function Nothing() {
  return null
}

const never = () => () => undefined
/** Whether this device has shown the card before. False in the prerendered page. */
const useExpected = () => useSyncExternalStore(never, expectsCallCard, () => false)

/** For members' pages. Space is reserved if the card was shown before, so that nothing moves. */
export function LazyCallCard() {
  const expected = useExpected()
  const read = useRead(contract.trustedPeople, {}, { enabled: !expected })
  const hasPeople = read.data?.people.some(getsCalls) ?? false
  return (
    <div className={expected ? 'grid min-h-36 content-start' : 'empty:hidden'}>
      {expected || hasPeople ? (
        <Suspense>
          <CallCard />
        </Suspense>
      ) : null}
    </div>
  )
}

/** For public pages: only if this device has shown the card before, so that visitors load nothing. */
export function ExpectedCallCard() {
  return useExpected() ? <LazyCallCard /> : null
}
