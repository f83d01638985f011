import type { CallRequest, ChannelState } from './contract.ts'

const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })
const timeOf = (at: string) => clock.format(new Date(at))

const byEmail: Record<ChannelState, string | undefined> = {
  none: undefined,
  waiting: 'Email: being sent',
  sent: 'Email: delivered to their mail service',
  failed: 'Email: could not be delivered',
}
const byPush: Record<ChannelState, string | undefined> = {
  none: undefined,
  waiting: 'Push: being sent',
  sent: 'Push: on its way to their device',
  failed: 'Push: could not be delivered',
}

/** The state of a request. A delivered message was not necessarily read. */
export function CallStatus({ call }: { call: CallRequest }) {
  return (
    <div role="status" className="grid gap-1">
      <p className="font-semibold">You asked for a call at {timeOf(call.calledAt)}.</p>
      <ul className="grid gap-1">
        {call.people.map((person) => (
          <li key={person.id}>
            <bdi className="font-semibold">{person.name}</bdi>: <PersonStatus {...person} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PersonStatus({ email, push, seenAt }: CallRequest['people'][number]) {
  if (seenAt) return <>saw it at {timeOf(seenAt)}.</>
  const parts = [byPush[push], byEmail[email]].filter((part) => part !== undefined)
  if (parts.length === 0) return <>nothing could be sent. Call them yourself.</>
  const failed = [push, email].every((state) => state === 'failed' || state === 'none')
  return <>{`${parts.join('. ')}.${failed ? ' Call them yourself.' : ' Not seen yet.'}`}</>
}
