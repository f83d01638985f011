import { useRead } from '../../platform/browser/call.browser.ts'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { feedHealth } from '../feeds-contract.ts'
import { feedFindings } from './feed-health.ts'

/** The findings of the nightly check, by list. */
export function FeedHealthCard() {
  const { data } = useRead(feedHealth)
  if (!data) return null
  const unwell = data.lists.filter(({ findings }) => findings.length > 0).length
  return (
    <Card className="grid gap-3">
      <CardTitle>Nightly check</CardTitle>
      {data.lists.length === 0 ? (
        <p>The first check runs tonight, at 3:15 UTC.</p>
      ) : (
        <p className="text-ink-soft">
          {unwell === 0
            ? 'All lists are well.'
            : unwell === 1
              ? `1 of ${data.lists.length} lists needs a look. It comes first.`
              : `${unwell} of ${data.lists.length} lists need a look. They come first.`}
        </p>
      )}
      <ul className="divide-y divide-line">
        {data.lists.map(({ id, name, findings, nights }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <div className="min-w-0">
              <p className="font-semibold">
                <bdi>{name}</bdi>
              </p>
              {findings.map((finding) => (
                <p key={finding} className="text-sm">
                  {feedFindings[finding]}
                </p>
              ))}
            </div>
            <Nights name={name} nights={nights} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type NightsProps = { name: string; nights: { date: string; meetings: number }[] }

/** The number of meetings in the last two weeks as bars, the newest on the right. */
function Nights({ name, nights }: NightsProps) {
  const most = Math.max(1, ...nights.map(({ meetings }) => meetings))
  const last = nights.at(-1)?.meetings ?? 0
  return (
    <div className="flex items-center gap-3">
      <svg
        role="img"
        aria-label={`${name}: ${nights.map(({ date, meetings }) => `${date} ${meetings}`).join(', ')}`}
        viewBox="0 0 84 24"
        className="h-6 w-21 fill-pine"
      >
        {nights.map(({ date, meetings }, at) => {
          const height = (meetings / most) * 24
          return (
            <rect key={date} x={(14 - nights.length + at) * 6} y={24 - height} width="4" height={height} />
          )
        })}
      </svg>
      <span>{last === 1 ? '1 meeting' : `${last.toLocaleString()} meetings`}</span>
    </div>
  )
}
