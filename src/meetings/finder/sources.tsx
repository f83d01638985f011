import type { Overview } from '../contract.ts'

/** Who published the list, and what becomes of a shared location. */
export function Sources({ overview }: { overview: Overview | undefined }) {
  const day = (at: string) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })
  return (
    <section aria-labelledby="sources" className="grid gap-2 border-t border-line pt-6 text-sm text-ink-soft">
      <h2 id="sources" className="text-lg text-ink">
        Where this list comes from
      </h2>
      <p className="measure">
        The lists are published by the fellowships’ own service offices and groups. Cairn is not affiliated
        with Narcotics Anonymous, Alcoholics Anonymous, Sex and Love Addicts Anonymous, Co-Dependents
        Anonymous or Gamblers Anonymous, and none of them endorses Cairn. Meetings move: each row says who
        published it and whom to tell when it is wrong.
      </p>
      <p className="measure">
        Your location, if you share it, is used in this browser to sort and to show distances. It is never
        sent.
      </p>
      {overview && overview.sources.length > 0 ? (
        <ul className="grid gap-1">
          {overview.sources.map((source) => (
            <li key={source.name}>
              {source.name} ({source.fellowship}): {source.meetings.toLocaleString()} meetings
              {source.takenAt ? `, as of ${day(source.takenAt)}` : ''}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
