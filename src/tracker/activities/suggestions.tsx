import { BookOpen, MapPin, Trees, Wind } from 'lucide-react'
import { Link } from 'react-router'
import { Card, CardTitle } from '../../platform/ui/card.tsx'

const suggestions = [
  { words: '10 minutes of meditation to start the day', to: '/meditation', Icon: Wind },
  { words: 'Schedule the next support group meeting', to: '/meetings', Icon: MapPin },
  { words: 'A 20-minute nature walk', to: '/library/movement-as-medicine', Icon: Trees },
  { words: 'Reading one page of recovery literature', to: '/library', Icon: BookOpen },
] as const

/** Each suggestion links to where it can be done or why it helps. */
export function Suggestions() {
  return (
    <Card tone="moss" className="grid content-start gap-3">
      <CardTitle>Suggested Recovery Activities</CardTitle>
      <ul className="grid gap-1">
        {suggestions.map(({ words, to, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="-mx-3 flex min-h-11 items-center gap-3 rounded-xl px-3 py-2 underline-offset-4 hover:underline"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-pine" strokeWidth={1.75} />
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
