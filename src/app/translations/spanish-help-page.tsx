import { HelpPage } from '../../crisis/help-page.tsx'
import { messages } from './help.es.po'
import { SpanishMeetings } from './spanish-meetings.tsx'
import { spanishOf, TranslatedPage } from './translated-page.tsx'

const i18n = spanishOf(messages)

export function SpanishHelpPage() {
  return (
    <TranslatedPage i18n={i18n} englishPath="/help">
      <HelpPage meetings={<SpanishMeetings />} />
    </TranslatedPage>
  )
}
