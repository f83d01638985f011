import { ForumPage } from '../../forum/forum-page.tsx'
import { SameDayCard } from './same-day-card.tsx'

export function ForumWithSameDay() {
  return <ForumPage belowYours={<SameDayCard place="yours" />} />
}
