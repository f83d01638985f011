import { lazy, Suspense, useRef } from 'react'
import { useNear } from '../../platform/browser/use-near.browser.ts'
import { ButtonLink } from '../../platform/ui/button.tsx'

const StartingSoon = lazy(async () => ({
  default: (await import('../../meetings/finder/starting-soon.tsx')).StartingSoon,
}))

/** Meetings that start soon, loaded once the page is scrolled near them; until then, and without script, a link to all of them. */
export function SoonMeetings() {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const list = (
    <ButtonLink to="/meetings" variant="outline" className="justify-self-start">
      Find a meeting, in person or online
    </ButtonLink>
  )
  return (
    <div ref={place} className="grid min-h-32 grid-cols-1 content-center">
      {near ? (
        <Suspense fallback={list}>
          <StartingSoon />
        </Suspense>
      ) : (
        list
      )}
    </div>
  )
}
