// The member's notices, and the settings for them.
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { send, useRead, useRefresh } from '../platform/browser/call.browser.ts'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { RelativeTime } from '../platform/ui/relative-time.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import * as contract from './contract.ts'
import { type NoticeKind, noticeText } from './notice-kinds.ts'
import { NoticeSettingsForm } from './notice-settings.tsx'

// The head of the page requests the list, and shows the empty state if there are no notices (early-state.browser.ts).
const whenEmpty = `${contract.notices.path} notices`

export function NoticesPage() {
  const read = useRead(contract.notices, {}, { refetchOnMount: 'always' })
  const refresh = useRefresh()
  const newest = read.data?.notices.find(({ isRead }) => !isRead)?.createdAt
  const marked = useRef<string | undefined>(undefined)

  useEffect(() => {
    if (newest === undefined || marked.current === newest) return
    marked.current = newest
    // The list shows its unread marks until the page is opened again; only the bell's count is refreshed.
    send(contract.readNotices, { body: { upTo: newest } })
      .then(() => refresh([contract.noticeCount]))
      .catch(() => undefined)
  }, [newest, refresh])

  return (
    <div className="page">
      <PageHead title="Notices" lead="What’s new for you. Nobody else sees this." />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        {/* On phones the list fills at least the first screen, so that the settings below do not move. */}
        <section aria-label="What’s new" className="max-lg:min-h-[calc(100dvh-14rem)]">
          {read.isPending ? (
            <div data-early={`unless ${whenEmpty}`}>
              <Loading lines={4} />
            </div>
          ) : null}
          {read.error ? <p role="alert">{read.error.message}</p> : null}
          {read.isPending || read.data?.notices.length === 0 ? (
            <div hidden={read.isPending} data-early={`empty ${whenEmpty}`}>
              <NothingNew />
            </div>
          ) : null}
          <ul className="grid gap-2">
            {read.data?.notices.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} />
              </li>
            ))}
          </ul>
        </section>
        <NoticeSettingsForm />
      </div>
    </div>
  )
}

function NothingNew() {
  return (
    <Card className="grid gap-2">
      <CardTitle>Nothing new</CardTitle>
      <p className="text-ink-soft">
        When someone replies to you, it shows up here.{' '}
        <Link to="/forum" className="underline">
          Go to the forum
        </Link>
      </p>
    </Card>
  )
}

/** The page that a notice without a post links to. */
const pageOf: { [Kind in NoticeKind]?: string } = {
  decision: '/forum?yours=open',
  consultation: '/book-session',
  week: '/recovery-tracker?view=progress',
  plan: '/account',
  contact: '/contact/messages',
  meeting: '/my-meetings',
  trusted: '/trusted-people',
}

function NoticeRow({ notice }: { notice: contract.NoticeView }) {
  const { kind, postId, createdAt, isRead } = notice
  const path = postId === null ? (pageOf[kind] ?? '/forum') : `/forum?post=${postId}`
  return (
    <Link
      to={path}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-card border border-line bg-paper-raised px-4 py-3 hover:border-pine"
    >
      <span className={isRead ? '' : 'font-semibold'}>
        {isRead ? null : <span className="sr-only">New: </span>}
        {noticeText(notice)}
      </span>
      <RelativeTime at={createdAt} />
    </Link>
  )
}
