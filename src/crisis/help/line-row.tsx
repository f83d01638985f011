import { MessageCircle, MessagesSquare, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonClass } from '../../platform/ui/button.tsx'
import { isOutdated, type Line, smsLink, spoken } from './lines.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A hotline: tap-to-call and text links, hours, and what was checked when. */
export function LineRow({ line }: { line: Line }) {
  const { service, phone, letters, sms, chat, note, hours, languages } = line
  return (
    <li className="grid content-start gap-2 py-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">{service}</h3>
      {note ? <p>{note}</p> : null}
      <div className="flex flex-wrap gap-2">
        {phone ? (
          <a href={`tel:${phone}`} className={buttonClass({ variant: 'outline' })}>
            <Phone aria-hidden className="size-5" strokeWidth={1.75} />
            Call {letters ?? spoken(phone)}
          </a>
        ) : null}
        {sms ? (
          <a href={smsLink(sms)} className={buttonClass({ variant: 'outline' })}>
            <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
            Text {sms.body ? `${sms.body} to ` : ''}
            {sms.number === phone && letters ? letters : spoken(sms.number)}
          </a>
        ) : null}
        {chat ? (
          <a href={chat} rel="noreferrer" className={buttonClass({ variant: 'outline' })}>
            <MessagesSquare aria-hidden className="size-5" strokeWidth={1.75} />
            Chat
          </a>
        ) : null}
      </div>
      <p className="text-sm text-ink-soft">
        {letters && phone ? `${spoken(phone)}. ` : ''}
        {hours}. {languages}.
      </p>
      <CheckedNote line={line} />
    </li>
  )
}

function CheckedNote({ line }: { line: Line }) {
  const { source, lastChecked, verified } = line
  // Judged in the browser: the page may have been built, or saved for offline use, long ago.
  const [outdated, setOutdated] = useState(false)
  useEffect(() => setOutdated(isOutdated({ lastChecked }, Date.now())), [lastChecked])
  return (
    <p className={`text-sm ${outdated ? 'font-semibold' : 'text-ink-soft'}`}>
      We checked the {verified} on {day.format(new Date(lastChecked))}. Source: {source}.
      {outdated ? ' That was more than 180 days ago. If it doesn’t work, call 988.' : null}
    </p>
  )
}
