import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../platform/ui/button.tsx'

const StartingSoon = lazy(async () => ({
  default: (await import('../../meetings/starting-soon.tsx')).StartingSoon,
}))

/** Meetings that start soon, loaded once the page is scrolled near them; until then, and without script, a link to all of them. */
export function SoonMeetings() {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '25%',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
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
