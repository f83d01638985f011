import { MessageCircle, MessagesSquare, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useI18n } from '../../platform/browser/language.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { formatPhone, isOutdated, type Line, smsLink, smsOf, usNumbersIn } from './lines.ts'
import { textLabel } from './text-label.ts'

/** A hotline: tap-to-call and text links, hours, and the date of the last check. */
export function LineRow({ line }: { line: Line }) {
  const i18n = useI18n()
  const { service, phone, letters, chat, note, hours, languages } = line
  const sms = smsOf(line, i18n.locale)
  return (
    <li className="grid content-start gap-2 py-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">{i18n.t(service)}</h3>
      {note ? <p>{i18n.t(note)}</p> : null}
      <div className="flex flex-wrap gap-2">
        {phone ? (
          <a href={`tel:${phone}`} className={buttonClass({ variant: 'outline' })}>
            <Phone aria-hidden className="size-5" strokeWidth={1.75} />
            {i18n.t('Call {number}', { number: letters ?? formatPhone(phone) })}
          </a>
        ) : null}
        {sms ? (
          <a href={smsLink(sms)} className={buttonClass({ variant: 'outline' })}>
            <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
            {textLabel(i18n, sms, sms.number === phone ? letters : undefined)}
          </a>
        ) : null}
        {chat ? (
          <a href={chat} rel="noreferrer" className={buttonClass({ variant: 'outline' })}>
            <MessagesSquare aria-hidden className="size-5" strokeWidth={1.75} />
            {i18n.t('Chat')}
          </a>
        ) : null}
      </div>
      <p className="text-sm text-ink-soft">
        {letters && phone ? `${formatPhone(phone)}. ` : ''}
        {i18n.t(hours)}. {i18n.t(languages)}.
      </p>
      <CheckedNote line={line} />
    </li>
  )
}

function CheckedNote({ line }: { line: Line }) {
  const i18n = useI18n()
  const { source, lastChecked, verified } = line
  const date = new Intl.DateTimeFormat(i18n.locale === 'en' ? 'en-US' : i18n.locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(lastChecked))
  // Computed in the browser, because the page may have been built or saved long ago.
  const [outdated, setOutdated] = useState(false)
  useEffect(() => setOutdated(isOutdated({ lastChecked }, Date.now())), [lastChecked])
  return (
    <p className={`text-sm ${outdated ? 'font-semibold' : 'text-ink-soft'}`}>
      {verified === 'number'
        ? i18n.t('We checked the number on {date}. Source: {source}.', { date, source })
        : i18n.t('We checked the number and hours on {date}. Source: {source}.', { date, source })}
      {outdated
        ? ` ${i18n.t('That was more than 180 days ago. If it doesn’t work, call {number}.', { number: usNumbersIn(i18n.locale).crisis })}`
        : null}
    </p>
  )
}
