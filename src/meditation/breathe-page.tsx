import { pathIn } from '../crisis/help/paths.ts'
import { useI18n } from '../platform/browser/language.tsx'
import { Breathe } from './breathing/breathe.tsx'

/** The breathing exercise, which needs no account. */
export function BreathePage() {
  const i18n = useI18n()
  return (
    <div className="page">
      <header className="grid justify-items-center gap-1 pt-5 pb-2 text-center sm:pt-8">
        <h1 className="text-3xl sm:text-4xl">{i18n.t('Breathe')}</h1>
        <p className="text-lg text-ink-soft">{i18n.t('In as the stone grows. Out as it settles.')}</p>
      </header>
      <Breathe options />
      <p className="mx-auto mt-8 max-w-md text-center text-ink-soft">
        {i18n.t('No account, and it works offline.')}{' '}
        <a href={pathIn(i18n.locale, '/help')}>{i18n.t('Having a hard time? Help is here')}</a>
      </p>
    </div>
  )
}
