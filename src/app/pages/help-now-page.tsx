import { HelpPage } from '../../crisis/help-page.tsx'
import { SoonMeetings } from './soon-meetings.tsx'

/** The help page with meetings that start soon. */
export function HelpNowPage() {
  return <HelpPage meetings={<SoonMeetings />} />
}
