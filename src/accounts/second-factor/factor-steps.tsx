// The steps of every change to two-step login: the password first, recovery codes last.
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { PasswordInput } from '../passwords/password-input.tsx'

type StepButtonsProps = { pending: boolean; onCancel: () => void }

export function StepButtons({ pending, onCancel }: StepButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" disabled={pending}>
        Continue
      </Button>
    </div>
  )
}

type PasswordStepProps = StepButtonsProps & {
  purpose: string
  problem: string | undefined
  onPassword: (password: string) => void
}

export function PasswordStep({ purpose, problem, pending, onPassword, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onPassword(password)
      }}
    >
      <Field label={`${purpose}: your password`} error={problem}>
        <PasswordInput autoComplete="current-password" value={password} onChange={setPassword} />
      </Field>
      <StepButtons pending={pending} onCancel={onCancel} />
    </form>
  )
}

export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [copied, setCopied] = useState<string>()
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('Copied. Put them somewhere safe.'),
      () => setCopied('They couldn’t be copied. Please write them down.'),
    )
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">Save these recovery codes</h3>
      <p>Each one works once in place of the second step. They are shown only now.</p>
      <ul className="grid grid-cols-2 gap-2 rounded-xl bg-sand p-4 font-mono select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="status" className="empty:hidden">
        {copied}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onDone}>I saved them</Button>
      </div>
    </div>
  )
}
