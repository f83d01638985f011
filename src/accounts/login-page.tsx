import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { type CallError, useSend } from '../platform/browser/call.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { Field, Input } from '../platform/ui/field.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'
import { PasswordInput } from './passwords/password-input.tsx'
import { ForgottenPassword, NewPassword } from './passwords/password-reset.tsx'
import { type Factor, SecondFactor } from './second-factor/second-factor.tsx'
import { useSession } from './session.tsx'

type LoginResult = Parameters<ReturnType<typeof useSession>['signIn']>[0]

const nothing = new URLSearchParams()
const never = () => () => undefined

export function LoginPage() {
  const [asked, setSearch] = useSearchParams()
  // The prerendered page knows no query: the first paint in the browser has to match it.
  const search = useSyncExternalStore(
    never,
    () => asked,
    () => nothing,
  )
  const { user, signIn } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const [owed, setOwed] = useState<Factor[]>()
  const [forgotten, setForgotten] = useState(false)
  const registering = search.get('register') === 'true'
  const reset = search.get('reset')
  const from: unknown = location.state?.from
  const next =
    typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : '/dashboard'

  useEffect(() => {
    if (user && !reset) void navigate(next, { replace: true })
  }, [user, reset, navigate, next])

  function welcome(answer: LoginResult, back: boolean) {
    signIn(answer)
    toast({ title: back ? 'Welcome back!' : `Welcome, ${answer.user.name}` })
    void navigate(next, { replace: true })
  }

  return (
    <div className="page grid min-h-[70vh] content-start items-start gap-10 py-10 sm:py-16 lg:grid-cols-[1fr_26rem] lg:gap-20">
      <header className="grid gap-4 lg:pt-6">
        <h1 className="text-4xl sm:text-5xl">{registering ? 'Lay the first stone' : 'Good to see you'}</h1>
        <p className="measure text-lg text-ink-soft">
          {registering
            ? 'Any name will do, and only you see your email address. Joining is free, and so is everything you need in a hard hour.'
            : 'However long it has been, your path is where you left it.'}
        </p>
      </header>
      <Card>
        {reset ? (
          <NewPassword token={reset} onDone={() => setSearch({}, { replace: true })} />
        ) : owed ? (
          <SecondFactor
            factors={owed}
            onDone={(answer) => welcome(answer, true)}
            onBack={() => setOwed(undefined)}
          />
        ) : forgotten ? (
          <ForgottenPassword onBack={() => setForgotten(false)} />
        ) : (
          <>
            <AuthTabs
              registering={registering}
              choose={(register) =>
                setSearch(register ? { register: 'true' } : {}, { replace: true, state: location.state })
              }
            />
            {registering ? (
              <Register onDone={(answer) => welcome(answer, false)} />
            ) : (
              <Login
                onDone={(answer) => welcome(answer, true)}
                onOwed={setOwed}
                onForgotten={() => setForgotten(true)}
              />
            )}
          </>
        )}
        <p className="mt-6 text-sm text-ink-soft">
          By going on you agree to the{' '}
          <Link to="/terms" className="text-pine underline">
            Terms
          </Link>{' '}
          and the{' '}
          <Link to="/privacy" className="text-pine underline">
            Privacy
          </Link>{' '}
          page. Cairn is for adults of 18 and over; younger people find help on the{' '}
          <Link to="/help" className="text-pine underline">
            help page
          </Link>
          .
        </p>
      </Card>
    </div>
  )
}

const tab =
  'min-h-11 flex-1 rounded-full px-4 font-semibold text-ink-soft transition-colors duration-150 hover:text-ink aria-selected:bg-pine aria-selected:text-on-pine'

function AuthTabs({ registering, choose }: { registering: boolean; choose: (register: boolean) => void }) {
  return (
    <div
      role="tablist"
      aria-label="Login or register"
      className="mb-6 flex gap-1 rounded-full border border-line bg-paper p-1"
    >
      {[false, true].map((register) => (
        <button
          key={String(register)}
          type="button"
          role="tab"
          aria-selected={registering === register}
          tabIndex={registering === register ? 0 : -1}
          className={tab}
          onClick={() => choose(register)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
            choose(!registering)
            const other = event.currentTarget.parentElement?.children[registering ? 0 : 1]
            if (other instanceof HTMLElement) other.focus()
          }}
        >
          {register ? 'Register' : 'Login'}
        </button>
      ))}
    </div>
  )
}

type LoginProps = {
  onDone: (answer: LoginResult) => void
  onOwed: (factors: Factor[]) => void
  onForgotten: () => void
}

function Login({ onDone, onOwed, onForgotten }: LoginProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const login = useSend(contract.login, {
    onDone: (answer) => ('secondFactor' in answer ? onOwed(answer.secondFactor) : onDone(answer)),
  })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        login.mutate({ body: { email, password } })
      }}
    >
      <Field label="Email">
        <Input
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label="Password">
        <PasswordInput autoComplete="current-password" value={password} onChange={setPassword} />
      </Field>
      <Failure
        title="Login failed"
        error={login.error}
        otherwise="Please check your credentials and try again."
      />
      <Button type="submit" size="large" wide disabled={login.isPending}>
        {login.isPending ? 'Logging in...' : 'Login'}
      </Button>
      <Button variant="quiet" onClick={onForgotten}>
        Forgotten your password?
      </Button>
    </form>
  )
}

function Register({ onDone }: { onDone: (answer: LoginResult) => void }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [mismatch, setMismatch] = useState(false)
  const register = useSend(contract.register, { onDone })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setMismatch(password !== confirmPassword)
        if (password === confirmPassword) register.mutate({ body: { email, password, name } })
      }}
    >
      <Field label="Name" hint="A first name or any name you like.">
        <Input
          autoComplete="given-name"
          required
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="Email" hint="To log in and to reset a lost password. Others never see it.">
        <Input
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label="Password" hint="At least 8 characters; a few words you remember are best.">
        <PasswordInput autoComplete="new-password" value={password} onChange={setPassword} />
      </Field>
      <Field label="Confirm password" error={mismatch ? 'Passwords do not match' : undefined}>
        <PasswordInput autoComplete="new-password" value={confirmPassword} onChange={setConfirmPassword} />
      </Field>
      <Failure
        title="Registration failed"
        error={register.error}
        otherwise="Please check your information and try again."
      />
      <Button type="submit" size="large" wide disabled={register.isPending}>
        {register.isPending ? 'One moment...' : 'Register'}
      </Button>
    </form>
  )
}

/** What went wrong, in the server's words where it has some. */
export function Failure({
  title,
  error,
  otherwise,
}: {
  title: string
  error: CallError | null
  otherwise: string
}) {
  const id = useId()
  if (!error) return null
  const words = error.message === '' || error.message === error.text ? otherwise : error.message
  return (
    <div role="alert" aria-labelledby={id} className="rounded-xl border border-clay p-4">
      <p id={id} className="font-semibold text-clay">
        {title}
      </p>
      <p>{words}</p>
    </div>
  )
}
