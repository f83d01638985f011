import { useRead } from '../platform/browser/call.browser.ts'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { minutes } from './contract.ts'

function cravingText(change: number, sittings: number): string {
  const measured = sittings === 1 ? 'one sitting' : `${sittings} sittings`
  if (change < 0)
    return `After practicing, your cravings were lower by ${-change} on average (measured in ${measured}).`
  if (change === 0)
    return `Your cravings stayed about the same on average (measured in ${measured}). You stayed with them, and that counts.`
  return `Your cravings were higher by ${change} on average (measured in ${measured}). That happens when we stop running. A shorter practice, a walk, or company may suit you better just now.`
}

/** The minutes of meditation that the member has practiced. */
export function MinutesCard() {
  const { data, error } = useRead(minutes)
  return (
    <Card tone="moss" className="grid content-start gap-4">
      <CardTitle>Your practice</CardTitle>
      {error ? <p>Your minutes cannot be shown right now. Nothing is lost.</p> : null}
      {!data && !error ? <Loading lines={2} /> : null}
      {data && data.sittings === 0 ? (
        <p>Here your minutes will add up. Even one slow minute is a beginning: press Start.</p>
      ) : null}
      {data && data.sittings > 0 ? (
        <>
          <dl className="grid pairs-8 gap-4">
            <Figure name="minutes in all" value={data.total || '< 1'} />
            <Figure
              name="minutes in the last seven days"
              value={data.lastSevenDays || (data.total === 0 ? '< 1' : 0)}
            />
          </dl>
          {data.craving ? <p>{cravingText(data.craving.change, data.craving.sittings)}</p> : null}
        </>
      ) : null}
    </Card>
  )
}

function Figure({ name, value }: { name: string; value: number | string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="leading-snug">{name}</dt>
      <dd className="font-display text-4xl font-semibold">{value}</dd>
    </div>
  )
}
