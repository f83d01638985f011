import { useState } from 'react'
import { send } from '../platform/browser/call.browser.ts'
import { canRemind, subscribe } from '../platform/browser/push-subscription.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { AlertDialog } from '../platform/ui/dialog.tsx'
import { Field, Input } from '../platform/ui/field.tsx'
import { toast } from '../platform/ui/toast.tsx'
import { sharedItems } from './contract.ts'
import { itemNames } from './item-names.ts'
import * as contract from './person-contract.ts'

type PersonSettingsProps = {
  token: string
  view: contract.PersonView
  onChanged: () => Promise<void>
  onLeft: () => void
}

export function PersonSettings({ token, view, onChanged, onLeft }: PersonSettingsProps) {
  const [pending, setPending] = useState(false)
  async function run(work: () => Promise<unknown>) {
    setPending(true)
    try {
      await work()
      await onChanged()
    } catch (error) {
      toast({ title: 'Error', description: error instanceof Error ? error.message : '', kind: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  const emails = view.email !== null && view.email.state !== 'stopped'
  const change = (accepts: contract.PersonView['accepts'], on = emails) =>
    run(() => send(contract.changePerson, { body: { token, accepts, emails: on } }))
  return (
    <Card className="grid gap-5">
      <CardTitle>What you get, and where</CardTitle>
      <fieldset className="grid gap-1">
        <legend className="sr-only">What you get</legend>
        {sharedItems.map((item) => (
          <label key={item} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="tick size-5"
              checked={view.accepts[item]}
              disabled={pending}
              onChange={(event) => void change({ ...view.accepts, [item]: event.target.checked })}
            />
            <span>
              {itemNames[item].theirs}
              {view.shares[item] ? null : (
                <span className="block text-sm text-ink-soft">Not shared with you right now.</span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {view.emailEnabled ? (
        <Emails
          key={view.email?.address}
          view={view}
          pending={pending}
          onAddress={(email) =>
            void run(async () => {
              await send(contract.changePersonEmail, { body: { token, email } })
              toast({ title: 'Check your email', description: 'Open the link we sent there to confirm it.' })
            })
          }
          onToggle={(on) => void change(view.accepts, on)}
        />
      ) : null}
      <PushHere
        devices={view.devices}
        pending={pending}
        onAdd={() =>
          void run(async () =>
            send(contract.addPersonDevice, { body: { token, device: await subscribe(view.pushKey) } }),
          )
        }
      />
      <Leave token={token} name={view.memberName} disabled={pending} onLeft={onLeft} />
    </Card>
  )
}

type LeaveProps = { token: string; name: string; disabled: boolean; onLeft: () => void }

function Leave({ token, name, disabled, onLeft }: LeaveProps) {
  const [asking, setAsking] = useState(false)
  const leave = () =>
    send(contract.leave, { body: { token } }).then(onLeft, (error: Error) =>
      toast({ title: 'Error', description: error.message, kind: 'destructive' }),
    )
  return (
    <>
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        End it now
      </Button>
      <AlertDialog
        open={asking}
        title={`End it with ${name}?`}
        description={`${name} can’t ask you to call anymore. Only ${name} can start it again, with a new invitation.`}
        confirm="End it"
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

type EmailsProps = {
  view: contract.PersonView
  pending: boolean
  onAddress: (email: string) => void
  onToggle: (on: boolean) => void
}

function Emails({ view: { email }, pending, onAddress, onToggle }: EmailsProps) {
  const [address, setAddress] = useState(email?.address ?? '')
  const unconfirmed = email?.state === 'unconfirmed'
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onAddress(address.trim())
      }}
    >
      <Field
        label="Email"
        hint={
          unconfirmed
            ? 'Not confirmed yet: open the link in the email we sent there. Until then nothing else is sent.'
            : 'Nobody but us sees it.'
        }
      >
        <Input
          type="email"
          required
          autoComplete="email"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="outline"
          disabled={pending || (address.trim() === email?.address && !unconfirmed)}
        >
          {unconfirmed && address.trim() === email.address ? 'Send the link again' : 'Save the address'}
        </Button>
        {email && !unconfirmed ? (
          <Button variant="quiet" disabled={pending} onClick={() => onToggle(email.state === 'stopped')}>
            {email.state === 'stopped' ? 'Turn emails back on' : 'Stop the emails'}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

function PushHere({ devices, pending, onAdd }: { devices: number; pending: boolean; onAdd: () => void }) {
  if (!canRemind())
    return (
      <p className="text-sm">
        This browser can’t show push messages. On an iPhone or iPad, add Cairn to the home screen first.
      </p>
    )
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-ink-soft">
        {devices === 0
          ? 'No browser of yours shows messages yet.'
          : `Messages show up in ${devices === 1 ? 'one browser' : `${devices} browsers`} of yours.`}
      </p>
      <Button variant="outline" disabled={pending} onClick={onAdd}>
        Show messages in this browser
      </Button>
    </div>
  )
}
