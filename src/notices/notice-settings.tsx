import type { z } from 'zod'
import { send, useRead } from '../platform/browser/call.browser.ts'
import { canRemind, subscribe } from '../platform/browser/push-subscription.browser.ts'
import { useRunChange } from '../platform/browser/run-change.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { Field, Select } from '../platform/ui/field.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import * as contract from './contract.ts'
import { type NoticeChannel, type NoticeKind, noticeKinds } from './notice-kinds.ts'

type Settings = z.output<typeof contract.noticeSettings.answer>

const kindNames: Record<NoticeKind, string> = {
  reply: 'Replies to my posts',
  follow: 'Replies to posts I follow',
  support: 'Support for my posts',
  answer: 'Answers by Community Support (AI)',
  decision: 'When the team looked at my post',
  welcome: 'Newcomers to welcome, if I offered',
  consultation: 'Answers to my session requests',
  week: 'When my week is ready',
  plan: 'When my plan ends soon',
  contact: 'Answers to my messages',
  meeting: 'Reminders of my meetings',
  trusted: 'News from my trusted people',
}
const channelNames: Record<NoticeChannel, string> = { inApp: 'Here', push: 'Push', mail: 'Email' }

/** Loads the choices first; each change is saved immediately. */
export function NoticeSettingsForm() {
  const read = useRead(contract.noticeSettings)
  if (read.isError) return null
  return (
    <Card className="grid gap-5">
      <CardTitle>What you get, and where</CardTitle>
      {read.data ? (
        <>
          <ChannelTable settings={read.data} />
          <Words settings={read.data} />
          <PushHere settings={read.data} />
          <Quiet settings={read.data} />
        </>
      ) : (
        <Loading lines={6} />
      )}
    </Card>
  )
}

/** Stores changed choices and refetches them. */
function useChange() {
  const { pending, run } = useRunChange([contract.noticeSettings])
  const save = (change: contract.SettingsChange) =>
    run(() => send(contract.changeNoticeSettings, { body: change }))
  return { pending, run, save }
}

/** With large text the boxes wrap to a line of their own; each is still below the name of its channel. */
const row = 'flex flex-wrap items-center justify-end'
const box = 'w-[min(2.75rem,20vw)] text-center'

function ChannelTable({ settings }: { settings: Settings }) {
  const { pending, save } = useChange()
  const { channels, emailEnabled } = settings
  const shown = (['inApp', 'push', 'mail'] as const).filter((channel) => channel !== 'mail' || emailEnabled)
  return (
    <table className="block text-left">
      <thead className="block">
        <tr className={`${row} text-sm text-ink-soft`}>
          <th scope="col">
            <span className="sr-only">Notice</span>
          </th>
          {shown.map((channel) => (
            <th key={channel} scope="col" className={`${box} font-normal`}>
              {channelNames[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {noticeKinds.map((kind) => (
          <tr key={kind} className={`${row} border-t border-line`}>
            <th scope="row" className="grow basis-[7rem] py-1 font-normal">
              {kindNames[kind]}
            </th>
            {shown.map((channel) => (
              <td key={channel} className={box}>
                <label className="inline-flex size-11 items-center justify-center">
                  <span className="sr-only">
                    {kindNames[kind]}, {channelNames[channel]}
                  </span>
                  <input
                    type="checkbox"
                    className="tick size-5"
                    checked={channels[kind][channel]}
                    disabled={pending}
                    onChange={(event) =>
                      void save({
                        channels: {
                          [kind]: { ...channels[kind], [channel]: event.target.checked },
                        },
                      })
                    }
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Words({ settings: { discreet, emailEnabled } }: { settings: Settings }) {
  const { pending, save } = useChange()
  return (
    <div className="grid gap-2 text-sm text-ink-soft">
      <p>
        {discreet
          ? 'Push and email only say “You have a message”: no names, no topic.'
          : 'Push and email say the kind of message, such as “Someone replied to your post.” Never a name, and nothing that anyone wrote. Reminder emails name the meeting.'}
      </p>
      <label className="flex min-h-11 items-center gap-3 text-base text-ink">
        <input
          type="checkbox"
          className="tick size-5"
          checked={!discreet}
          disabled={pending}
          onChange={(event) => void save({ discreet: !event.target.checked })}
        />
        Say what it’s about
      </label>
      {emailEnabled ? (
        <p>
          Email comes at most once a day. Reminders, the end of your plan, and answers to messages come right
          away.
        </p>
      ) : null}
    </div>
  )
}

function PushHere({ settings }: { settings: Settings }) {
  const { pending, run } = useChange()
  const { devices, pushKey } = settings
  if (!canRemind())
    return (
      <p className="text-sm">
        This browser can’t show push notices. On an iPhone or iPad, add Cairn to the home screen first.
      </p>
    )
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-ink-soft">
        {devices === 0 ? 'No device gets push notices yet.' : `Push goes to ${devices} of your devices.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          disabled={pending}
          onClick={() =>
            void run(async () => send(contract.addNoticeDevice, { body: await subscribe(pushKey) }))
          }
        >
          Push to this device
        </Button>
        {devices > 0 ? (
          <Button
            variant="quiet"
            disabled={pending}
            onClick={() => void run(() => send(contract.removeNoticeDevices))}
          >
            Stop push everywhere
          </Button>
        ) : null}
      </div>
    </div>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const hourName = (hour: number) =>
  new Date(2026, 0, 1, hour).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })

function Quiet({ settings }: { settings: Settings }) {
  const { pending, save } = useChange()
  const { quiet } = settings
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">Quiet hours</legend>
      <p className="text-sm text-ink-soft">
        No push and no email in these hours, but for reminders of meetings and an answer to your request to
        call. Two equal times turn quiet hours off.
      </p>
      <div className="flex flex-wrap gap-3">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={end === 'from' ? 'From' : 'Until'}>
            <Select
              value={quiet[end]}
              disabled={pending}
              onChange={(event) => void save({ quiet: { ...quiet, [end]: Number(event.target.value) } })}
            >
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {hourName(hour)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
