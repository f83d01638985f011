import { lazy, Suspense, useEffect, useState } from 'react'
import { ButtonLink } from '../../platform/ui/button.tsx'

const StartingSoon = lazy(async () => ({
  default: (await import('../../meetings/finder/starting-soon.tsx')).StartingSoon,
}))

/** Meetings that start soon, loaded after the page; until then, and without script, a link to all of them. */
export function SoonMeetings() {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const list = (
    <ButtonLink to="/meetings" variant="outline" className="justify-self-start">
      Find a meeting, in person or online
    </ButtonLink>
  )
  return (
    <div className="grid min-h-32 grid-cols-1 content-center">
      {alive ? (
        <Suspense fallback={list}>
          <StartingSoon />
        </Suspense>
      ) : (
        list
      )}
    </div>
  )
}
