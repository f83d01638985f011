import { useState } from 'react'
import { send, useRead, useRefresh } from '../../platform/browser/call.browser.ts'
import { canRemind, subscribe, unsubscribe } from '../../platform/browser/push-subscription.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'

/** Turns the daily notification on and off. Its text reveals nothing about recovery. */
export function ReminderSetting() {
  const read = useRead(contract.reminderKey)
  const refresh = useRefresh()
  const [time, setTime] = useState('20:00')
  const [pending, setPending] = useState(false)

  async function run(work: () => Promise<void>) {
    setPending(true)
    try {
      await work()
      await refresh([contract.reminderKey])
    } catch (error) {
      const words = error instanceof Error ? error.message : ''
      toast({ title: 'Error', description: words, kind: 'destructive' })
    } finally {
      setPending(false)
    }
  }

  async function turnOn() {
    const subscription = await subscribe(read.data?.key ?? '')
    const [hours = 20, minutes = 0] = time.split(':').map(Number)
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
    await send(contract.saveReminder, { body: { ...subscription, minuteOfDay: hours * 60 + minutes, zone } })
    toast({ title: 'Reminder on', description: `One notification a day at ${time}.` })
  }

  async function turnOff() {
    await send(contract.removeReminders)
    await unsubscribe()
    toast({ title: 'Reminder off', description: 'On all your devices.' })
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">Evening reminder</legend>
      <p className="text-sm text-ink-soft">
        One notification a day that says “A moment for yourself”, and nothing else.
      </p>
      {canRemind() ? (
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Time">
            <Input type="time" required value={time} onChange={(event) => setTime(event.target.value)} />
          </Field>
          <Button
            variant="outline"
            disabled={pending || read.data === undefined || time === ''}
            onClick={() => void run(turnOn)}
          >
            {read.data?.on ? 'Change on this device' : 'Remind me here'}
          </Button>
          {read.data?.on ? (
            <Button variant="quiet" disabled={pending} onClick={() => void run(turnOff)}>
              Turn off everywhere
            </Button>
          ) : null}
        </div>
      ) : (
        <p className="text-sm">
          This browser cannot show reminders. On an iPhone or iPad, add Cairn to the home screen first.
        </p>
      )}
    </fieldset>
  )
}
