import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSend } from '../platform/browser/call.browser.ts'
import { readDraft, writeDraft } from '../platform/browser/draft.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { Tabs } from '../platform/ui/tabs.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'
import { LoginFailure, LoginForm, RegisterForm } from './login-forms.tsx'
import { ForgottenPassword, NewPassword } from './passwords/password-reset.tsx'
import { pendingFactors, storePendingFactors } from './second-factor/pending-login.browser.ts'
import { SecondFactor } from './second-factor/second-factor.tsx'
import { useSession } from './session.tsx'
import { unansweredChange } from './stored-session.browser.ts'

type LoginResult = Parameters<ReturnType<typeof useSession>['signIn']>[0]

const noParams = new URLSearchParams()
const never = () => () => undefined

type LeadState = { registering: boolean; ended: boolean; unanswered: string }

function leadOf({ registering, ended, unanswered }: LeadState): string {
  if (registering) return 'Free, and it takes a minute.'
  if (unanswered === 'two-step login')
    return 'You’ve been logged out. Two-step login may have changed already. If you’re asked for a code, use your app or passkey. Then make new recovery codes in your account.'
  if (unanswered)
    return `You’ve been logged out. Your ${unanswered} may have changed already: try the new one first, then the old one.`
  if (ended) return 'You’ve been logged out. Log in again to continue where you were.'
  return 'Everything is right where you left it.'
}

export function LoginPage() {
  const [query, setSearch] = useSearchParams()
  // The prerendered page has no query, and the first render in the browser has to match it.
  const search = useSyncExternalStore(
    never,
    () => query,
    () => noParams,
  )
  const { user, signIn, ended } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const registering = search.get('register') === 'true'
  // Tokens are in the fragment, which browsers never send to a server.
  const fragment = useSyncExternalStore(
    never,
    () => location.hash.slice(1),
    () => '',
  )
  const tokens = new URLSearchParams(fragment)
  const unanswered = useSyncExternalStore(
    never,
    () => readDraft(unansweredChange),
    () => '',
  )
  const from: unknown = location.state?.from
  const next =
    typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : '/dashboard'

  useEffect(() => {
    if (user && fragment === '') void navigate(next, { replace: true })
  }, [user, fragment, navigate, next])

  function welcome(answer: LoginResult, back: boolean) {
    signIn(answer)
    writeDraft(unansweredChange, '')
    // After a registration the heading of Today says it, and a toast would cover what comes first there.
    if (back) toast({ title: 'Welcome back!' })
    void navigate(next, { replace: true })
  }
  const toLogin = () => void navigate('/login', { replace: true })

  return (
    <div className="page grid min-h-[70vh] grid-cols-1 content-start items-start gap-5 py-5 sm:gap-10 sm:py-16 lg:grid-cols-[1fr_26rem] lg:gap-20">
      <header className="grid gap-1.5 sm:gap-4 lg:pt-6">
        <h1 className="text-2xl sm:text-5xl">{registering ? 'Create your account' : 'Good to see you'}</h1>
        <p className="measure text-ink-soft sm:text-lg">{leadOf({ registering, ended, unanswered })}</p>
      </header>
      <Card>
        <LoginSteps
          key={fragment}
          reset={tokens.get('reset')}
          confirm={tokens.get('confirm')}
          registering={registering}
          choose={(register) =>
            setSearch(register ? { register: 'true' } : {}, { replace: true, state: location.state })
          }
          toLogin={toLogin}
          onLogin={welcome}
        />
        <SmallPrint />
      </Card>
    </div>
  )
}

type LoginStepsProps = {
  reset: string | null
  confirm: string | null
  registering: boolean
  choose: (register: boolean) => void
  toLogin: () => void
  onLogin: (answer: LoginResult, back: boolean) => void
}

function LoginSteps({ reset, confirm, registering, choose, toLogin, onLogin }: LoginStepsProps) {
  const [factors, setFactors] = useState<contract.SecondFactorKind[]>()
  // After the first render, which has to match the prerendered page.
  useLayoutEffect(() => setFactors(pendingFactors()), [])
  const changeFactors = (next: contract.SecondFactorKind[] | undefined) => {
    storePendingFactors(next)
    setFactors(next)
  }
  const [forgotten, setForgotten] = useState(false)
  const [email, setEmail] = useState('')
  if (reset) return <NewPassword token={reset} onDone={toLogin} />
  if (confirm) return <ConfirmEmail token={confirm} onDone={toLogin} />
  if (factors)
    return (
      <SecondFactor
        factors={factors}
        onDone={(answer) => {
          changeFactors(undefined)
          onLogin(answer, true)
        }}
        onBack={() => changeFactors(undefined)}
      />
    )
  if (forgotten)
    return <ForgottenPassword email={email} onEmail={setEmail} onBack={() => setForgotten(false)} />
  return (
    <Tabs
      label="Login or register"
      value={registering ? 'register' : 'login'}
      onChange={(value) => choose(value === 'register')}
      tabs={[
        {
          value: 'login',
          label: 'Login',
          content: (
            <LoginForm
              email={email}
              onEmail={setEmail}
              onDone={(answer) => onLogin(answer, true)}
              onSecondFactor={changeFactors}
              onForgotten={() => setForgotten(true)}
            />
          ),
        },
        {
          value: 'register',
          label: 'Register',
          content: (
            <RegisterForm onDone={(answer) => onLogin(answer, false)} onSecondFactor={changeFactors} />
          ),
        },
      ]}
    />
  )
}

function ConfirmEmail({ token, onDone }: { token: string; onDone: () => void }) {
  const confirm = useSend(contract.confirmEmail, {
    refreshes: [contract.account],
    onDone: () => {
      toast({ title: 'Your email address is confirmed' })
      onDone()
    },
  })
  return (
    <div className="grid gap-5">
      <h2 className="text-2xl">Confirm your email</h2>
      <p>One tap, and the address is yours here.</p>
      <LoginFailure title="Not confirmed" error={confirm.error} otherwise="Please try again." />
      <Button wide disabled={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
        Confirm my address
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Back to login
      </Button>
    </div>
  )
}

function SmallPrint() {
  return (
    <p className="mt-6 text-sm text-ink-soft">
      By continuing, you agree to the{' '}
      <Link to="/terms" className="text-pine underline">
        Terms
      </Link>{' '}
      and the{' '}
      <Link to="/privacy" className="text-pine underline">
        Privacy
      </Link>{' '}
      page. You have to be 18 or over to join. If you’re younger, there’s help on the{' '}
      <Link to="/help" className="text-pine underline">
        help page
      </Link>
      .
    </p>
  )
}
