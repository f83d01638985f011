// Staff actions on an account, each with a reason for its owner.
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { renewSecondFactor, secondFactorStale } from '../../accounts/contract.ts'
import { authorInCrisis, conducts } from '../../forum/moderation/queue.ts'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field, Input, Select, TextArea } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from './admin.ts'

type Row = z.output<typeof contract.MemberRow>
type AccountAction = 'end' | 'limit' | 'close' | 'reopen' | 'delete'

const accountActions: Record<AccountAction, { label: string; what: string; done: string }> = {
  end: {
    label: 'Log out everywhere',
    what: 'Every device is logged out. The person can log in again.',
    done: 'Logged out everywhere',
  },
  limit: {
    label: 'Limit posting for a week',
    what: 'The person reads the forum but cannot write in it. Help stays open. They can ask for a second look.',
    done: 'Posting is limited',
  },
  close: {
    label: 'Close the account',
    what: 'Its owner can download or delete it, and nothing else. It can be opened again.',
    done: 'The account is closed',
  },
  reopen: {
    label: 'Open the account again',
    what: 'The person finds everything where it was.',
    done: 'The account is open again',
  },
  delete: {
    label: 'Delete the account',
    what: 'Everything this person has here is deleted right away. It can’t be undone.',
    done: 'The account is deleted',
  },
}

export function AccountDialog({ member, onClose }: { member: Row | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={member !== undefined}
      onClose={onClose}
      closesOutside={false}
      title={<>The account of {member ? <bdi>{member.displayName}</bdi> : null}</>}
      description={member?.closedReason ? `Closed: ${member.closedReason}` : undefined}
    >
      {member ? <ActionForm key={member.id} member={member} onClose={onClose} /> : null}
    </Dialog>
  )
}

function ActionForm({ member, onClose }: { member: Row; onClose: () => void }) {
  const possible: AccountAction[] =
    member.closedReason === null ? ['end', 'limit', 'close', 'delete'] : ['reopen', 'delete']
  const [action, setAction] = useState<AccountAction>(possible[0] ?? 'end')
  const [reason, setReason] = useState('')
  const [conduct, setConduct] = useState<(typeof conducts)[number]>()
  const [code, setCode] = useState('')
  const options = {
    refreshes: [contract.members, contract.actions],
    onDone: () => {
      toast({ title: accountActions[action].done })
      onClose()
    },
  }
  const sends = {
    end: useSend(contract.endMemberSessions, options),
    limit: useSend(contract.limitPosting, options),
    close: useSend(contract.closeAccount, options),
    reopen: useSend(contract.reopenAccount, options),
    delete: useSend(contract.deleteAccount, options),
  }
  const renew = useSend(renewSecondFactor, { onDone: act })
  const chosen = sends[action]
  const stale = chosen.error?.message === secondFactorStale().message

  const mayBeInDanger =
    action === 'limit' && (conduct !== undefined || chosen.error?.message === authorInCrisis().message)

  function act() {
    const params = { id: member.id }
    if (action === 'limit') sends.limit.mutate({ params, body: { reason, days: 7, conduct } })
    else sends[action].mutate({ params, body: { reason } })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (stale && code !== '') renew.mutate({ body: { code } })
    else act()
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field label="What to do" hint={accountActions[action].what}>
        <Select
          value={action}
          onChange={(event) => setAction(possible.find((each) => each === event.target.value) ?? action)}
        >
          {possible.map((each) => (
            <option key={each} value={each}>
              {accountActions[each].label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Reason" hint="The person reads it, and it’s saved in the log.">
        <TextArea
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {mayBeInDanger ? (
        <Field label="What they did">
          <Select
            value={conduct ?? ''}
            onChange={(event) => setConduct(conducts.find((each) => each === event.target.value))}
          >
            <option value="">Please choose</option>
            {conducts.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {stale ? (
        <Field label="Code from your authenticator app, or a recovery code" error={renew.error?.message}>
          <Input
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      ) : null}
      <p role="alert" className="font-medium text-clay empty:hidden">
        {chosen.error?.message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={action === 'delete' ? 'clay' : 'primary'}
          disabled={chosen.isPending || renew.isPending || reason.trim() === ''}
        >
          {accountActions[action].label}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
