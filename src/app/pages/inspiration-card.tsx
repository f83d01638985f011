import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Inspiration } from '../../checkin/contract.ts'
import { Loading } from '../../platform/ui/skeleton.tsx'

const dayMs = 86_400_000

/** Today’s Inspiration, cached for 24 hours. */
export function InspirationCard() {
  // Type import only: the schemas would double the size of the first load.
  const { data, error } = useQuery<z.output<typeof Inspiration>>({
    queryKey: ['', 'api', 'inspiration'],
    staleTime: dayMs,
    gcTime: dayMs,
  })
  return (
    <figure className="grid min-h-48 grid-cols-1 content-center gap-4 rounded-card bg-paper-raised p-6 shadow-card sm:p-10">
      <h2 className="font-sans text-base font-semibold tracking-normal text-ink-soft">Today’s Inspiration</h2>
      {data ? (
        <>
          <blockquote className="measure font-display text-2xl leading-snug sm:text-3xl">
            “{data.text}”
          </blockquote>
          <figcaption className="text-ink-soft">{data.author}</figcaption>
        </>
      ) : null}
      {error && !data ? (
        <blockquote className="measure font-display text-2xl leading-snug">
          Be here today. The words will be back tomorrow.
        </blockquote>
      ) : null}
      {data || error ? null : <Loading label="Loading today’s inspiration…" lines={2} />}
    </figure>
  )
}
