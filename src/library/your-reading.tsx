// Reading history in the library, stored only in this browser.
import { Check, Heart, X } from 'lucide-react'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { percentRead } from './reading.ts'
import { clearReadingHistory, removeSavedPosition, useLibraryState } from './saved-articles.browser.ts'
import { titleOf } from './titles.ts'

/** The last unfinished article. Its space is reserved before the first paint. */
export function ContinueReading({ from }: { from: string }) {
  const { reading } = useLibraryState()
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
              <span className="shrink-0">· {percentRead(place)} % read</span>
            </p>
            <ButtonLink to={`/library/${id}`} state={{ from, resume: true }} className="justify-self-start">
              Continue where you were
            </ButtonLink>
          </div>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Put “${title}” away`}
            onClick={() => removeSavedPosition(id)}
          >
            <X aria-hidden strokeWidth={1.75} />
          </Button>
        </section>
      ) : null}
    </div>
  )
}

/** Shows on an article card how much of the article was read, and whether it was marked as useful. */
export function ReadingMark({ id }: { id: string }) {
  const { reading } = useLibraryState()
  const place = reading.places[id]
  const isRead = reading.read.includes(id)
  const progress = place ? `${percentRead(place)} % read` : undefined
  const label = isRead ? 'Read' : progress
  const useful = reading.useful.includes(id)
  if (!label && !useful) return null
  return (
    <p className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 text-sm leading-snug text-ink-soft">
      {label ? (
        <span className="flex items-center gap-1">
          {isRead ? <Check aria-hidden size={16} strokeWidth={1.75} /> : null}
          {label}
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

/** Clears the history, for shared devices. */
export function ClearHistory() {
  const { reading } = useLibraryState()
  if (reading.read.length === 0 && Object.keys(reading.places).length === 0) return null
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft print:hidden">
      What you’ve read is saved in this browser only.
      <Button variant="quiet" onClick={clearReadingHistory}>
        Clear what I’ve read
      </Button>
    </p>
  )
}
