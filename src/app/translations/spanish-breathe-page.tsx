import { BreathePage } from '../../meditation/breathe-page.tsx'
import { messages } from './breathe.es.po'
import { spanishOf, TranslatedPage } from './translated-page.tsx'

const i18n = spanishOf(messages)

export function SpanishBreathePage() {
  return (
    <TranslatedPage i18n={i18n} englishPath="/breathe">
      <BreathePage />
    </TranslatedPage>
  )
}
