import { MessageCircle, Phone } from 'lucide-react'
import { useI18n } from '../../platform/browser/language.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { formatPhone, linesOf, smsLink, smsOf } from '../help/lines.ts'
import { pathIn } from '../help/paths.ts'
import { useRegion } from '../help/region.browser.ts'
import { textLabel } from '../help/text-label.ts'

/** The crisis lines under the plan. */
export function PlanLines() {
  const i18n = useI18n()
  const region = useRegion()
  return (
    <section
      aria-labelledby="lines-title"
      className="mt-10 grid grid-cols-1 gap-4 rounded-card bg-sand p-5 sm:p-7 print:hidden"
    >
      <h2 id="lines-title" className="text-2xl">
        {i18n.t('Still too much? A person answers')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {linesOf(region, 'crisis', 'emergency').flatMap((line) => [
          line.phone ? (
            <li key={`${line.service} call`}>
              <a href={`tel:${line.phone}`} className={buttonClass({ variant: 'outline' })}>
                <Phone aria-hidden className="size-5" strokeWidth={1.75} />
                {i18n.t(line.service)}: {formatPhone(line.phone)}
              </a>
            </li>
          ) : null,
          line.sms?.body ? (
            <li key={`${line.service} text`}>
              <a
                href={smsLink(smsOf(line, i18n.locale) ?? line.sms)}
                className={buttonClass({ variant: 'outline' })}
              >
                <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
                {textLabel(i18n, smsOf(line, i18n.locale) ?? line.sms)}
              </a>
            </li>
          ) : null,
        ])}
        <li>
          <a href={pathIn(i18n.locale, '/help')} className={buttonClass({ variant: 'quiet' })}>
            {i18n.t('All help')}
          </a>
        </li>
      </ul>
    </section>
  )
}
