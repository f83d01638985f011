// What this browser knows of somebody's reading, and nobody else does: go on, mark, forget.
import { BookOpen, Check, Heart, X } from 'lucide-react'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { forgetReading, putPlaceAway, toggleUseful, useKept } from './kept.browser.ts'
import { percentOf } from './reading.ts'
import type { Offer } from './reading-place.browser.ts'
import { titleOf } from './titles.ts'

/** In the library: the article that was left last. Its place is held before the first paint, so that nothing moves. */
export function GoOnReading({ from }: { from: string }) {
  const { reading } = useKept()
  const id = reading.last
  const title = id === undefined ? undefined : titleOf(id)
  const place = id === undefined ? undefined : reading.places[id]
  return (
    <div className="kept-last mb-8 h-28 print:hidden">
      {id && title && place ? (
        <section
          aria-label="Continue where you were"
          className="flex h-full items-center gap-2 rounded-card bg-moss px-4 sm:px-6"
        >
          <div className="grid min-w-0 flex-1 gap-1.5">
            <p className="flex gap-1 text-sm text-ink-soft">
              <span className="truncate">{title}</span>
              <span className="shrink-0">· {percentOf(place)} % read</span>
            </p>
            <ButtonLink to={`/library/${id}`} state={{ from, goOn: true }} className="justify-self-start">
              Continue where you were
            </ButtonLink>
          </div>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Put “${title}” away`}
            onClick={() => putPlaceAway(id)}
          >
            <X aria-hidden strokeWidth={1.75} />
          </Button>
        </section>
      ) : null}
    </div>
  )
}

/** In the article: over the page, so that the text stays where it is. */
export function GoOnHere({ heading, go, dismiss }: Offer) {
  return (
    <section
      aria-label="Continue where you were"
      className="fixed inset-x-0 bottom-0 z-30 mx-auto flex max-w-md items-center gap-2 rounded-t-card border border-line bg-paper-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-base shadow-card sm:bottom-4 sm:w-fit sm:max-w-md sm:rounded-card print:hidden"
    >
      <div className="grid min-w-0 flex-1 gap-1">
        {heading ? <p className="truncate text-sm text-ink-soft">{heading}</p> : null}
        <Button onClick={go} className="justify-self-start">
          <BookOpen aria-hidden size={20} strokeWidth={1.75} /> Continue where you were
        </Button>
      </div>
      <Button variant="quiet" size="icon" aria-label="Start from the beginning" onClick={dismiss}>
        <X aria-hidden strokeWidth={1.75} />
      </Button>
    </section>
  )
}

/** At the end of an article. */
export function UsefulMark({ id }: { id: string }) {
  const { reading } = useKept()
  const useful = reading.useful.includes(id)
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 text-base print:hidden">
      <Button variant="outline" aria-pressed={useful} onClick={() => toggleUseful(id)}>
        <Heart aria-hidden size={20} strokeWidth={1.75} className={useful ? 'fill-current text-pine' : ''} />
        {useful ? 'Marked as useful' : 'Mark as useful'}
      </Button>
      <p className="text-sm text-ink-soft">For yourself: it stays in this browser.</p>
    </div>
  )
}

/** On a card of the list. */
export function ReadingMark({ id }: { id: string }) {
  const { reading } = useKept()
  const place = reading.places[id]
  const said = reading.read.includes(id) ? 'Read' : place ? `${percentOf(place)} % read` : undefined
  const useful = reading.useful.includes(id)
  if (!said && !useful) return null
  return (
    <p className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 text-sm leading-snug text-ink-soft">
      {said ? (
        <span className="flex items-center gap-1">
          {said === 'Read' ? <Check aria-hidden size={16} strokeWidth={1.75} /> : null}
          {said}
        </span>
      ) : null}
      {useful ? (
        <span className="flex items-center gap-1">
          <Heart aria-hidden size={14} strokeWidth={1.75} className="fill-current text-pine" /> Useful
        </span>
      ) : null}
    </p>
  )
}

/** Under the list, for somebody who shares the device. */
export function ForgetReading() {
  const { reading } = useKept()
  if (reading.read.length === 0 && Object.keys(reading.places).length === 0) return null
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft print:hidden">
      What you have read is kept in this browser only.
      <Button variant="quiet" onClick={forgetReading}>
        Forget what I have read
      </Button>
    </p>
  )
}
