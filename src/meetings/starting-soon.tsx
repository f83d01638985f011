// "Meetings starting soon" on the help page, without requesting the location.
import { Clock3 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../platform/ui/button.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { OfficialDirectories } from './finder/official-directories.tsx'
import type { LoadedSoonList } from './finder/soon-list.tsx'

export function StartingSoon() {
  const [answer, setAnswer] = useState<LoadedSoonList | 'asking' | 'failed'>()
  const ask = () => {
    setAnswer('asking')
    import('./finder/soon-list.tsx')
      .then(({ loadSoonList }) => loadSoonList())
      .then(setAnswer, () => setAnswer('failed'))
  }
  return (
    <section aria-labelledby="soon" className="grid gap-4 rounded-card bg-moss p-4 sm:px-6 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="soon" className="text-2xl">
            Need people now?
          </h2>
          <p className="hidden text-ink-soft sm:block">No account needed.</p>
        </div>
        <Button size="large" disabled={answer === 'asking'} onClick={ask}>
          <Clock3 aria-hidden strokeWidth={1.75} /> Meetings starting soon
        </Button>
      </div>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {answer === 'asking' ? <Loading label="Looking for meetings…" lines={2} /> : null}
        {answer === 'failed' ? (
          <>
            <p>The list can’t be reached right now. You can always find one here:</p>
            <OfficialDirectories />
          </>
        ) : null}
        {typeof answer === 'object' ? <answer.SoonList {...answer.meetings} /> : null}
      </div>
    </section>
  )
}
