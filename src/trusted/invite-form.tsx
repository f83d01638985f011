import { useEffect, useRef, useState } from 'react'
import { useSession } from '../accounts/session.tsx'
import { useSend } from '../platform/browser/call.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { Field, FormError, Input } from '../platform/ui/field.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'
import { itemNames } from './item-names.ts'
import { callTitle } from './messages.ts'
import { newLinkKey, storeLinkKey } from './plan-keys.browser.ts'

type Invitation = { name: string; link: string }

/** Creates a link for one person. It is shown once, because only its hash is stored. */
export function InviteForm({ full, emailEnabled }: { full: boolean; emailEnabled: boolean }) {
  const [invited, setInvited] = useState<Invitation>()
  if (invited)
    return (
      <Card className="grid gap-4">
        <CardTitle>Send this link</CardTitle>
        <InviteLink {...invited} onDone={() => setInvited(undefined)} />
      </Card>
    )
  return (
    <Card className="grid gap-4">
      <CardTitle>Invite someone</CardTitle>
      {full ? (
        <p>{contract.tooManyPeople().message}</p>
      ) : (
        <Form emailEnabled={emailEnabled} onInvited={setInvited} />
      )}
    </Card>
  )
}

function Form({
  emailEnabled,
  onInvited,
}: {
  emailEnabled: boolean
  onInvited: (invited: Invitation) => void
}) {
  const { user } = useSession()
  const [name, setName] = useState('')
  const [memberName, setMemberName] = useState(user?.name ?? '')
  const [shares, setShares] = useState<contract.SharedItems>({ calls: true, checkIns: false, plan: false })
  // Generated here and never sent: it decrypts the safety plan if that is shared.
  const [secret] = useState(newLinkKey)
  // One id for all attempts: the link of a lost response is replaced, and the person is listed once.
  const [inviteId] = useState(() => crypto.randomUUID())
  const invite = useSend(contract.invitePerson, {
    refreshes: [contract.trustedPeople],
    onDone: ({ id, token }) => {
      onInvited({ name, link: `${location.origin}/trusted#invite=${token}&key=${secret}` })
      void storeLinkKey(id, secret).catch(() => undefined)
    },
  })
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        invite.mutate({ body: { name, memberName, shares, id: inviteId } })
      }}
    >
      {emailEnabled ? null : (
        <p className="rounded-xl bg-sand p-3">
          This Cairn sends no email. People you invite can only get push messages in their browser.
        </p>
      )}
      <Field label="Their name" hint="Only you see it.">
        <Input
          required
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field
        label="The name they know you by"
        hint={`Messages say “${callTitle(memberName || '…')}” and nothing about why.`}
      >
        <Input
          required
          maxLength={80}
          value={memberName}
          onChange={(event) => setMemberName(event.target.value)}
        />
      </Field>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">What they get</legend>
        {contract.sharedItems.map((item) => (
          <label key={item} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="tick size-5"
              checked={shares[item]}
              onChange={(event) => setShares({ ...shares, [item]: event.target.checked })}
            />
            {itemNames[item].mine}
          </label>
        ))}
      </fieldset>
      <FormError error={invite.error} />
      <Button type="submit" className="justify-self-start" disabled={invite.isPending}>
        Make a link
      </Button>
    </form>
  )
}

function InviteLink({ name, link, onDone }: Invitation & { onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  // The form that had the focus is removed.
  useEffect(() => field.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ title: 'Link copied' }),
      () => toast({ title: 'Copy the link from the field', kind: 'destructive' }),
    )
  return (
    <>
      <Field label={`Link for ${name}`} hint="It works once, for a week. We can’t show it again.">
        <Input ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>Copy the link</Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </div>
    </>
  )
}
