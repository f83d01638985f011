import type { ReactNode } from 'react'

/** The frame of “My week”, rendered before its data. */
export function WeekFrame({ aside, children }: { aside?: ReactNode; children?: ReactNode }) {
  return (
    <section aria-labelledby="my-week" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="my-week" className="text-2xl sm:text-3xl">
          My week
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function NoSavedMeetings({ signedIn }: { signedIn: boolean }) {
  return (
    <p className="text-ink-soft">
      Tap the bookmark on a meeting to save it here, in the order of your week.{' '}
      {signedIn
        ? 'Only you can see it.'
        : 'It stays in this browser. Sign in and it moves to your account, where only you can see it.'}
    </p>
  )
}
