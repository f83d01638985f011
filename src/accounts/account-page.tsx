import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Answer, type CallError, useRead, useSend } from '../platform/browser/call.browser.ts'
import { latestDayStart } from '../platform/clock.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { Field, FormError, Input, Select } from '../platform/ui/field.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'
import { Sessions } from './devices.tsx'
import { EmailCard } from './email-card.tsx'
import { DeleteAccount, DownloadData } from './leaving.tsx'
import { PasswordInput } from './passwords/password-input.tsx'
import { markPassword } from './passwords/password-mark.browser.ts'
import { SecondFactors } from './second-factor/second-factors.tsx'

/** The person's own page; `more` is what other capabilities add (receipts, journal export), put together in `app/`. */
export function AccountPage({ more }: { more?: ReactNode }) {
  const account = useRead(contract.account)
  return (
    <div className="page pb-20">
      <PageHead
        title="Your account"
        lead="What Cairn knows of you, and every way to change, take or delete it."
      />
      {account.isPending ? <Loading lines={8} /> : null}
      {account.isError ? <p role="alert">{account.error.message}</p> : null}
      {account.data ? (
        <div className="grid gap-5 lg:grid-cols-2">
          <div className="grid content-start gap-5">
            <AboutYou account={account.data} />
            <SecondFactors account={account.data} />
          </div>
          <div className="grid content-start gap-5">
            <EmailCard account={account.data} />
            <ChangePassword />
          </div>
          <Sessions />
          {more}
          <DownloadData />
          <DeleteAccount />
        </div>
      ) : null}
    </div>
  )
}

type Account = Answer<typeof contract.account>

const dayStarts = ['Midnight', ...Array.from({ length: latestDayStart }, (_, at) => `${at + 1}:00 am`)]

function AboutYou({ account }: { account: Account }) {
  const [name, setName] = useState(account.name)
  const [shownName, setShownName] = useState(account.shownName)
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [zone, setZone] = useState(account.zone ?? here)
  const [dayStartsAt, setDayStartsAt] = useState(account.dayStartsAt)
  const client = useQueryClient()
  const change = useSend(contract.changeAccount, {
    onDone: () => {
      toast({ title: 'Saved' })
      // Where a day begins decides what is done today, on every page.
      void client.invalidateQueries()
    },
  })
  const zones = [...new Set([zone, here, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <Card>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({ body: { name, shownName, zone, dayStartsAt } })
        }}
      >
        <CardTitle>About you</CardTitle>
        <Field label="Name">
          <Input
            required
            maxLength={80}
            autoComplete="given-name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label="Name shown to others" hint="In the forum; a first name, or another word for you.">
          <Input
            required
            maxLength={40}
            value={shownName}
            onChange={(event) => setShownName(event.target.value)}
          />
        </Field>
        <Field label="Time zone" hint="Where your days begin and end.">
          <Select value={zone} onChange={(event) => setZone(event.target.value)}>
            {zones.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field
          label="My day starts at"
          hint="For late evenings: what you do before this hour counts for the day before."
        >
          <Select value={dayStartsAt} onChange={(event) => setDayStartsAt(Number(event.target.value))}>
            {dayStarts.map((words, hour) => (
              <option key={words} value={hour}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <FormError error={change.error} />
        <Button type="submit" variant="outline" disabled={change.isPending}>
          Save
        </Button>
      </form>
    </Card>
  )
}

/** A refusal stands beside the field that it is about: the password that was asked for, or what was to be changed. */
function beside(error: CallError | null) {
  const ofPassword = error?.message === contract.wrongPassword().message
  return { password: ofPassword ? error?.message : undefined, rest: ofPassword ? undefined : error?.message }
}

function ChangePassword() {
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const change = useSend(contract.changePassword, {
    refreshes: [contract.sessions],
    onDone: (_, { body }) => {
      void markPassword(body.newPassword)
      setPassword('')
      setNewPassword('')
      toast({ title: 'Your password is changed', description: 'Every other device is logged out.' })
    },
  })
  return (
    <Card>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({ body: { password, newPassword } })
        }}
      >
        <CardTitle>Password</CardTitle>
        <Field label="Current password" error={beside(change.error).password}>
          <PasswordInput autoComplete="current-password" value={password} onChange={setPassword} />
        </Field>
        <Field
          label="New password"
          hint="At least 8 characters; a few words you remember are best."
          error={beside(change.error).rest}
        >
          <PasswordInput autoComplete="new-password" value={newPassword} onChange={setNewPassword} />
        </Field>
        <Button type="submit" variant="outline" disabled={change.isPending}>
          Change password
        </Button>
      </form>
    </Card>
  )
}
