import { Users } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useRead } from '../platform/browser/call.browser.ts'
import * as contract from './contract.ts'
import { noticeText } from './notice-kinds.ts'

/** The newest unread notice, or a link to the forum. Its height does not depend on the notice, so that nothing moves. */
export function NewForYou() {
  const unread = useRead(contract.noticeCount).data?.unread ?? 0
  const { data, refetch } = useRead(contract.notices, {}, { enabled: false })
  const newest = unread > 0 ? data?.notices.find(({ isRead }) => !isRead) : undefined
  useEffect(() => {
    if (unread > 0) void refetch()
  }, [unread, refetch])
  return (
    <Link
      to={unread > 0 ? '/notices' : '/forum'}
      className="flex min-h-20 items-center gap-4 rounded-card border border-line bg-paper-raised px-5 py-2 sm:min-h-22 sm:py-3 shadow-card hover:border-pine hover:bg-moss"
    >
      <Users aria-hidden strokeWidth={1.75} className="shrink-0 text-pine" />
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">New for you</span>
        <span className={newest ? 'line-clamp-1 font-semibold' : 'font-semibold'}>
          {newest ? noticeText(newest) : titleFor(unread)}
        </span>
        <span className="block text-sm text-ink-soft">{hintFor(unread)}</span>
      </span>
    </Link>
  )
}

const titleFor = (unread: number) => (unread > 0 ? 'You have new notices' : 'Nothing new')

function hintFor(unread: number): string {
  if (unread === 0) return 'See what others are sharing.'
  return unread === 1 ? 'Tap to read' : `And ${unread - 1} more`
}
