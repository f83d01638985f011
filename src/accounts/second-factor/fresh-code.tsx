import { useState } from 'react'
import { type CallError, useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { renewSecondFactor, secondFactorStale } from '../contract.ts'

/** Asks for a code if an action was refused because the second factor is too old, then calls `onFresh` to repeat the action. */
export function FreshCode({ error, onFresh }: { error: CallError | null; onFresh: () => void }) {
  const [code, setCode] = useState('')
  const renew = useSend(renewSecondFactor, {
    onDone: () => {
      setCode('')
      onFresh()
    },
  })
  if (error?.message !== secondFactorStale().message) return null
  return (
    <div className="grid gap-3">
      <Field label="Code from your authenticator app, or a recovery code" error={renew.error?.message}>
        <Input autoComplete="one-time-code" value={code} onChange={(event) => setCode(event.target.value)} />
      </Field>
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={renew.isPending || code === ''}
        onClick={() => renew.mutate({ body: { code } })}
      >
        Use this code
      </Button>
    </div>
  )
}
