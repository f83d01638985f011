import { SuicidePage } from '../../crisis/suicide-page.tsx'
import { messages } from './suicide.es.po'
import { spanishOf, TranslatedPage } from './translated-page.tsx'

const i18n = spanishOf(messages)

export function SpanishSuicidePage() {
  return (
    <TranslatedPage i18n={i18n} englishPath="/help/suicide">
      <SuicidePage />
    </TranslatedPage>
  )
}
