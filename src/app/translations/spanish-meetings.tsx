import { useI18n } from '../../platform/browser/language.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'

/** A link to the meetings page, which is in English. */
export function SpanishMeetings() {
  const i18n = useI18n()
  return (
    <a href="/meetings" hrefLang="en" className={`justify-self-start ${buttonClass({ variant: 'outline' })}`}>
      {i18n.t('Find a meeting (page in English)')}
    </a>
  )
}
