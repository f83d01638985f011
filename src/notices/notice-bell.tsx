import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { useRead } from '../platform/browser/call.browser.ts'
import * as contract from './contract.ts'

const refreshMilliseconds = 120_000

/** A link to the notices, with the number of unread ones. */
export function NoticeBell() {
  const read = useRead(contract.noticeCount, {}, { refetchInterval: refreshMilliseconds })
  const unread = read.data?.unread ?? 0
  const label = unread === 0 ? 'Notices' : `Notices, ${unread} unread`
  return (
    <Link
      to="/notices"
      aria-label={label}
      data-tooltip="Notices"
      className="relative inline-flex size-full items-center justify-center rounded-full hover:bg-moss"
    >
      <Bell aria-hidden className="size-5" strokeWidth={1.75} />
      {unread > 0 ? (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-pine px-1 text-center text-xs leading-5 font-semibold text-on-pine"
        >
          {unread > 9 ? '9+' : unread}
        </span>
      ) : null}
    </Link>
  )
}
