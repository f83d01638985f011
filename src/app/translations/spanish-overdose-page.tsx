import { OverdosePage } from '../../crisis/overdose-page.tsx'
import { messages } from './overdose.es.po'
import { spanishOf, TranslatedPage } from './translated-page.tsx'

const i18n = spanishOf(messages)

export function SpanishOverdosePage() {
  return (
    <TranslatedPage i18n={i18n} englishPath="/help/overdose">
      <OverdosePage />
    </TranslatedPage>
  )
}
