// The two forms of the login page. Typed text is preserved when a call fails.

import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { type Answer, CallError, type CallInput, send, useSend } from '../platform/browser/call.browser.ts'
import { storedToken } from '../platform/browser/session-token.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Checkbox } from '../platform/ui/checkbox.tsx'
import { Field, Input } from '../platform/ui/field.tsx'
import { healthDataWords } from './agreements.ts'
import * as contract from './contract.ts'
import { EmailField } from './passwords/email-field.tsx'
import { PasswordInput } from './passwords/password-input.tsx'
import { markPassword } from './passwords/password-mark.browser.ts'

type LoginResult = Answer<typeof contract.register>

type LoginFormProps = {
  email: string
  onEmail: (email: string) => void
  onDone: (answer: LoginResult) => void
  onSecondFactor: (factors: contract.SecondFactorKind[]) => void
  onForgotten: () => void
}

export function LoginForm({ email, onEmail, onDone, onSecondFactor, onForgotten }: LoginFormProps) {
  const [password, setPassword] = useState('')
  const login = useSend(contract.login, {
    onDone: (answer, { body }) => {
      void markPassword(body.password)
      return 'secondFactor' in answer ? onSecondFactor(answer.secondFactor) : onDone(answer)
    },
  })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        login.mutate({ body: { email, password } })
      }}
    >
      <EmailField value={email} onChange={onEmail} />
      <Field label="Password">
        <PasswordInput autoComplete="current-password" value={password} onChange={setPassword} />
      </Field>
      <LoginFailure
        title="Login failed"
        error={login.error}
        otherwise="Please check your credentials and try again."
      />
      <Button type="submit" size="large" wide disabled={login.isPending}>
        {login.isPending ? 'Logging in...' : 'Login'}
      </Button>
      <Button variant="quiet" onClick={onForgotten}>
        Forgot your password?
      </Button>
    </form>
  )
}

type RegisterFormProps = Pick<LoginFormProps, 'onDone' | 'onSecondFactor'>

type Details = CallInput<typeof contract.register>['body']

/**
 * Logs in to the account that a registration without a response may have made; undefined if there is none. A password that was chosen
 * since then becomes its password.
 */
async function openUnanswered(tried: string[], { email, password }: Details) {
  for (const earlier of [password, ...tried.filter((other) => other !== password)]) {
    const answer = await send(contract.login, { body: { email, password: earlier } }).catch(
      (error: unknown) => {
        if (!(error instanceof CallError) || error.status !== 401) throw error
      },
    )
    if (!answer) continue
    if (earlier === password || 'secondFactor' in answer) return answer
    await send(contract.changePassword, { body: { password: earlier, newPassword: password } })
    // The change renewed the session's keys.
    return { ...answer, token: storedToken() ?? answer.token }
  }
  return undefined
}

/**
 * Registers. A try without a response may have made the account, so the next one with its address logs in to it first. Registering again
 * would be refused, or would make a second account if addresses are confirmed by email.
 */
function useRegistration({ onDone, onSecondFactor }: RegisterFormProps) {
  const unanswered = useRef({ email: '', passwords: [] as string[] })
  const remember = ({ status }: CallError, { email, password }: Details) => {
    if (status !== 0 && status < 500) return
    const { email: before, passwords } = unanswered.current
    unanswered.current = { email, passwords: before === email ? [...passwords, password] : [password] }
  }
  const register = useSend(contract.register, {
    onDone: (answer, { body }) => {
      void markPassword(body.password)
      onDone(answer)
    },
    onFail: (error, { body }) => remember(error, body),
  })
  const open = useMutation<Awaited<ReturnType<typeof openUnanswered>>, CallError, Details>({
    mutationFn: (body) => openUnanswered(unanswered.current.passwords, body),
    onSuccess: (answer, body) => {
      if (!answer) return register.mutate({ body })
      void markPassword(body.password)
      return 'secondFactor' in answer ? onSecondFactor(answer.secondFactor) : onDone(answer)
    },
    onError: remember,
  })
  function submit(body: Details) {
    open.reset()
    register.reset()
    return unanswered.current.email === body.email ? open.mutate(body) : register.mutate({ body })
  }
  return { submit, error: open.error ?? register.error, isPending: open.isPending || register.isPending }
}

export function RegisterForm(props: RegisterFormProps) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [consent, setConsent] = useState(false)
  const [mismatch, setMismatch] = useState(false)
  const register = useRegistration(props)
  const problem = register.error?.message ?? ''
  const nameError = problem === contract.misleadingName().message ? problem : undefined
  const passwordError = contract.isPasswordProblem(problem) ? problem : undefined
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setMismatch(password !== confirmPassword)
        if (password === confirmPassword)
          register.submit({ email, password, name, ...(consent ? { healthConsent: true } : {}) })
      }}
    >
      <Field label="Name" hint="A first name or any name you like." error={nameError}>
        <Input
          autoComplete="given-name"
          required
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <EmailField value={email} onChange={setEmail} hint="You log in with it. Other members never see it." />
      <Field
        label="Password"
        hint="At least 8 characters. A few words you’ll remember work best."
        error={passwordError}
      >
        <PasswordInput autoComplete="new-password" value={password} onChange={setPassword} />
      </Field>
      <Field label="Confirm password" error={mismatch ? 'Passwords do not match' : undefined}>
        <PasswordInput
          autoComplete="new-password"
          showLabel="Show repeated password"
          value={confirmPassword}
          onChange={setConfirmPassword}
        />
      </Field>
      <Checkbox
        label={healthDataWords}
        checked={consent}
        onChange={(event) => setConsent(event.target.checked)}
      />
      <LoginFailure
        title="Registration failed"
        error={register.error}
        atField={Boolean(nameError ?? passwordError)}
        otherwise="Please check your information and try again."
      />
      <Button type="submit" size="large" wide disabled={register.isPending}>
        {register.isPending ? 'One moment...' : 'Register'}
      </Button>
    </form>
  )
}

type LoginFailureProps = {
  title: string
  error: CallError | null
  /** The message is shown at its field. */
  atField?: boolean
  otherwise: string
}

/** The error message: the server's if there is one. */
export function LoginFailure({ title, error, atField = false, otherwise }: LoginFailureProps) {
  const id = useId()
  if (!error) return null
  const words = atField || error.message === '' || error.message === error.text ? otherwise : error.message
  return (
    <div role="alert" aria-labelledby={id} className="rounded-xl border border-clay p-4">
      <p id={id} className="font-semibold text-clay">
        {title}
      </p>
      <p>{words}</p>
    </div>
  )
}
