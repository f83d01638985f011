// The frame of a translated page: the bar, the links and the footer in its language. Works without script.
import type { I18n } from '@lingui/core'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { usNumbersIn } from '../../crisis/help/lines.ts'
import { pathIn } from '../../crisis/help/paths.ts'
import { i18nOf, Language } from '../../platform/browser/language.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { CairnMark } from '../../platform/ui/cairn-mark.tsx'
import { Toasts } from '../../platform/ui/toast.tsx'
import { QuickExit } from '../frame/quick-exit.tsx'
import { messages as shared } from './shared.es.po'

/** Messages of a Spanish page: those that all pages share, and its own. */
export function spanishOf(messages: typeof shared): I18n {
  return i18nOf('es', { ...shared, ...messages })
}

type TranslatedPageProps = { i18n: I18n; englishPath: string; children: ReactNode }

export function TranslatedPage({ i18n, englishPath, children }: TranslatedPageProps) {
  useLanguageOfDocument(i18n.locale)
  const numbers = usNumbersIn(i18n.locale)
  return (
    <Language value={i18n}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-pine px-5 py-3 font-semibold text-on-pine focus:translate-y-0 print:hidden"
      >
        {i18n.t('Skip to the page')}
      </a>
      <header className="sticky top-0 z-40 border-b border-line bg-paper print:hidden">
        <div className="page flex min-h-16 flex-wrap items-center gap-x-2 py-2 sm:gap-x-3">
          <Link
            to={pathIn(i18n.locale, '/help')}
            aria-label={i18n.t('Cairn, help')}
            className="mr-auto inline-flex min-h-11 items-center gap-2.5"
          >
            <CairnMark />
            <span className="font-display text-2xl font-semibold max-sm:hidden">Cairn</span>
          </Link>
          <a
            href={englishPath}
            lang="en"
            hrefLang="en"
            className="inline-flex min-h-11 items-center px-2 text-pine underline"
          >
            English
          </a>
          <Link
            to={pathIn(i18n.locale, '/help')}
            className={`max-sm:px-4! ${buttonClass({ variant: 'outline' })}`}
          >
            {i18n.t('Help now')}
          </Link>
          <QuickExit
            words={{
              short: i18n.t('Exit'),
              long: i18n.t('Quick exit'),
              hint: i18n.t('Leave this page now (or press Shift three times)'),
            }}
          />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="grow pb-section focus:outline-none">
        {children}
        <p className="page mt-8 text-sm text-ink-soft print:hidden">
          {i18n.t(
            'No health professional who is a native speaker has reviewed this translation yet. If something is unclear, call {crisis} or {emergency}.',
            { crisis: numbers.crisis, emergency: numbers.emergency },
          )}
        </p>
      </main>
      <div aria-hidden className="horizon" />
      <TranslatedFooter i18n={i18n} />
      <Toasts
        words={{
          one: i18n.t('Notification'),
          all: i18n.t('Notifications'),
          none: i18n.t('No notifications'),
          close: i18n.t('Close'),
        }}
      />
    </Language>
  )
}

function TranslatedFooter({ i18n }: { i18n: I18n }) {
  const links = [
    ['/help', i18n.t('Help now')],
    ['/safety-plan', i18n.t('My safety plan')],
    ['/breathe', i18n.t('Breathe')],
  ] as const
  return (
    <footer className="bg-sand print:hidden">
      <div className="page grid gap-3 pt-6 pb-[max(2rem,env(safe-area-inset-bottom))]">
        <nav aria-label={i18n.t('Help')}>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(([path, label]) => (
              <li key={path}>
                <Link
                  to={pathIn(i18n.locale, path)}
                  className="inline-flex min-h-11 items-center text-pine underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="measure text-ink-soft">
          {i18n.t('Cairn is support, not treatment. This help is free.')}
        </p>
        <p className="text-ink-soft">{i18n.t('The rest of Cairn is in English for now.')}</p>
      </div>
    </footer>
  )
}

/** The prerendered page has its language already; this sets it after a client-side navigation. */
function useLanguageOfDocument(locale: string) {
  useEffect(() => {
    document.documentElement.lang = locale
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [locale])
}
