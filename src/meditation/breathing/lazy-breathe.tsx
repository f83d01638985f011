import { lazy, Suspense } from 'react'

const load = async () => (await import('./breathe.tsx')).Breathe

// The prerendered HTML has the stone; in the browser its code is loaded after that of the page.
const LateBreathe = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }))

/** The breathing stone on a page where something else comes first. */
export function LazyBreathe() {
  return (
    <Suspense>
      <LateBreathe />
    </Suspense>
  )
}
