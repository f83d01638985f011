// The Spanish pages: help, the safety plan and breathing. Each has its own URL and its own catalog of messages.
import type { Page } from '../frame/page.ts'

export const spanishPages: Page[] = [
  {
    path: '/es/ayuda',
    title: 'Ayuda ahora',
    english: '/help',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./spanish-help-page.tsx')).SpanishHelpPage,
  },
  {
    path: '/es/ayuda/sobredosis',
    title: 'Alguien no despierta',
    english: '/help/overdose',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./spanish-overdose-page.tsx')).SpanishOverdosePage,
  },
  {
    path: '/es/ayuda/suicidio',
    title: 'Podría hacerme daño',
    english: '/help/suicide',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./spanish-suicide-page.tsx')).SpanishSuicidePage,
  },
  {
    path: '/es/ayuda/ganas-de-consumir',
    title: 'Estoy a punto de consumir',
    english: '/help/craving',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./spanish-craving-page.tsx')).SpanishCravingPage,
  },
  {
    path: '/es/ayuda/abstinencia',
    title: 'Me siento mal por dejarlo',
    english: '/help/withdrawal',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./spanish-withdrawal-page.tsx')).SpanishWithdrawalPage,
  },
  {
    path: '/es/plan-de-seguridad',
    title: 'Mi plan de seguridad',
    english: '/safety-plan',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./spanish-safety-plan-page.tsx')).SpanishSafetyPlanPage,
  },
  {
    path: '/es/respirar',
    title: 'Respirar',
    english: '/breathe',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./spanish-breathe-page.tsx')).SpanishBreathePage,
  },
]
