import { useRef } from 'react'
import { useSession } from '../accounts/session.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { CheckInButton, ThankYou } from './check-in-button.tsx'
import { useCheckIn } from './check-in-state.browser.ts'

/** The check-in on the home page. The Today page shows it with the cairn (path-card.tsx). */
export function CheckInCard({ level = 2 }: { level?: 2 | 3 }) {
  const { user } = useSession()
  const state = useCheckIn()
  const words = useRef<HTMLParagraphElement>(null)
  if (!user) return null
  return (
    <Card className="grid content-start gap-4">
      <CardTitle level={level}>Daily check-in</CardTitle>
      <p ref={words} tabIndex={-1} role={state.checked ? 'status' : undefined} className="focus:outline-none">
        {state.checked ? <ThankYou queued={state.queued} /> : 'Tap once a day to add a stone. That’s it.'}
      </p>
      <CheckInButton state={state} onPress={() => words.current?.focus()} />
    </Card>
  )
}
