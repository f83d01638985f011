// Help for the author of a text that showed danger, on every device of theirs. Others never get it.
import { HelpNotice } from '../../crisis/help/help-notice.tsx'
import { useRead } from '../../platform/browser/call.browser.ts'
import * as contract from '../contract.ts'
import type { Help } from '../labels.ts'

const dayMilliseconds = 86_400_000

type AuthorHelpProps = { help: Help; createdAt: string }

/** Expanded on the first day, collapsed afterwards. */
export function AuthorHelp({ help, createdAt }: AuthorHelpProps) {
  const isNew = Date.now() - Date.parse(createdAt) < dayMilliseconds
  const panel = (
    <div className="grid gap-3">
      <HelpNotice danger={help} />
      <p className="text-sm text-ink-soft">
        {help === 'unread' ? (
          'Only you see this. A safety check could not read your words.'
        ) : (
          <>
            Only you see this: a safety check read your words. <TeamPresence />
          </>
        )}
      </p>
    </div>
  )
  if (isNew) return panel
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Help for you, seen only by you</summary>
      {panel}
    </details>
  )
}

/** Says whether a moderator is online now. */
function TeamPresence() {
  const summary = useRead(contract.forumSummary)
  if (!summary.data) return null
  return summary.data.onDuty
    ? 'A moderator is online, and your words are on their list.'
    : 'No moderator is online right now, so please use the numbers.'
}
