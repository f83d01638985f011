import { HelpPage } from '../../crisis/help-page.tsx'
import { RoomNow } from '../../meetings/finder/room-now.tsx'

/** Help, and the nearest open door: people are found in rooms as well as on lines. */
export function HelpNowPage() {
  return (
    <HelpPage
      rooms={
        <div>
          <RoomNow />
          <noscript>
            <a href="/meetings">Meetings, in person and online</a>
          </noscript>
        </div>
      }
    />
  )
}
