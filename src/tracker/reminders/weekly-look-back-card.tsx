import { useRead } from '../../platform/browser/call.browser.ts'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import * as contract from '../contract.ts'

/** A summary of the last seven days. */
export function WeeklyLookBackCard() {
  const read = useRead(contract.weeklyLookBack, {}, { refetchOnMount: 'always' })
  if (read.isError) return null
  return (
    <Card tone="sand" className="grid content-start gap-3">
      <CardTitle>Your week</CardTitle>
      {read.isPending ? <Loading lines={3} /> : null}
      {read.data?.paragraphs.map((paragraph) => (
        <p key={paragraph} className="font-display text-lg">
          {paragraph}
        </p>
      ))}
    </Card>
  )
}
