// The devices where the person is logged in, with a button to log each out, and recent sign-ins.
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { formatTime } from '../../platform/format-date.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import * as contract from '../contract.ts'

/** The server records a session's use at most once an hour. */
const lastUse = (at: string) => (Date.now() - Date.parse(at) < 3_600_000 ? 'within the hour' : formatTime(at))

export function Sessions() {
  const sessions = useRead(contract.sessions)
  const end = useSend(contract.endSession, { refreshes: [contract.sessions], failTitle: 'Error' })
  const endOthers = useSend(contract.endOtherSessions, { refreshes: [contract.sessions], failTitle: 'Error' })
  return (
    <div className="grid gap-4">
      {sessions.isPending ? <Loading /> : null}
      {sessions.isError ? <p role="alert">{sessions.error.message}</p> : null}
      <ul className="grid gap-3">
        {sessions.data?.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3 last:border-0"
          >
            <span>
              <span className="font-semibold">{deviceName(session.device)}</span>
              {session.current ? ' (here)' : ''}
              <span className="block text-sm text-ink-soft">Last used {lastUse(session.usedAt)}</span>
            </span>
            {session.current ? null : (
              <Button
                variant="outline"
                disabled={end.isPending}
                onClick={() => end.mutate({ params: { id: session.id } })}
              >
                Log out there
              </Button>
            )}
          </li>
        ))}
      </ul>
      <SignIns />
      {(sessions.data?.length ?? 0) > 1 ? (
        <Button variant="outline" disabled={endOthers.isPending} onClick={() => endOthers.mutate({})}>
          Log out everywhere else
        </Button>
      ) : null}
    </div>
  )
}

function SignIns() {
  const signIns = useRead(contract.signIns)
  if (!signIns.data?.length) return null
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">Sign-ins of the last 90 days</summary>
      <ul className="grid gap-1.5 text-sm">
        {signIns.data.map(({ at, device }) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-4">
            {formatTime(at)}
            <span className="text-ink-soft">{deviceName(device)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        Don’t recognize one? Change your password, and every other device is logged out.
      </p>
    </details>
  )
}

/** Browser and system from a user agent, in two words. */
function deviceName(signature: string) {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)/.exec(signature)?.[1]
  const system = /(iPhone|iPad|Android|Windows|Mac OS|Linux)/.exec(signature)?.[1]
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' }
  if (!browser && !system) return 'A device'
  return [browser ? (names[browser] ?? browser) : 'A browser', system ? `on ${system}` : ''].join(' ').trim()
}
