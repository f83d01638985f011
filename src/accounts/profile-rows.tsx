// Rows for name, display name, time zone and the hour at which a day begins, with a form for each.
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Answer, useSend } from '../platform/browser/call.browser.ts'
import { latestDayStart } from '../platform/dates.ts'
import { Button } from '../platform/ui/button.tsx'
import { Field, FormError, Input, Select } from '../platform/ui/field.tsx'
import { EditRow } from '../platform/ui/settings-rows.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'

type Account = Answer<typeof contract.account>
type Change = { name?: string; displayName?: string; zone?: string; dayStartsAt?: number }

const dayStarts = ['Midnight', ...Array.from({ length: latestDayStart }, (_, at) => `${at + 1}:00 am`)]

export function ProfileRows({ account }: { account: Account }) {
  return (
    <>
      <EditRow label="Name" value={<bdi>{account.name}</bdi>}>
        {(close) => <NameForm account={account} onDone={close} />}
      </EditRow>
      <EditRow label="Name shown to others" value={<bdi>{account.displayName}</bdi>}>
        {(close) => <DisplayNameForm account={account} onDone={close} />}
      </EditRow>
      <EditRow label="Time zone" value={account.zone ?? 'From this device'}>
        {(close) => <ZoneForm account={account} onDone={close} />}
      </EditRow>
      <EditRow label="My day starts at" value={dayStarts[account.dayStartsAt]}>
        {(close) => <DayStartForm account={account} onDone={close} />}
      </EditRow>
    </>
  )
}

type FormProps = { account: Account; onDone: () => void }

function NameForm({ account, onDone }: FormProps) {
  const [name, setName] = useState(account.name)
  return (
    <ChangeForm change={{ name }} onDone={onDone}>
      <Field label="Name">
        <Input
          required
          maxLength={80}
          autoComplete="given-name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </ChangeForm>
  )
}

function DisplayNameForm({ account, onDone }: FormProps) {
  const [displayName, setDisplayName] = useState(account.displayName)
  return (
    <ChangeForm change={{ displayName }} onDone={onDone}>
      <Field
        label="Name shown to others"
        hint="In the forum, with a small mark that tells you from others of the same name. A first name is plenty."
      >
        <Input
          required
          maxLength={40}
          value={displayName}
          onChange={(event) => setDisplayName(event.target.value)}
        />
      </Field>
    </ChangeForm>
  )
}

function ZoneForm({ account, onDone }: FormProps) {
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [zone, setZone] = useState(account.zone ?? deviceZone)
  const zones = [...new Set([zone, deviceZone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <ChangeForm change={{ zone }} onDone={onDone}>
      <Field label="Time zone" hint="It decides when your days begin and end.">
        <Select value={zone} onChange={(event) => setZone(event.target.value)}>
          {zones.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
    </ChangeForm>
  )
}

function DayStartForm({ account, onDone }: FormProps) {
  const [dayStartsAt, setDayStartsAt] = useState(account.dayStartsAt)
  return (
    <ChangeForm change={{ dayStartsAt }} onDone={onDone}>
      <Field
        label="My day starts at"
        hint="For late nights: what you do before this hour counts for the day before."
      >
        <Select value={dayStartsAt} onChange={(event) => setDayStartsAt(Number(event.target.value))}>
          {dayStarts.map((words, hour) => (
            <option key={words} value={hour}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
    </ChangeForm>
  )
}

type ChangeFormProps = { change: Change; onDone: () => void; children: ReactNode }

function ChangeForm({ change, onDone, children }: ChangeFormProps) {
  const client = useQueryClient()
  const send = useSend(contract.changeAccount, {
    onDone: () => {
      onDone()
      toast({ title: 'Saved' })
      // Every page depends on the hour at which a day starts.
      void client.invalidateQueries()
    },
  })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate({ body: change })
      }}
    >
      {children}
      <FormError error={send.error} />
      <Button type="submit" className="justify-self-end" disabled={send.isPending}>
        Save
      </Button>
    </form>
  )
}
