import type { Overview } from '../contract.ts'

/** The publishers of the lists, and how a shared location is used. */
export function Sources({ overview }: { overview: Pick<Overview, 'sources'> | undefined }) {
  const day = (at: string) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })
  return (
    <section aria-labelledby="sources" className="grid gap-2 border-t border-line pt-6 text-sm text-ink-soft">
      <h2 id="sources" className="text-lg text-ink">
        Where this list comes from
      </h2>
      <p className="measure">
        These lists are published by the fellowships’ own service offices and groups. Cairn is not affiliated
        with Narcotics Anonymous, Alcoholics Anonymous, Sex and Love Addicts Anonymous, Co-Dependents
        Anonymous or Gamblers Anonymous, and none of them endorses Cairn. Meetings move. Each one says who
        published it and who to tell if it’s wrong.
      </p>
      <p className="measure">
        Your location, if you share it, is only used in this browser to find what’s near. It’s never sent.
        Cairn asks for the meetings of your time zone and measures the distances on your device. US city
        names: GeoNames, CC BY 4.0; ZIP code positions: US Census Bureau.
      </p>
      {overview && overview.sources.length > 0 ? (
        <ul className="grid gap-1">
          {overview.sources.map((source) => (
            <li key={source.name}>
              {source.name} ({source.fellowship}):{' '}
              {source.meetings === 1 ? '1 meeting' : `${source.meetings.toLocaleString()} meetings`}
              {source.importedAt ? `, as of ${day(source.importedAt)}` : ''}
              {source.license ? ` (${source.license})` : ''}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
