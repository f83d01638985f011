// Unsubscribes from the weekly email by the link in emails that version 0.1.0 sent. No login is needed.
import { stopEmails } from '../../notices/settings-store.server.ts'
import { alreadySent, anyone, done, type Route, serve } from '../../platform/http/http.server.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { memberOfToken, memberToken } from '../../platform/tokens.server.ts'
import * as contract from '../contract.ts'

const purpose = 'stop weekly email'

export function unsubscribeToken(settings: Pick<Settings, 'secret'>, memberId: string): string {
  return memberToken(settings, purpose, memberId)
}

export const unsubscribeWeeklyRoutes: Route[] = [
  serve(contract.unsubscribeFromWeekly, anyone, async ({ db, settings, params }) => {
    const memberId = memberOfToken(settings, purpose, params.token)
    if (!memberId) throw contract.invalidUnsubscribeLink()
    await stopEmails(db, memberId, ['week'])
    return done
  }),
  // Redirects to a confirmation, because mail servers open the links of an email to scan for viruses.
  serve(contract.unsubscribeFromWeeklyLink, anyone, async ({ reply, settings, params }) => {
    const fragment = memberOfToken(settings, purpose, params.token) ? `#${params.token}` : ''
    await reply.redirect(`${settings.PUBLIC_URL}/stop-weekly-email${fragment}`, 303)
    return alreadySent
  }),
]
