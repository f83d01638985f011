import { lazy, Suspense } from 'react'

const NoticeBell = lazy(async () => ({ default: (await import('./notice-bell.tsx')).NoticeBell }))

/** The bell, loaded after the page; its space is reserved so that nothing moves. The narrowest screens show it in the menu. */
export function LazyNoticeBell({ shown }: { shown: boolean }) {
  return (
    <span className="-mx-2 inline-flex h-11 w-9 shrink-0 max-[22.5rem]:hidden sm:mx-0 sm:w-11">
      {shown ? (
        <Suspense>
          <NoticeBell />
        </Suspense>
      ) : null}
    </span>
  )
}
