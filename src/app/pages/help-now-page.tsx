import { HelpPage } from '../../crisis/help-page.tsx'
import { StartingSoon } from '../../meetings/finder/room-now.tsx'

/** The help page with meetings that start soon. */
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
