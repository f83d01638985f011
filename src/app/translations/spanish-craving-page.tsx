import { CravingPage } from '../../crisis/craving-page.tsx'
import { pathIn } from '../../crisis/help/paths.ts'
import { LazyBreathe } from '../../meditation/breathing/lazy-breathe.tsx'
import { messages } from './craving.es.po'
import { SpanishMeetings } from './spanish-meetings.tsx'
import { spanishOf, TranslatedPage } from './translated-page.tsx'

const i18n = spanishOf(messages)

export function SpanishCravingPage() {
  return (
    <TranslatedPage i18n={i18n} englishPath="/help/craving">
      <CravingPage
        breathing={<LazyBreathe />}
        meetings={<SpanishMeetings />}
        calm={<a href={`${pathIn('es', '/help')}#grounding`}>{i18n.t('Three ways to calm down')}</a>}
      />
    </TranslatedPage>
  )
}
