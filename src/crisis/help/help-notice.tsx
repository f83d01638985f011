import { LifeBuoy, MessageCircle, Phone } from 'lucide-react'
import { useEffect } from 'react'
import { buttonClass } from '../../platform/ui/button.tsx'
import { directory, emergencyNumber, formatPhone, linesOf, smsLink } from './lines.ts'
import { type Danger, noticeWords } from './notice.ts'
import { useRegion } from './region.browser.ts'

/**
 * The help panel that is shown when a text indicates danger. It appears above toasts, never blocks what the person was doing, and can
 * always be reopened.
 */
export function HelpNotice({ danger = 'unsure' }: { danger?: Danger }) {
  const region = useRegion()
  const { care, next, emergency } = noticeWords[danger]
  const urgent = emergencyNumber(region)
  const unread = danger === 'unread' || danger === 'unread_danger'
  const line = linesOf(region, 'crisis')[0]
  const byText = linesOf(region, 'crisis').find(({ sms }) => sms?.body) ?? (line?.sms ? line : undefined)

  return (
    <section
      aria-label="Help right now"
      className="relative z-[35] grid gap-4 rounded-card border-2 border-pine bg-sand p-5"
    >
      <div className="grid gap-2" role="status">
        <p className="flex items-start gap-3 font-display text-xl font-semibold">
          <LifeBuoy aria-hidden className="mt-0.5 size-6 shrink-0 text-pine" strokeWidth={1.75} />
          {care}
        </p>
        <p>{next}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {emergency && urgent ? (
          <a href={`tel:${urgent}`} className={buttonClass()}>
            <Phone aria-hidden className="size-5" strokeWidth={1.75} />
            Call {urgent}
          </a>
        ) : null}
        {line?.phone ? (
          <a
            href={`tel:${line.phone}`}
            className={buttonClass({ variant: emergency ? 'outline' : 'primary' })}
          >
            <Phone aria-hidden className="size-5" strokeWidth={1.75} />
            Call {formatPhone(line.phone)}
          </a>
        ) : null}
        {byText?.sms ? (
          <a href={smsLink(byText.sms)} className={buttonClass({ variant: 'outline' })}>
            <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
            Text {byText.sms.body ? `${byText.sms.body} to ` : ''}
            {formatPhone(byText.sms.number)}
          </a>
        ) : null}
        {line && !unread ? null : (
          <a
            href={directory.address}
            rel="noreferrer"
            className={buttonClass({ variant: line ? 'outline' : 'primary' })}
          >
            Find a line: {directory.name}
          </a>
        )}
        <a href="/safety-plan" className={buttonClass({ variant: 'quiet' })}>
          My safety plan
        </a>
        <a href="/help" className={buttonClass({ variant: 'quiet' })}>
          More help
        </a>
      </div>
    </section>
  )
}

/** Detects danger while typing, on this device only. A finding stays until the page closes. */
export function useTypingDanger(message: string, setDanger: (danger: Danger) => void) {
  useEffect(() => {
    if (message.trim().length < 4) return
    let current = true
    const detect = async () => {
      try {
        const { dangerIn } = await import('../message-danger.ts')
        const found = dangerIn(message).danger
        if (current && found) setDanger(found)
      } catch {
        // Offline the detector may fail to load; the help pages still work.
      }
    }
    const wait = setTimeout(() => void detect(), 250)
    return () => {
      current = false
      clearTimeout(wait)
    }
  }, [message, setDanger])
}
