// The second step of a login: six digits, a recovery code, or a passkey.
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type Answer, CallError, send, useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import * as contract from '../contract.ts'

type SecondFactorProps = {
  factors: contract.SecondFactorKind[]
  onDone: (answer: Answer<typeof contract.loginWithCode>) => void
  onBack: () => void
}

export function SecondFactor({ factors, onDone, onBack }: SecondFactorProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The login form that had the focus is removed. The focus moves to the passkey's button if there is one, else to the code.
  useEffect(() => form.current?.querySelector<HTMLElement>('button, input')?.focus(), [])
  const login = useSend(contract.loginWithCode, { onDone, onFail: (error) => setProblem(error.message) })

  async function withPasskey() {
    setAsking(true)
    setProblem(undefined)
    try {
      const [{ startAuthentication }, optionsJSON] = await Promise.all([
        import('@simplewebauthn/browser'),
        send(contract.startPasskeyLogin),
      ])
      const response = await startAuthentication({ optionsJSON: optionsJSON as never })
      onDone(await send(contract.loginWithPasskey, { body: { response: { ...response } } }))
    } catch (error) {
      setProblem(error instanceof CallError ? error.message : 'The passkey was not used. You can try again.')
    } finally {
      setAsking(false)
    }
  }

  return (
    <form
      ref={form}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setProblem(undefined)
        login.mutate({ body: { code } })
      }}
    >
      <h2 className="text-2xl">One more step</h2>
      {factors.includes('passkey') ? (
        <Button disabled={asking} onClick={withPasskey}>
          Use my passkey
        </Button>
      ) : null}
      <Field
        label={factors.includes('authenticator') ? 'Code from your authenticator app' : 'Recovery code'}
        hint={
          factors.includes('recovery') ? 'A recovery code works here too. Each one works once.' : undefined
        }
        error={problem}
      >
        <Input
          autoComplete="one-time-code"
          required
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant={factors.includes('passkey') ? 'outline' : 'primary'}
        disabled={login.isPending}
      >
        Continue
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to login
      </Button>
      <p className="text-sm text-ink-soft">
        Lost your passkey or app and your recovery codes? Write to{' '}
        <Link to="/contact" className="text-pine underline">
          the people who run this site
        </Link>
        .
      </p>
    </form>
  )
}
