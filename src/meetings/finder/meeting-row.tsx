import { Bookmark, BookmarkCheck, Navigation, Phone, Video } from 'lucide-react'
import { memo } from 'react'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import type { Meeting } from '../contract.ts'
import type { ResultRow } from './finder.ts'
import { type JoinKind, type Moment, type RowText, rowText, tagLabels } from './row-text.ts'

type RowProps = {
  shown: ResultRow
  moment: Moment
  isSaved: boolean
  onToggleSaved?: ((meeting: Meeting) => void) | undefined
  onOpen?: ((meeting: Meeting) => void) | undefined
}

/** A row of the list: when, what, where, and the main action. */
export const MeetingRow = memo(function MeetingRow({
  shown,
  moment,
  isSaved,
  onToggleSaved,
  onOpen,
}: RowProps) {
  const { meeting } = shown
  return (
    <RowView
      text={rowText(shown, moment)}
      isSaved={isSaved}
      onToggleSaved={onToggleSaved && (() => onToggleSaved(meeting))}
      onOpen={onOpen && (() => onOpen(meeting))}
    />
  )
})

type ViewProps = {
  text: RowText
  isSaved?: boolean
  onToggleSaved?: (() => void) | undefined
  onOpen?: (() => void) | undefined
}

/** `data-part` marks the elements that early-rows.browser.ts fills in. */
export function RowView({ text, isSaved = false, onToggleSaved, onOpen }: ViewProps) {
  return (
    <li className="-mx-1 grid grid-cols-[1fr_auto] gap-x-3 border-b border-line px-1 py-3 [contain-intrinsic-size:auto_8.25rem] [content-visibility:auto] sm:grid-cols-[6rem_1fr_auto] print:break-inside-avoid print:[content-visibility:visible]">
      <p aria-hidden data-part="hour" className="hidden pt-2.5 text-lg font-semibold sm:block">
        {text.hour}
      </p>
      <div className="grid min-w-0 content-start">
        <h3 className="text-lg leading-snug">
          {onOpen ? (
            <button type="button" className="min-h-11 text-left hover:underline" onClick={onOpen}>
              <bdi data-part="name">{text.name}</bdi>
            </button>
          ) : (
            <bdi>{text.name}</bdi>
          )}
        </h3>
        <p data-part="time" className="font-medium">
          {text.time}
        </p>
        {text.elsewhere ? (
          <p data-part="elsewhere" className="text-ink-soft">
            {text.elsewhere}
          </p>
        ) : null}
        {text.status || text.distance ? (
          <p data-part="near" className="flex flex-wrap items-center gap-x-2 font-medium">
            {text.status ? (
              <span data-part="status" className="rounded-full bg-dawn px-2.5 text-sm text-on-dawn">
                {text.status}
              </span>
            ) : null}
            {text.distance}
          </p>
        ) : null}
        <p className="text-ink-soft">
          <bdi data-part="place">{text.place}</bdi>
        </p>
        <p data-part="details" className="text-sm text-ink-soft">
          {text.details}
        </p>
        {text.sample ? (
          <p>
            <Badge tone="sand">Sample, not current</Badge>
          </p>
        ) : null}
      </div>
      <div className="flex flex-col items-end gap-1 print:hidden">
        {text.join ? <JoinLink {...text.join} /> : null}
        {onToggleSaved ? (
          <Button
            variant="quiet"
            size="icon"
            data-part="save"
            aria-pressed={isSaved}
            aria-label={isSaved ? `Remove ${text.name}` : `Save ${text.name}`}
            onClick={onToggleSaved}
          >
            {isSaved ? (
              <BookmarkCheck aria-hidden strokeWidth={1.75} />
            ) : (
              <Bookmark aria-hidden strokeWidth={1.75} />
            )}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

export function TagLine({ tags }: { tags: string[] }) {
  const labels = tagLabels(tags)
  if (labels.length === 0) return null
  return <p className="text-sm text-ink-soft">{labels.join(' · ')}</p>
}

const joinStyles = {
  video: { label: 'Join', Icon: Video, variant: 'primary', newTab: true },
  directions: { label: 'Directions', Icon: Navigation, variant: 'outline', newTab: true },
  phone: { label: 'Call', Icon: Phone, variant: 'primary', newTab: false },
} as const

function JoinLink({ kind, href }: { kind: JoinKind; href: string }) {
  const { label, Icon, variant, newTab } = joinStyles[kind]
  return (
    <a
      data-part="join"
      className={`${buttonClass({ variant, size: 'icon' })} sm:w-auto sm:px-4`}
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      <Icon aria-hidden strokeWidth={1.75} /> <span className="sr-only sm:not-sr-only">{label}</span>
    </a>
  )
}
