// Downloads all data, and deletes the account.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteDeviceDataAndPlan, useHasPlan } from '../crisis/safety-plan/safety-plan.browser.ts'
import { useSend } from '../platform/browser/call.browser.ts'
import { downloadFile } from '../platform/browser/download.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Field, Select } from '../platform/ui/field.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'
import { PasswordInput } from './passwords/password-input.tsx'
import { useSession } from './session.tsx'

export function DownloadData({ onDone }: { onDone?: () => void }) {
  const [password, setPassword] = useState('')
  const download = useSend(contract.exportAccount, {
    onDone: (everything) => {
      setPassword('')
      const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' })
      downloadFile(file, 'cairn-export.json')
      onDone?.()
    },
  })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        download.mutate({ body: { password } })
      }}
    >
      <p>
        Everything stored about you, in one file that other programs can read. Journal entries come as they
        are stored: encrypted.
      </p>
      <Field label="Your password, for the download" error={download.error?.message}>
        <PasswordInput autoComplete="current-password" value={password} onChange={setPassword} />
      </Field>
      <Button type="submit" disabled={download.isPending || password === ''} className="justify-self-end">
        Download my data
      </Button>
    </form>
  )
}

export function DeleteAccount({ onCancel }: { onCancel?: () => void }) {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [forum, setForum] = useState<'delete' | 'keep-unnamed'>('delete')
  const hasPlan = useHasPlan()
  const [keepsPlan, setKeepsPlan] = useState(false)
  const remove = useSend(contract.deleteAccount, {
    onDone: () => {
      signOut()
      // Without storage there is nothing to delete.
      void deleteDeviceDataAndPlan(keepsPlan).catch(() => undefined)
      toast({ title: 'Your account is deleted', description: 'We wish you well. You can always come back.' })
      void navigate('/', { replace: true })
    },
  })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        remove.mutate({ body: { password, forum } })
      }}
    >
      <p>
        Your check-ins, journal, conversations and settings are deleted right away and can’t be restored. What
        this browser stores is deleted, too. Backups drop everything within 30 days. A few things stay without
        your name; the <a href="/privacy#stays">privacy page</a> lists them. You may want to download your
        data first.
      </p>
      <Field label="What you wrote in the forum">
        <Select
          value={forum}
          onChange={(event) => setForum(event.target.value === 'delete' ? 'delete' : 'keep-unnamed')}
        >
          <option value="delete">Delete it too</option>
          <option value="keep-unnamed">Leave it, under “a former member”</option>
        </Select>
      </Field>
      {hasPlan ? (
        <Field label="Your safety plan in this browser" hint="It works without an account.">
          <Select
            value={keepsPlan ? 'keep' : 'delete'}
            onChange={(event) => setKeepsPlan(event.target.value === 'keep')}
          >
            <option value="delete">Delete it too</option>
            <option value="keep">Leave it here</option>
          </Select>
        </Field>
      ) : null}
      <Field label="Your password" error={remove.error?.message}>
        <PasswordInput autoComplete="current-password" value={password} onChange={setPassword} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel ? (
          <Button variant="outline" onClick={onCancel}>
            Keep my account
          </Button>
        ) : null}
        <Button type="submit" variant="clay" disabled={remove.isPending}>
          Delete permanently
        </Button>
      </div>
    </form>
  )
}
