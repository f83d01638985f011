// Today's card: the cairn where the eye is, the check-in under the thumb, and one sentence.
import { useRef } from 'react'
import type { Profile } from '../accounts/contract.ts'
import { useRead } from '../platform/browser/call.browser.ts'
import { localToday } from '../platform/browser/local-date.browser.ts'
import { LandscapeScene } from '../platform/ui/landscape.tsx'
import { CheckInButton, ThankYou } from './check-in-button.tsx'
import { useCheckIn } from './check-in-state.browser.ts'
import * as contract from './contract.ts'
import { sentenceAfter, sentenceBefore } from './day-sentence.ts'

export function PathCard({ user }: { user: Profile }) {
  const days = useRead(contract.checkInDays)
  const state = useCheckIn()
  const words = useRef<HTMLParagraphElement>(null)
  const today = days.data?.today ?? localToday()
  const sent = days.data?.dates ?? []
  const dates = state.queued && !sent.includes(today) ? [...sent, today] : sent
  const known = days.data !== undefined || user.daysOnPath === 0
  return (
    <section
      aria-label="Your path"
      className="grid content-start overflow-hidden rounded-card border border-line bg-paper-raised shadow-card"
    >
      <div className="aspect-[360/236] max-h-[21rem] w-full overflow-hidden bg-sky">
        {known ? (
          <LandscapeScene
            dates={dates}
            today={today}
            landing={state.landing}
            label={labelOf(dates.length)}
            className="size-full"
          />
        ) : days.isError ? (
          <p className="p-5">Your cairn stands. It could not be drawn just now.</p>
        ) : null}
      </div>
      <div className="grid gap-3 p-5">
        <p
          ref={words}
          tabIndex={-1}
          role={state.checked ? 'status' : undefined}
          className="min-h-[3.2em] sm:min-h-0 focus:outline-none"
        >
          {state.checked ? (
            <>
              <ThankYou queued={state.queued} />
              {days.data ? <span className="block">{sentenceAfter(dates, today)}</span> : null}
            </>
          ) : (
            sentenceBefore({ ...user, today })
          )}
        </p>
        <CheckInButton state={state} onPress={() => words.current?.focus()} />
      </div>
    </section>
  )
}

function labelOf(stones: number) {
  if (stones === 0) return 'The place where your cairn will stand'
  return `Your cairn of ${stones} ${stones === 1 ? 'stone' : 'stones'}`
}
