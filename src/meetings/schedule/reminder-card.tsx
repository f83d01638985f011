import { Bell } from 'lucide-react'
import { useState } from 'react'
import { send, useRead, useRefresh, useSend } from '../../platform/browser/call.browser.ts'
import { canRemind, subscribe } from '../../platform/browser/push-subscription.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import {
  addReminderDevice,
  remindByEmail,
  reminderChannels,
  removeReminderDevices,
} from '../my-meetings-contract.ts'

/** The channels of reminders. `reminded`: at least one meeting has a reminder. */
export function ReminderCard({ reminded }: { reminded: boolean }) {
  const channels = useRead(reminderChannels)
  const email = useSend(remindByEmail, { refreshes: [reminderChannels], failTitle: 'Not changed' })
  const { data } = channels
  const nowhere = reminded && data && data.devices === 0 && !(data.byEmail && data.emailWorks)
  return (
    <Card className="grid gap-3">
      <CardTitle icon={<Bell aria-hidden strokeWidth={1.75} />}>How to remind you</CardTitle>
      {nowhere ? (
        <p className="rounded-xl bg-sand p-3">
          You asked for a reminder. Choose at least one way to get it, or it only shows under Notices.
        </p>
      ) : null}
      <p className="text-sm text-ink-soft">
        A notification or a subject line says only “your plan for today at 7:00 PM”. The email itself names
        the meeting. Each reminder is under Notices, too.
      </p>
      <DeviceReminder publicKey={data?.key} devices={data?.devices ?? 0} />
      {data && !data.emailWorks && !data.byEmail ? (
        <p className="text-sm">
          Email reminders need a confirmed email address, and a Cairn that can send email.
        </p>
      ) : (
        <Checkbox
          label="Also by email"
          checked={data?.byEmail ?? false}
          disabled={!data || email.isPending}
          onChange={({ target }) => email.mutate({ body: { on: target.checked } })}
        />
      )}
    </Card>
  )
}

function DeviceReminder({ publicKey, devices }: { publicKey: string | undefined; devices: number }) {
  const refresh = useRefresh()
  const [pending, setPending] = useState(false)
  const turnOff = useSend(removeReminderDevices, {
    refreshes: [reminderChannels],
    onDone: () => toast({ title: 'Notifications off', description: 'On all your devices.' }),
    failTitle: 'Not turned off',
  })
  if (!canRemind())
    return (
      <p className="text-sm">
        This browser can’t show notifications. On an iPhone or iPad, add Cairn to the home screen first.
      </p>
    )
  async function turnOn() {
    setPending(true)
    try {
      await send(addReminderDevice, { body: await subscribe(publicKey ?? '') })
      await refresh([reminderChannels])
      toast({ title: 'Notifications on', description: 'On this device.' })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'Not turned on', description, kind: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" disabled={pending || publicKey === undefined} onClick={() => void turnOn()}>
        Notify me on this device
      </Button>
      {devices > 0 ? (
        <Button variant="quiet" disabled={turnOff.isPending} onClick={() => turnOff.mutate({})}>
          Turn off on {devices === 1 ? '1 device' : `${devices} devices`}
        </Button>
      ) : null}
    </div>
  )
}
