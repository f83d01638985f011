import { useRead } from '../../platform/browser/call.browser.ts'
import { localToday } from '../../platform/browser/local-date.browser.ts'
import { plusDays } from '../../platform/dates.ts'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import * as contract from '../contract.ts'
import { consistencyDays, consistencyOf } from './consistency.ts'

export function ConsistencyCard() {
  const today = localToday()
  const query = { from: plusDays(today, 1 - consistencyDays), to: today }
  const read = useRead(contract.calendar, { query }, { refetchOnMount: 'always' })
  const score = read.data && consistencyOf(read.data, today)
  return (
    <Card className="grid min-h-44 content-start gap-2">
      <CardTitle>Consistency</CardTitle>
      {read.isError ? <p>Your days couldn’t be loaded. They’re safe. Please try again later.</p> : null}
      {read.data ? (
        <>
          <p className="font-display text-3xl font-semibold tabular-nums">
            {score === undefined ? 'Not yet' : `${score}%`}
          </p>
          <p className="text-sm text-ink-soft">
            {score === undefined
              ? 'It starts with the first activity you complete.'
              : 'How regularly you did something for yourself, recent days first. A missed day only dents it, and pauses don’t count.'}
          </p>
        </>
      ) : null}
    </Card>
  )
}
