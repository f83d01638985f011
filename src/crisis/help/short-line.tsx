import { type Line, smsLink, spoken } from './lines.ts'

/** A line in running text: its name and its number as a link. */
export function ShortLine({ line, first }: { line: Line; first: boolean }) {
  const { service, phone, sms } = line
  return (
    <>
      {first ? '' : ' · '}
      {service}{' '}
      {phone ? (
        <a href={`tel:${phone}`}>{spoken(phone)}</a>
      ) : sms ? (
        <a href={smsLink(sms)}>
          text {sms.body ? `${sms.body} to ` : ''}
          {spoken(sms.number)}
        </a>
      ) : null}
    </>
  )
}
