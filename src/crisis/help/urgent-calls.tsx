import { MessageCircle, Phone } from 'lucide-react'
import { useI18n } from '../../platform/browser/language.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { directory, emergencyNumber, formatPhone, linesOf, smsLink, smsOf, usNumbersIn } from './lines.ts'
import { useRegion } from './region.browser.ts'
import { textLabel } from './text-label.ts'

/** The numbers that everyone needs: call emergency services, call or text a crisis line. */
export function UrgentCalls({ first = 'crisis' }: { first?: 'emergency' | 'crisis' }) {
  const i18n = useI18n()
  const region = useRegion()
  const urgent = emergencyNumber(region)
  const crisis = linesOf(region, 'crisis')
  const buttons = 'px-3! text-balance'
  const emergency = urgent ? (
    <a href={`tel:${urgent}`} className={`${buttons} ${buttonClass({ size: 'large' })}`}>
      <Phone aria-hidden className="size-5" strokeWidth={1.75} />
      {i18n.t('Call {number}', { number: urgent })}
    </a>
  ) : null
  return (
    <div className="grid pairs-8 gap-2 sm:flex sm:flex-wrap">
      {first === 'emergency' ? emergency : null}
      {crisis.map(({ service, phone }) =>
        phone ? (
          <a
            key={service}
            href={`tel:${phone}`}
            className={`${buttons} ${buttonClass({ size: 'large', variant: first === 'crisis' ? 'primary' : 'outline' })}`}
          >
            <Phone aria-hidden className="size-5" strokeWidth={1.75} />
            {i18n.t('Call {number}', { number: formatPhone(phone) })}
          </a>
        ) : null,
      )}
      {first === 'emergency' ? null : emergency}
      {crisis.map((line) => {
        const sms = smsOf(line, i18n.locale)
        return sms ? (
          <a
            key={line.service}
            href={smsLink(sms)}
            className={`${buttons} ${buttonClass({ variant: 'outline' })}`}
          >
            <MessageCircle aria-hidden className="size-5 max-sm:hidden" strokeWidth={1.75} />
            {textLabel(i18n, sms)}
          </a>
        ) : null
      })}
      {region === 'US' && i18n.locale === 'es' ? (
        <p className="col-span-full basis-full text-sm">
          {i18n.t('On {number}, press {key} for Spanish.', usNumbersIn('es').spanish)}
        </p>
      ) : null}
      {crisis.length === 0 ? (
        <a
          href={directory.address}
          rel="noreferrer"
          className={`col-span-full ${buttonClass({ size: 'large' })}`}
        >
          {i18n.t('Find a hotline: {name}', { name: directory.name })}
        </a>
      ) : null}
    </div>
  )
}
