import { useI18n } from '../../platform/browser/language.tsx'
import { formatPhone, type Line, smsLink, smsOf } from './lines.ts'
import { textLabel } from './text-label.ts'

/** A line in running text: its name and its number as a link. */
export function ShortLine({ line, first }: { line: Line; first: boolean }) {
  const i18n = useI18n()
  const { service, phone } = line
  const sms = smsOf(line, i18n.locale)
  return (
    <>
      {first ? '' : ' · '}
      {i18n.t(service)} {phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : null}
      {sms && !phone ? <a href={smsLink(sms)}>{textLabel(i18n, sms)}</a> : null}
    </>
  )
}
