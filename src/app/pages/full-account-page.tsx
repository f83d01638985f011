// The account page with parts of other capabilities.
import { AccountPage } from '../../accounts/account-page.tsx'
import { AppLockRow } from '../../accounts/app-lock/app-lock-row.tsx'
import { useSession } from '../../accounts/session.tsx'
import { JournalExport } from '../../journal/screens/journal-export.tsx'
import { MembershipRows } from '../../plans/membership-rows.tsx'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { SettingsGroup, SettingsRow } from '../../platform/ui/settings-rows.tsx'
import { AppearanceRows } from '../frame/appearance.tsx'
import { StoneFeedbackRow } from './stone-feedback-row.tsx'

export function FullAccountPage() {
  const { user } = useSession()
  return (
    <AccountPage
      rows={
        <>
          <AppearanceRows>
            <StoneFeedbackRow />
            <AppLockRow />
            <SettingsRow label="Language" value="English. Help is also in Spanish.">
              <a href="/es/ayuda" lang="es" className="-mr-3 shrink-0 px-3 py-2 font-semibold text-pine">
                Ayuda
              </a>
            </SettingsRow>
          </AppearanceRows>
          <MembershipRows />
          <SettingsGroup title="Trusted people">
            <SettingsRow label="Who sees what" value="People you can ask to call you, and what each gets">
              <ButtonLink to="/trusted-people" variant="quiet" className="-mr-3 px-3!">
                Open
              </ButtonLink>
            </SettingsRow>
          </SettingsGroup>
          {user && user.role !== 'member' ? (
            <SettingsGroup title="Staff">
              <SettingsRow label="Staff pages" value="Messages, members, meeting lists, payments and the log">
                <ButtonLink to="/admin" variant="quiet" className="-mr-3 px-3!">
                  Open
                </ButtonLink>
              </SettingsRow>
            </SettingsGroup>
          ) : null}
        </>
      }
      data={
        <>
          <JournalExport />
          <SettingsRow label="Your info and privacy" value="What we store, and who can see it">
            <ButtonLink to="/privacy" variant="quiet" className="-mr-3 px-3!">
              Read
            </ButtonLink>
          </SettingsRow>
        </>
      }
    />
  )
}
