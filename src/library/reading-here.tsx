// In an article: continue reading, and mark as useful.
import { BookOpen, Heart, X } from 'lucide-react'
import { Button } from '../platform/ui/button.tsx'
import type { ResumeOffer } from './reading-place.browser.ts'
import { toggleUseful, useLibraryState } from './saved-articles.browser.ts'

/** Overlays the page, so that the text doesn't move. */
export function ContinueHere({ heading, go, dismiss }: ResumeOffer) {
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

/** Shown at the end of an article. */
export function UsefulMark({ id }: { id: string }) {
  const { reading } = useLibraryState()
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
