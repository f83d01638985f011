// The member's own forum data: posts, followed posts, replies, reports, muted members, staff decisions, safety checks.
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { useDraftText } from '../../platform/browser/draft.browser.ts'
import { formatTime } from '../../platform/format-date.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field, LimitedTextArea } from '../../platform/ui/field.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { FollowedPosts, OwnTexts } from './text-lists.tsx'
import { WelcomeOffer } from './welcome-offer.tsx'

type Mine = z.output<typeof contract.Mine>

type MyForumProps = {
  /** Called when a post is opened from the list. */
  onOpen: () => void
}

export function MyForum({ onOpen }: MyForumProps) {
  const mine = useRead(contract.mine, {}, { staleTime: 0 })
  if (mine.isPending) return <Loading />
  if (mine.isError) return <p role="alert">{mine.error.message}</p>
  const { posts, replies, sanctions } = mine.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {sanctions.map((sanction) => (
        <Decision key={sanction.id} sanction={sanction} />
      ))}
      <Tabs
        label="Yours"
        tabs={[
          {
            value: 'posts',
            label: 'Posts',
            content: <OwnTexts texts={posts} empty="Your posts will be listed here." onOpen={onOpen} />,
          },
          {
            value: 'following',
            label: 'Following',
            content: <FollowedPosts posts={mine.data.following} onOpen={onOpen} />,
          },
          {
            value: 'replies',
            label: 'Replies',
            content: <OwnTexts texts={replies} empty="Your replies will be listed here." onOpen={onOpen} />,
          },
          { value: 'reports', label: 'Reports', content: <Moderation mine={mine.data} /> },
        ]}
      />
      <WelcomeOffer offered={mine.data.offersWelcome} />
    </div>
  )
}

function Moderation({ mine: { reports, mutes, checks } }: { mine: Mine }) {
  const undo = useSend(contract.unmute, {
    refreshes: [contract.mine, contract.listPosts],
    failTitle: 'Error',
  })
  return (
    <div className="grid gap-6">
      <Part title="What you reported" empty="Nothing yet. What you report is listed here with its outcome.">
        {reports.map(({ id, reason, createdAt, outcome }) => (
          <li key={id}>
            {formatTime(createdAt)}, {reason}: {outcome ?? 'a person will read it.'}
          </li>
        ))}
      </Part>
      <Part title="People you muted or blocked" empty="No one.">
        {mutes.map(({ id, name, kind }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <bdi>{name}</bdi> ({kind === 'block' ? 'blocked' : 'muted'})
            <Button
              variant="outline"
              disabled={undo.isPending}
              onClick={() => undo.mutate({ params: { id } })}
            >
              Undo
            </Button>
          </li>
        ))}
      </Part>
      <Part title="Safety checks" empty="Nothing was found in what you wrote in the last 90 days.">
        {checks.map(({ id, label, action, createdAt }) => (
          <li key={id}>
            {formatTime(createdAt)}: read as “{label.replaceAll('_', ' ')}”, {action}.
          </li>
        ))}
      </Part>
      <p className="text-sm text-ink-soft">
        Rules and a small trained model in our own program read every post for signs of danger. We store what
        they found for 90 days, without your words or your name. After that we only count it.
      </p>
    </div>
  )
}

function Part({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      {children.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <ul className="grid gap-2">{children}</ul>
      )}
    </section>
  )
}

type Sanction = Mine['sanctions'][number]

function sanctionTitle({ kind, until, lifted }: Sanction) {
  if (lifted) return 'The team lifted this decision'
  return `${kind === 'silence' ? 'You can read but not write' : 'The forum is closed to you'} until ${formatTime(until)}`
}

function Decision({ sanction }: { sanction: Sanction }) {
  const { appealed, appealOutcome } = sanction
  return (
    <section className="grid gap-3 rounded-card bg-sand p-4 wrap-anywhere">
      <h3 className="text-lg">{sanctionTitle(sanction)}</h3>
      <p>{sanction.reason}</p>
      {appealOutcome ? <p>Answer to your appeal: {appealOutcome}</p> : null}
      {appealed && !appealOutcome ? <p>You have asked for a second look. A person will answer.</p> : null}
      {appealed ? null : <AppealForm id={sanction.id} />}
    </section>
  )
}

function AppealForm({ id }: { id: string }) {
  const [message, setMessage] = useDraftText(`forum.appeal-${id}`)
  const appeal = useSend(contract.appeal, {
    refreshes: [contract.mine],
    failTitle: 'Error',
    onDone: () => {
      setMessage('')
      toast({ title: 'Sent', description: 'We’ll look at it again. The answer will be here.' })
    },
  })
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        appeal.mutate({ params: { id }, body: { message } })
      }}
    >
      <Field label="Why should we look again?">
        <LimitedTextArea
          rows={3}
          limit={2000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        disabled={message.trim() === '' || appeal.isPending}
        className="justify-self-start"
      >
        Ask for a second look
      </Button>
    </form>
  )
}
