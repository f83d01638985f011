import { useEffect, useRef, useState } from 'react'
import { send, useRead } from '../../platform/browser/call.browser.ts'
import { canRemind, subscribe } from '../../platform/browser/push-subscription.browser.ts'
import { useRunChange } from '../../platform/browser/run-change.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'

const fragment = 'evening-reminder'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** As the value of a time field. */
function timeOf(minuteOfDay: number): string {
  return `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`
}

/** As the person's language writes it. */
function clockTime(minuteOfDay: number): string {
  return new Date(2026, 0, 1, 0, minuteOfDay).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })
}

/** Turns the daily notification on and off. Its text reveals nothing about recovery. */
export function ReminderSetting() {
  const read = useRead(contract.reminderKey)
  const { pending, run } = useRunChange([contract.reminderKey])
  const times = read.data?.times ?? []
  const [typed, setTyped] = useState<string>()
  const time = typed ?? timeOf(times[0] ?? 20 * 60)
  const fieldset = useRef<HTMLFieldSetElement>(null)

  // The page is longer than a phone's screen, and this part did not exist yet when the browser looked for the fragment.
  useEffect(() => {
    if (location.hash !== `#${fragment}`) return
    fieldset.current?.focus({ preventScroll: true })
    fieldset.current?.scrollIntoView({ block: 'center' })
  }, [])

  async function turnOn() {
    const subscription = await subscribe(read.data?.key ?? '')
    const [hours = 20, minutes = 0] = time.split(':').map(Number)
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
    const minuteOfDay = hours * 60 + minutes
    await send(contract.saveReminder, { body: { ...subscription, minuteOfDay, zone } })
    toast({ title: 'Reminder on', description: `One notification a day at ${clockTime(minuteOfDay)}.` })
  }

  // The browser's subscription stays, because notices and requests to call use it, too.
  async function turnOff() {
    await send(contract.removeReminders)
    setTyped(undefined)
    toast({ title: 'Reminder off', description: 'On all your devices.' })
  }

  return (
    <fieldset ref={fieldset} id={fragment} tabIndex={-1} className="grid gap-2 focus:outline-none">
      <legend className="font-semibold">Evening reminder</legend>
      <p className="text-sm text-ink-soft">
        One notification a day that says “A moment for yourself”, and nothing else.
        {times.length > 0 ? ` It comes at ${times.map(clockTime).join(' and ')}.` : ''}
      </p>
      {canRemind() ? (
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Time">
            <Input type="time" required value={time} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <Button
            variant="outline"
            disabled={pending || read.data === undefined || time === ''}
            onClick={() => void run(turnOn)}
          >
            {times.length > 0 ? 'Change on this device' : 'Remind me here'}
          </Button>
          {times.length > 0 ? (
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
