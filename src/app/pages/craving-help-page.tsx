import { CravingPage } from '../../crisis/craving-page.tsx'
import { Breathe } from './breathe.tsx'
import { SoonMeetings } from './soon-meetings.tsx'

/** Help against a craving, with the breathing stone and meetings that start soon. */
export function CravingHelpPage() {
  return <CravingPage breathing={<Breathe />} meetings={<SoonMeetings />} />
}
