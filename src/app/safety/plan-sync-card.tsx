// The plan on the member's other devices: turn sync on, add a device with a link, turn it off.

import { useState } from 'react'
import { QrCode } from '../../accounts/second-factor/qr-code.tsx'
import type { PlanSharingProps } from '../../crisis/safety-plan-page.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { deviceLink, type PlanSyncState, usePlanSync } from './use-plan-sync.browser.ts'

export function PlanSync(props: PlanSharingProps) {
  const { state, retry, turnOn, turnOff } = usePlanSync(props)
  const [asking, setAsking] = useState(false)
  return (
    <section aria-labelledby="plan-sync" className="mt-8 grid gap-3 print:hidden">
      <h2 id="plan-sync" className="text-xl">
        On your other devices
      </h2>
      <p role="status" className="text-ink-soft">
        {wordsOf(state)}
      </p>
      {state.is === 'off' || state.is === 'ended' ? (
        <Button variant="outline" className="justify-self-start" onClick={turnOn}>
          Sync with my devices
        </Button>
      ) : null}
      {state.is === 'failed' ? (
        <Button variant="outline" className="justify-self-start" onClick={retry}>
          Try again
        </Button>
      ) : null}
      {state.is === 'synced' ? <AddDevice secret={state.secret} /> : null}
      {state.is === 'synced' || state.is === 'locked' || state.is === 'wrong-link' ? (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
          Turn sync off
        </Button>
      ) : null}
      <AlertDialog
        open={asking}
        title="Turn sync off?"
        description="We delete the encrypted copy. Each device still has its plan, and changes stay on that device."
        confirm="Turn it off"
        cancel="Cancel"
        onConfirm={() => {
          setAsking(false)
          turnOff()
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  )
}

function wordsOf(state: PlanSyncState): string {
  switch (state.is) {
    case 'reading':
      return 'Checking…'
    case 'off':
      return 'The plan is only on this device. You can have it on your other devices, too. It’s encrypted before it leaves this one, so we can’t read it.'
    case 'ended':
      return 'Sync was turned off on another device. The plan is still on this one.'
    case 'locked':
      return 'Your plan is synced, but this device doesn’t have the key. On a device that has it, open “My safety plan”, choose “Add a device”, and open that link here. If no device has it, turn sync off and start again.'
    case 'wrong-link':
      return 'This link doesn’t open your plan. It’s from another account, or sync was turned off since. Make a new link on the device that has your plan.'
    case 'synced':
      return 'Synced with your devices. We can’t read it.'
    case 'failed':
      return `Your plan is safe on this device, but it couldn’t be synced. ${state.problem}`
  }
}

function AddDevice({ secret }: { secret: string }) {
  const [shown, setShown] = useState(false)
  if (!shown)
    return (
      <Button variant="outline" className="justify-self-start" onClick={() => setShown(true)}>
        Add a device
      </Button>
    )
  const link = deviceLink(secret)
  return (
    <div className="grid max-w-lg gap-3 rounded-card border border-line p-4">
      <p>
        Log in on your other device. Then scan this code with it, or open the link there. Anyone with this
        link and your login can read the plan, so send it only to yourself.
      </p>
      <QrCode text={link} label="QR code that adds a device" />
      <Field label="Link for your other device">
        <Input readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="outline" className="justify-self-start" onClick={() => setShown(false)}>
        Done
      </Button>
    </div>
  )
}
