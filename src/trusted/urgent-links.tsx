import { directory, emergencyNumber, formatPhone, linesOf } from '../crisis/help/lines.ts'
import { useRegion } from '../crisis/help/region.browser.ts'
import { useI18n } from '../platform/browser/language.tsx'

/** The crisis line and the emergency number in one line, next to other ways to ask for help. */
export function UrgentLinks() {
  const i18n = useI18n()
  const region = useRegion()
  const emergency = emergencyNumber(region)
  const phones = linesOf(region, 'crisis').flatMap(({ phone }) => phone ?? [])
  const all = emergency ? [...phones, emergency] : phones
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {all.map((phone) => (
        <a
          key={phone}
          href={`tel:${phone}`}
          className="inline-flex min-h-11 items-center font-semibold text-pine underline"
        >
          {i18n.t('Call {number}', { number: formatPhone(phone) })}
        </a>
      ))}
      {phones.length === 0 ? (
        <a
          href={directory.address}
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-pine underline"
        >
          {i18n.t('Find a hotline: {name}', { name: directory.name })}
        </a>
      ) : null}
    </p>
  )
}
