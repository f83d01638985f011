import { SafetyPlanPage } from '../../crisis/safety-plan-page.tsx'
import { messages } from './safety-plan.es.po'
import { spanishOf, TranslatedPage } from './translated-page.tsx'

const i18n = spanishOf(messages)

export function SpanishSafetyPlanPage() {
  return (
    <TranslatedPage i18n={i18n} englishPath="/safety-plan">
      <SafetyPlanPage />
    </TranslatedPage>
  )
}
