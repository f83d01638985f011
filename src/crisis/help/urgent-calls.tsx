import { MessageCircle, Phone } from 'lucide-react'
import { buttonClass } from '../../platform/ui/button.tsx'
import { directory, emergencyNumber, linesOf, smsLink, spoken } from './lines.ts'
import { useRegion } from './region.browser.ts'

/** The numbers that everyone needs: call emergency services, call or text a crisis line. */
export function UrgentCalls({ first = 'crisis' }: { first?: 'emergency' | 'crisis' }) {
  const region = useRegion()
  const urgent = emergencyNumber(region)
  const crisis = linesOf(region, 'crisis')
  const buttons = 'px-4! max-[22rem]:col-span-2'
  const emergency = urgent ? (
    <a href={`tel:${urgent}`} className={`${buttons} ${buttonClass({ size: 'large' })}`}>
      <Phone aria-hidden className="size-5" strokeWidth={1.75} />
      Call {urgent}
    </a>
  ) : null
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {first === 'emergency' ? emergency : null}
      {crisis.map(({ service, phone }) =>
        phone ? (
          <a
            key={service}
            href={`tel:${phone}`}
            className={`${buttons} ${buttonClass({ size: 'large', variant: first === 'crisis' ? 'primary' : 'outline' })}`}
          >
            <Phone aria-hidden className="size-5" strokeWidth={1.75} />
            Call {spoken(phone)}
          </a>
        ) : null,
      )}
      {first === 'emergency' ? null : emergency}
      {crisis.map(({ service, sms }) =>
        sms ? (
          <a
            key={service}
            href={smsLink(sms)}
            className={`${buttons} ${buttonClass({ variant: 'outline' })}`}
          >
            <MessageCircle aria-hidden className="size-5 max-sm:hidden" strokeWidth={1.75} />
            Text {sms.body ? `${sms.body} to ` : ''}
            {spoken(sms.number)}
          </a>
        ) : null,
      )}
      {crisis.length === 0 ? (
        <a
          href={directory.address}
          rel="noreferrer"
          className={`col-span-2 ${buttonClass({ size: 'large' })}`}
        >
          Find a hotline: {directory.name}
        </a>
      ) : null}
    </div>
  )
}
