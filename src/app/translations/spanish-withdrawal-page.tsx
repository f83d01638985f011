import { WithdrawalPage } from '../../crisis/withdrawal-page.tsx'
import { spanishOf, TranslatedPage } from './translated-page.tsx'
import { messages } from './withdrawal.es.po'

const i18n = spanishOf(messages)

export function SpanishWithdrawalPage() {
  return (
    <TranslatedPage i18n={i18n} englishPath="/help/withdrawal">
      <WithdrawalPage />
    </TranslatedPage>
  )
}
