import { MessageCircle, MessagesSquare, Phone } from 'lucide-react'
import { buttonClass } from '../../platform/ui/button.tsx'
import { type Line, smsLink, spoken } from './lines.ts'

/** A hotline: name, tap-to-call and text links, hours, and when it was last verified. */
export function LineCard({ line, big = false, level = 2 }: { line: Line; big?: boolean; level?: 2 | 3 }) {
  const { service, phone, sms, chat, note, hours, languages, source, lastChecked } = line
  const Heading = level === 2 ? 'h2' : 'h3'
  const size = big ? 'large' : 'normal'
  const [year, month, day] = lastChecked.split('-')
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-paper-raised p-5 shadow-card">
      <Heading className="text-xl">{service}</Heading>
      {note ? <p>{note}</p> : null}
      <div className="flex flex-wrap gap-2">
        {phone ? (
          <a href={`tel:${phone}`} className={buttonClass({ size })}>
            <Phone aria-hidden className="size-5" strokeWidth={1.75} />
            Call {spoken(phone)}
          </a>
        ) : null}
        {sms ? (
          <a href={smsLink(sms)} className={buttonClass({ size, variant: phone ? 'outline' : 'primary' })}>
            <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
            Text {sms.body ? `${sms.body} to ` : ''}
            {spoken(sms.number)}
          </a>
        ) : null}
        {chat ? (
          <a href={chat} rel="noreferrer" className={buttonClass({ size, variant: 'outline' })}>
            <MessagesSquare aria-hidden className="size-5" strokeWidth={1.75} />
            Chat
          </a>
        ) : null}
      </div>
      <p className="text-sm text-ink-soft">
        {hours}. {languages}.
        <br />
        Checked {Number(day)} {months[Number(month) - 1]} {year} at {source}
      </p>
    </section>
  )
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
