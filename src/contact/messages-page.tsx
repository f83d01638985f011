// Conversations with the team: a member's own, or the one that a private link opens.
import { ChevronDown } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../accounts/session.tsx'
import { CallError, send, useRead, useRefresh } from '../platform/browser/call.browser.ts'
import { ButtonLink } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import * as contract from './contract.ts'
import { type SendReply, ThreadHead, ThreadView } from './thread-view.tsx'

const notLoaded = 'This could not be loaded. Check your connection and open the link again.'

function onHashChange(changed: () => void) {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export function MessagesPage() {
  return (
    <div className="page pb-20">
      {/* The prerendered head has the whole explanation, because the rest is unknown before the script runs. */}
      <PageHead
        title="Your messages"
        lead="What you wrote to us, and our answers. If you wrote without an account, they open with the private link that you got when you sent your message, or with the one in our email."
      />
      <Messages />
    </div>
  )
}

/** The thread of the link, or all threads of a signed-in member. */
function Messages() {
  const { user, loading } = useSession()
  const token = useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => undefined,
  )
  if (token) return <Linked key={token} token={token} />
  // The token is undefined in the prerendered page.
  if (token === undefined || loading) return <Loading lines={4} />
  return user ? <Own /> : <NeedsLink />
}

function Own() {
  const read = useRead(contract.threads, {}, { refetchOnMount: 'always' })
  const refresh = useRefresh()
  if (read.isPending) return <Loading lines={4} />
  if (read.isError) return <p role="alert">{read.error.message}</p>
  if (read.data.length === 0) {
    return (
      <EmptyState title="No messages yet">
        <p>When you write to us, your message and our answer are here.</p>
        <ButtonLink to="/contact">Write to us</ButtonLink>
      </EmptyState>
    )
  }
  const replyTo =
    (id: string): SendReply =>
    async (body) => {
      const { danger } = await send(contract.replyToThread, { params: { id }, body })
      await refresh([contract.threads])
      return danger
    }
  return (
    <ul className="grid gap-4">
      {read.data.map((thread, at) => (
        <li key={thread.id}>
          <details
            open={at === 0}
            className="group rounded-card border border-line bg-paper-raised px-5 py-3"
          >
            <summary className="flex min-h-11 cursor-pointer items-center">
              <ThreadHead thread={thread} />
              <ChevronDown
                aria-hidden
                strokeWidth={1.75}
                className="size-5 shrink-0 text-ink-soft group-open:rotate-180"
              />
            </summary>
            <div className="py-3">
              <ThreadView thread={thread} onReply={replyTo(thread.id)} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

function Linked({ token }: { token: string }) {
  const [thread, setThread] = useState<contract.Thread>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let unmounted = false
    send(contract.linkedThread, { body: { token } }).then(
      (found) => unmounted || setThread(found),
      (error: unknown) => unmounted || setProblem(error instanceof CallError ? error.message : notLoaded),
    )
    return () => {
      unmounted = true
    }
  }, [token])
  if (problem) {
    return (
      <Card tone="sand" className="grid gap-4">
        <p role="alert">{problem}</p>
        <ButtonLink to="/contact" className="justify-self-start">
          Write to us
        </ButtonLink>
      </Card>
    )
  }
  if (!thread) return <Loading lines={4} />
  return (
    <Card className="grid gap-5">
      <ThreadHead thread={thread} />
      <ThreadView
        thread={thread}
        onReply={async (body) => {
          const answer = await send(contract.replyToLinkedThread, { body: { ...body, token } })
          setThread(answer.thread)
          return answer.danger
        }}
      />
      <p className="text-sm text-ink-soft">Anyone who has this link can read this conversation and reply.</p>
    </Card>
  )
}

function NeedsLink() {
  return (
    <Card tone="sand" className="grid gap-4">
      <p className="measure">Open your private link, or log in to your account.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login" state={{ from: '/contact/messages' }}>
          Log In
        </ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          Write to us
        </ButtonLink>
      </div>
    </Card>
  )
}
