import { HelpPage } from '../../crisis/help-page.tsx'
import { StartingSoon } from '../../meetings/finder/room-now.tsx'

/** Help, and the nearest open door: people are found in rooms as well as on lines. */
export function HelpNowPage() {
  return (
    <HelpPage
      rooms={
        <div>
          <StartingSoon />
          <noscript>
            <a href="/meetings">Meetings, in person and online</a>
          </noscript>
        </div>
      }
    />
  )
}
