// Today's card: the cairn, the check-in button within reach of the thumb, and one sentence.
import { ImageDown } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import type { Profile } from '../accounts/contract.ts'
import { useRead } from '../platform/browser/call.browser.ts'
import { localToday } from '../platform/browser/local-date.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { landscapeOf, monthNear } from '../platform/ui/landscape.ts'
import { LandscapeScene } from '../platform/ui/landscape-scene.tsx'
import { savePicture } from '../platform/ui/save-picture.browser.ts'
import { toast } from '../platform/ui/toast.tsx'
import { CheckInButton, ThankYou } from './check-in-button.tsx'
import { useCheckIn } from './check-in-state.browser.ts'
import * as contract from './contract.ts'
import { sentenceAfter, sentenceBefore } from './day-sentence.ts'
import { MonthsDialog } from './months-dialog.tsx'

/** Without `user` it matches the page's HTML, in which the head's script may already have written the sentence. */
export function PathCard({ user }: { user: Profile | undefined }) {
  const days = useRead(contract.checkInDays)
  const state = useCheckIn()
  const words = useRef<HTMLParagraphElement>(null)
  const scene = useRef<HTMLDivElement>(null)
  const [months, setMonths] = useState<{ initial: string | undefined }>()
  const today = days.data?.today ?? (user ? localToday() : '')
  const sent = days.data?.dates ?? []
  const dates = state.queued && !sent.includes(today) ? [...sent, today] : sent
  const known = days.data !== undefined || user?.daysOnPath === 0
  return (
    <section
      aria-label="Your path"
      className="grid content-start overflow-hidden short:sm:grid-cols-[2fr_3fr] short:sm:items-center rounded-card border border-line bg-paper-raised shadow-card"
    >
      <div ref={scene} className="relative aspect-[360/236] max-h-[21rem] w-full overflow-hidden bg-sky">
        {known ? (
          <LandscapeScene
            dates={dates}
            today={today}
            landing={state.landing}
            label={labelOf(dates.length)}
            className="size-full"
          />
        ) : null}
        {days.isError && !known ? (
          <p className="p-5">Your cairn is safe. It couldn’t be drawn just now.</p>
        ) : null}
        {dates.length > 0 && known ? (
          <button
            type="button"
            aria-label="Your months"
            aria-haspopup="dialog"
            onClick={(event) => setMonths({ initial: monthAt(event, dates, today) })}
            className="absolute inset-0 -outline-offset-4"
          />
        ) : null}
        {dates.length > 0 && known ? (
          <Button
            variant="quiet"
            size="icon"
            aria-label="Save as a picture"
            className="absolute top-2 right-2"
            onClick={() => void save(scene.current)}
          >
            <ImageDown aria-hidden className="size-5" strokeWidth={1.75} />
          </Button>
        ) : null}
      </div>
      <div className="grid gap-3 p-5">
        <p
          ref={words}
          tabIndex={-1}
          role={state.checked ? 'status' : undefined}
          className="min-h-[3.2em] focus:outline-none"
          data-early="sentence"
          suppressHydrationWarning
        >
          {state.checked ? (
            <>
              <ThankYou queued={state.queued} />
              {days.data ? <span className="block">{sentenceAfter(dates, today)}</span> : null}
            </>
          ) : (
            // Always a string, so that React preserves the text of the HTML.
            ((user && sentenceBefore({ ...user, today })) ?? '')
          )}
        </p>
        <CheckInButton state={state} onPress={() => words.current?.focus()} />
      </div>
      {user ? (
        <MonthsDialog
          open={months !== undefined}
          onClose={() => setMonths(undefined)}
          dates={dates}
          today={today}
          initial={months?.initial}
        />
      ) : null}
    </section>
  )
}

/** The month whose cairn was tapped; undefined for a tap elsewhere and for the keyboard. */
function monthAt(event: MouseEvent<HTMLElement>, dates: readonly string[], today: string) {
  if (event.detail === 0) return undefined
  const box = event.currentTarget.getBoundingClientRect()
  return monthNear(landscapeOf(dates, today), event.clientX - box.x, event.clientY - box.y, box)
}

/** The file name does not reveal what the picture is. */
async function save(scene: HTMLElement | null) {
  const svg = scene?.querySelector<SVGSVGElement>('svg[role=img]')
  if (!scene || !svg) return
  try {
    await savePicture(svg, getComputedStyle(scene).backgroundColor, 'landscape.png')
  } catch {
    toast({ title: 'The picture couldn’t be saved', description: 'Try a screenshot.', kind: 'destructive' })
  }
}

function labelOf(stones: number) {
  if (stones === 0) return 'The place where your cairn will stand'
  return `Your cairn of ${stones} ${stones === 1 ? 'stone' : 'stones'}`
}
