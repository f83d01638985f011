// Staff page for members: find, assign roles, close or delete accounts.
import { useState } from 'react'
import type { z } from 'zod'
import { FreshCode } from '../../accounts/second-factor/fresh-code.tsx'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Field, Input, Select } from '../../platform/ui/field.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { cell, Table } from '../../platform/ui/table.tsx'
import { AccountDialog } from './account-dialog.tsx'
import * as contract from './admin.ts'

type Row = z.output<typeof contract.MemberRow>

const since = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

export function MembersPanel() {
  const [typed, setTyped] = useState('')
  const [email, setEmail] = useState('')
  const [before, setBefore] = useState<string>()
  const [chosen, setChosen] = useState<Row>()
  const members = useRead(contract.members, { query: { email, before } }, { staleTime: 0 })
  const last = members.data?.length === contract.membersOnPage ? members.data.at(-1)?.id : undefined
  return (
    <div className="grid gap-5">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed === email) void members.refetch()
          setEmail(typed)
          setBefore(undefined)
        }}
      >
        <Field label="Email address, or “staff”" className="min-w-64 flex-1">
          <Input value={typed} maxLength={254} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button type="submit" variant="outline">
          Find
        </Button>
      </form>
      {members.isPending ? <Loading /> : null}
      {members.isError ? <p role="alert">{members.error.message}</p> : null}
      {members.data?.length === 0 ? (
        <EmptyState title={before ? 'No older accounts' : 'No account has this address'} />
      ) : null}
      {members.data && members.data.length > 0 ? (
        <Table
          label="Members"
          stacked
          heads={['Name', 'Email', 'Plan', 'Since', 'Two-step login', 'Role', 'Account']}
        >
          {members.data.map((member) => (
            <MemberLine key={member.id} member={member} onChoose={() => setChosen(member)} />
          ))}
        </Table>
      ) : null}
      <div className="flex gap-3 empty:hidden">
        {before ? (
          <Button variant="outline" onClick={() => setBefore(undefined)}>
            Newest
          </Button>
        ) : null}
        {last ? (
          <Button variant="outline" onClick={() => setBefore(last)}>
            Older
          </Button>
        ) : null}
      </div>
      <AccountDialog member={chosen} onClose={() => setChosen(undefined)} />
    </div>
  )
}

const stackedCell = `${cell} max-md:border-0 max-md:p-0`

function MemberLine({ member, onChoose }: { member: Row; onChoose: () => void }) {
  const give = useSend(contract.giveRole, {
    refreshes: [contract.members, contract.actions],
    failTitle: 'Error',
  })
  return (
    <tr className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:border-b max-md:border-line max-md:py-3">
      <td className={`${stackedCell} max-md:w-full max-md:font-semibold`}>
        <bdi className="block min-w-28 wrap-anywhere">{member.displayName}</bdi>
      </td>
      <td className={`${stackedCell} max-md:w-full`}>
        <span className="block min-w-44 wrap-anywhere">
          {member.email}
          {member.emailVerified ? '' : ' (not confirmed)'}
        </span>
      </td>
      <td className={stackedCell}>{member.plan}</td>
      <td className={`${stackedCell} whitespace-nowrap`}>{since.format(new Date(member.createdAt))}</td>
      <td className={stackedCell}>
        <span aria-hidden className="md:hidden">
          Two-step login:{' '}
        </span>
        {member.secondFactor ? 'yes' : 'no'}
      </td>
      <td className={stackedCell}>
        <Select
          className="min-w-38"
          aria-label={`Role of ${member.displayName}`}
          value={member.role}
          disabled={give.isPending}
          onChange={(event) => {
            const role = (['member', 'moderator', 'admin'] as const).find(
              (each) => each === event.target.value,
            )
            if (role) give.mutate({ params: { id: member.id }, body: { role } })
          }}
        >
          <option value="member">member</option>
          <option value="moderator">moderator</option>
          <option value="admin">admin</option>
        </Select>
        <FreshCode error={give.error} onFresh={() => give.variables && give.mutate(give.variables)} />
      </td>
      <td className={stackedCell}>
        <div className="flex items-center gap-2">
          {member.closedReason === null ? null : <Badge tone="dawn">closed</Badge>}
          <Button
            variant="outline"
            aria-label={`Manage the account of ${member.displayName}`}
            onClick={onChoose}
          >
            Manage…
          </Button>
        </div>
      </td>
    </tr>
  )
}
