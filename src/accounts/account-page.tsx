import type { ReactNode } from 'react'
import { type Answer, useRead } from '../platform/browser/call.browser.ts'
import { PageHead } from '../platform/ui/page-head.tsx'
import { EditRow, SettingsGroup } from '../platform/ui/settings-rows.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import * as contract from './contract.ts'
import { EmailForm, UnconfirmedEmail } from './email-form.tsx'
import { DeleteAccount, DownloadData } from './export-and-deletion.tsx'
import { ChangePassword } from './passwords/change-password.tsx'
import { ProfileRows } from './profile-rows.tsx'
import { SecondFactors } from './second-factor/second-factors.tsx'
import { Sessions } from './sessions/session-list.tsx'

function AccountHead() {
  return <PageHead title="Your account" lead="Your settings, your devices and your data." />
}

/** The account page. `rows` and `data` come from other capabilities; `app/` puts them together. */
export function AccountPage({ rows, data }: { rows?: ReactNode; data?: ReactNode }) {
  const account = useRead(contract.account)
  return (
    <div className="page max-w-4xl! pb-10">
      <AccountHead />
      {account.isPending ? <Loading lines={8} /> : null}
      {account.isError ? <p role="alert">{account.error.message}</p> : null}
      {account.data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
          <SettingsGroup title="About you">
            <ProfileRows account={account.data} />
          </SettingsGroup>
          <LoginRows account={account.data} />
          {rows}
          <SettingsGroup title="Your data">
            <EditRow label="Download your data" value="Everything stored about you" action="Download">
              {(close) => <DownloadData onDone={close} />}
            </EditRow>
            {data}
            <EditRow label="Delete your account" value="Right away. It can’t be undone." action="Delete">
              {(close) => <DeleteAccount onCancel={close} />}
            </EditRow>
          </SettingsGroup>
        </div>
      ) : null}
    </div>
  )
}

function LoginRows({ account }: { account: Answer<typeof contract.account> }) {
  const sessions = useRead(contract.sessions)
  return (
    <SettingsGroup title="Login">
      <EditRow label="Email" value={<bdi>{account.email}</bdi>}>
        {(close) => <EmailForm account={account} onDone={close} />}
      </EditRow>
      {account.emailEnabled && account.unconfirmedEmail ? (
        <UnconfirmedEmail email={account.unconfirmedEmail} />
      ) : null}
      <EditRow label="Password" value="••••••••">
        {(close) => <ChangePassword onDone={close} />}
      </EditRow>
      <EditRow label="Two-step login" value={factorsOf(account)}>
        {() => <SecondFactors account={account} />}
      </EditRow>
      <EditRow
        label="Devices and sign-ins"
        value={devicesText(sessions.data?.length)}
        action="Show"
        title="Where you’re logged in"
      >
        {() => <Sessions />}
      </EditRow>
    </SettingsGroup>
  )
}

function devicesText(count: number | undefined): string {
  if (count === undefined) return ''
  return count === 1 ? 'Only this one' : `Logged in on ${count}`
}

function factorsOf({ authenticator, passkeys }: Answer<typeof contract.account>) {
  const factors = [
    ...(authenticator ? ['Authenticator app'] : []),
    ...(passkeys.length > 0 ? [`${passkeys.length} ${passkeys.length === 1 ? 'passkey' : 'passkeys'}`] : []),
  ]
  return factors.length === 0 ? 'Off' : factors.join(', ')
}
