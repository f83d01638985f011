import { Link } from 'react-router'
import { HelpPage } from '../../crisis/help-page.tsx'
import { ExpectedCallCard } from '../../trusted/lazy-call-card.tsx'
import { SoonMeetings } from './soon-meetings.tsx'

/** The help page with meetings that start soon and, for members, the people they can ask for a call. */
export function HelpNowPage() {
  return (
    <HelpPage
      people={<ExpectedCallCard />}
      meetings={
        <>
          <SoonMeetings />
          <p>
            <Link to="/safety" className="inline-flex min-h-11 items-center underline">
              What Cairn does when words sound like danger
            </Link>
          </p>
        </>
      }
    />
  )
}
