import { useState } from 'react'
import { type Answer, send, useRefresh } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { PasswordInput } from '../passwords/password-input.tsx'

type Account = Answer<typeof contract.account>
type Step =
  | { at: 'rest' }
  | { at: 'password'; next: (password: string) => Promise<Step>; words: string }
  | { at: 'authenticator'; secret: string; address: string }
  | { at: 'codes'; codes: string[] }

/** A second key to the account: an authenticator app or passkeys, with recovery codes for when both are lost. */
export function SecondFactors({ account }: { account: Account }) {
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const refresh = useRefresh()

  async function go(work: () => Promise<Step>) {
    setPending(true)
    setProblem(undefined)
    try {
      const next = await work()
      setStep(next)
      setPassword('')
      setCode('')
      await refresh([contract.account])
    } catch (error) {
      const aborted = error instanceof Error && error.name === 'NotAllowedError'
      setProblem(
        aborted
          ? 'The passkey was not made. You can try again.'
          : error instanceof Error
            ? error.message
            : '',
      )
    } finally {
      setPending(false)
    }
  }

  const afterFactorAdded = ({ recoveryCodes }: { recoveryCodes: string[] }): Step => {
    toast({ title: 'Your account has a second key now' })
    return recoveryCodes.length > 0 ? { at: 'codes', codes: recoveryCodes } : { at: 'rest' }
  }
  const ask = (words: string, next: (password: string) => Promise<Step>) =>
    setStep({ at: 'password', next, words })

  const addAuthenticator = async (given: string): Promise<Step> => ({
    at: 'authenticator',
    ...(await send(contract.offerAuthenticator, { body: { password: given } })),
  })
  const addPasskey = async (given: string): Promise<Step> => {
    const [{ startRegistration }, optionsJSON] = await Promise.all([
      import('@simplewebauthn/browser'),
      send(contract.offerPasskey, { body: { password: given } }),
    ])
    const response = await startRegistration({ optionsJSON: optionsJSON as never })
    const name = `Passkey of ${new Date().toLocaleDateString()}`
    return afterFactorAdded(await send(contract.addPasskey, { body: { name, response: { ...response } } }))
  }
  const done = async (work: Promise<unknown>): Promise<Step> => {
    await work
    return { at: 'rest' }
  }

  return (
    <Card className="grid content-start gap-4">
      <CardTitle>A second key</CardTitle>
      {step.at === 'rest' ? (
        <>
          <p>
            {account.authenticator || account.passkeys.length > 0
              ? `Login asks for a second key. ${account.recoveryCodesLeft} recovery codes are left.`
              : 'With an authenticator app or a passkey, your password alone opens nothing. Staff need one.'}
          </p>
          <ul className="grid gap-2">
            {account.authenticator ? (
              <li className="flex flex-wrap items-center justify-between gap-2">
                Authenticator app
                <Button
                  variant="quiet"
                  onClick={() =>
                    ask('To remove it', (given) =>
                      done(send(contract.removeAuthenticator, { body: { password: given } })),
                    )
                  }
                >
                  Remove
                </Button>
              </li>
            ) : null}
            {account.passkeys.map((passkey) => (
              <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-2">
                <bdi>{passkey.name}</bdi>
                <Button
                  variant="quiet"
                  onClick={() =>
                    ask('To remove it', (given) =>
                      done(send(contract.removePasskey, { body: { id: passkey.id, password: given } })),
                    )
                  }
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {account.authenticator ? null : (
              <Button variant="outline" onClick={() => ask('To add an authenticator app', addAuthenticator)}>
                Add an authenticator app
              </Button>
            )}
            <Button variant="outline" onClick={() => ask('To add a passkey', addPasskey)}>
              Add a passkey
            </Button>
            {account.authenticator || account.passkeys.length > 0 ? (
              <Button
                variant="outline"
                onClick={() =>
                  ask('For new recovery codes', async (given) => ({
                    at: 'codes',
                    codes: (await send(contract.newRecoveryCodes, { body: { password: given } }))
                      .recoveryCodes,
                  }))
                }
              >
                New recovery codes
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
      {step.at === 'password' ? (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void go(() => step.next(password))
          }}
        >
          <Field label={`${step.words}: your password`} error={problem}>
            <PasswordInput autoComplete="current-password" value={password} onChange={setPassword} />
          </Field>
          <Buttons pending={pending} onCancel={() => setStep({ at: 'rest' })} />
        </form>
      ) : null}
      {step.at === 'authenticator' ? (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void go(async () =>
              afterFactorAdded(await send(contract.confirmAuthenticator, { body: { code } })),
            )
          }}
        >
          <p>
            Enter this key in your authenticator app, or{' '}
            <a className="text-pine underline" href={step.address}>
              open it there
            </a>
            :
          </p>
          <p className="rounded-xl bg-sand p-3 font-mono break-all select-all">
            {step.secret.replaceAll(/(.{4})/g, '$1 ').trim()}
          </p>
          <Field label="The six digits that it shows" error={problem}>
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              maxLength={7}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Buttons pending={pending} onCancel={() => setStep({ at: 'rest' })} />
        </form>
      ) : null}
      {step.at === 'codes' ? (
        <div className="grid gap-4">
          <p>
            <strong>Keep these recovery codes.</strong> Each opens your account once in place of the second
            key. They are shown only now.
          </p>
          <ul className="grid grid-cols-2 gap-2 rounded-xl bg-sand p-4 font-mono select-all">
            {step.codes.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <Button variant="outline" onClick={() => setStep({ at: 'rest' })}>
            I have kept them
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

function Buttons({ pending, onCancel }: { pending: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" disabled={pending}>
        Go on
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
