import type { ReactNode } from 'react'
import type { Answer } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import type * as contract from '../contract.ts'

type FactorListProps = {
  account: Answer<typeof contract.account>
  /** The connection broke before the latest recovery codes were shown. */
  codesUnseen: boolean
  onAddAuthenticator: () => void
  onAddPasskey: () => void
  onNewCodes: () => void
  onRemoveAuthenticator: () => void
  onRemovePasskey: (id: string) => void
}

const recoveryCodes = (count: number) => (count === 1 ? '1 recovery code' : `${count} recovery codes`)

export function FactorList(props: FactorListProps) {
  const { account, onAddAuthenticator, onAddPasskey, onNewCodes } = props
  const hasFactor = account.authenticator || account.passkeys.length > 0
  return (
    <div className="grid gap-4">
      <p>
        {hasFactor
          ? `Login asks for a second step. You have ${recoveryCodes(account.recoveryCodesLeft)} left.`
          : 'With an authenticator app or a passkey, your password alone opens nothing. Staff need one.'}
      </p>
      {hasFactor && props.codesUnseen ? (
        <p className="rounded-xl bg-sand p-3">
          The connection broke before we could show you your recovery codes. Make new ones now and save them.
        </p>
      ) : null}
      <ul className="grid gap-2">
        {account.authenticator ? (
          <Factor onRemove={props.onRemoveAuthenticator}>Authenticator app</Factor>
        ) : null}
        {account.passkeys.map((passkey) => (
          <Factor key={passkey.id} onRemove={() => props.onRemovePasskey(passkey.id)}>
            <bdi>{passkey.name}</bdi>
          </Factor>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {account.authenticator ? null : (
          <Button variant="outline" onClick={onAddAuthenticator}>
            Add an authenticator app
          </Button>
        )}
        <Button variant="outline" onClick={onAddPasskey}>
          Add a passkey
        </Button>
        {hasFactor ? (
          <Button variant="outline" onClick={onNewCodes}>
            New recovery codes
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function Factor({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      {children}
      <Button variant="quiet" onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}
