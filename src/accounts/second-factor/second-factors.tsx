// Two-step login: an authenticator app or passkeys, with recovery codes for when both are lost.
import { useEffect, useRef, useState } from 'react'
import { type Answer, isOutage, send, useRefresh } from '../../platform/browser/call.browser.ts'
import { readDraft, writeDraft } from '../../platform/browser/draft.browser.ts'
import { focusHeading } from '../../platform/browser/heading-focus.browser.ts'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { unansweredChange } from '../stored-session.browser.ts'
import { AuthenticatorStep } from './authenticator-step.tsx'
import { FactorList } from './factor-list.tsx'
import { PasswordStep, RecoveryCodes } from './factor-steps.tsx'

type Step =
  | { at: 'rest' }
  | { at: 'password'; next: (password: string) => Promise<Step>; purpose: string }
  | { at: 'authenticator'; secret: string; address: string }
  | { at: 'codes'; codes: string[] }

/** The draft that says that no response came to a change, which may have made recovery codes that no one has seen. */
const unseenCodes = 'unseen-codes'

type SecondFactorsProps = { account: Answer<typeof contract.account> }

export function SecondFactors({ account }: SecondFactorsProps) {
  const steps = useSteps()
  const box = useRef<HTMLDivElement>(null)
  const { at } = steps.step
  // A step starts at its heading, because the QR code comes before the field for its digits.
  useEffect(() => {
    if (at !== 'rest' && !focusHeading(box.current)) box.current?.querySelector('input')?.focus()
  }, [at])
  return (
    <div ref={box}>
      <FactorStep account={account} steps={steps} />
    </div>
  )
}

type FactorStepProps = SecondFactorsProps & { steps: ReturnType<typeof useSteps> }

function FactorStep({ account, steps }: FactorStepProps) {
  const { step, setStep, problem, pending, go } = steps
  const askPassword = (purpose: string, next: (password: string) => Promise<Step>) =>
    setStep({ at: 'password', next, purpose })
  const stop = () => setStep({ at: 'rest' })

  switch (step.at) {
    case 'password':
      return (
        <PasswordStep
          purpose={step.purpose}
          problem={problem}
          pending={pending}
          onCancel={stop}
          onPassword={(password) => void go(() => step.next(password))}
        />
      )
    case 'authenticator':
      return (
        <AuthenticatorStep
          secret={step.secret}
          address={step.address}
          problem={problem}
          pending={pending}
          onCancel={stop}
          onCode={(code) => void go(() => confirmAuthenticator(code))}
        />
      )
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={stop} />
    default:
      return (
        <FactorList
          account={account}
          codesUnseen={readDraft(unseenCodes) !== ''}
          onAddAuthenticator={() => askPassword('To add an authenticator app', setUpAuthenticator)}
          onAddPasskey={() => askPassword('To add a passkey', addPasskey)}
          onNewCodes={() => askPassword('For new recovery codes', newCodes)}
          onRemoveAuthenticator={() =>
            askPassword('To remove it', (password) =>
              restAfter(send(contract.removeAuthenticator, { body: { password } })),
            )
          }
          onRemovePasskey={(id) =>
            askPassword('To remove it', (password) =>
              restAfter(send(contract.removePasskey, { body: { id, password } })),
            )
          }
        />
      )
  }
}

function useSteps() {
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const refresh = useRefresh()

  async function go(work: () => Promise<Step>) {
    setPending(true)
    setProblem(undefined)
    writeDraft(unansweredChange, 'two-step login')
    try {
      const next = await work()
      writeDraft(unansweredChange, '')
      if (next.at === 'codes') writeDraft(unseenCodes, '')
      setStep(next)
      await refresh([contract.account])
    } catch (error) {
      setProblem(sentenceOf(error))
      if (isOutage(error)) writeDraft(unseenCodes, 'yes')
      else if (!isEnded(error)) writeDraft(unansweredChange, '')
      // Another tab may have changed the factors that are listed here.
      void refresh([contract.account])
    } finally {
      setPending(false)
    }
  }
  const start = (next: Step) => {
    setProblem(undefined)
    setStep(next)
  }
  return { step, setStep: start, problem, pending, go }
}

/** The session ended, by a lost response with its new keys or for another reason. */
const isEnded = (error: unknown) => error instanceof Error && error.message === contract.notSignedIn().message

function sentenceOf(error: unknown) {
  if (!(error instanceof Error)) return ''
  return error.name === 'NotAllowedError' ? 'The passkey was not created. You can try again.' : error.message
}

async function setUpAuthenticator(password: string): Promise<Step> {
  return { at: 'authenticator', ...(await send(contract.setUpAuthenticator, { body: { password } })) }
}

async function confirmAuthenticator(code: string): Promise<Step> {
  return afterFactorAdded(await send(contract.confirmAuthenticator, { body: { code } }))
}

async function addPasskey(password: string): Promise<Step> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    send(contract.setUpPasskey, { body: { password } }),
  ])
  const response = await startRegistration({ optionsJSON: optionsJSON as never })
  const name = `Passkey of ${new Date().toLocaleDateString()}`
  return afterFactorAdded(await send(contract.addPasskey, { body: { name, response: { ...response } } }))
}

async function newCodes(password: string): Promise<Step> {
  const { recoveryCodes } = await send(contract.newRecoveryCodes, { body: { password } })
  return { at: 'codes', codes: recoveryCodes }
}

async function restAfter(work: Promise<unknown>): Promise<Step> {
  await work
  return { at: 'rest' }
}

function afterFactorAdded({ recoveryCodes }: { recoveryCodes: string[] }): Step {
  toast({ title: 'Two-step login is on' })
  return recoveryCodes.length > 0 ? { at: 'codes', codes: recoveryCodes } : { at: 'rest' }
}
