// All pages: path, title, access, and whether they are prerendered.
import type { ComponentType } from 'react'
import { titles } from '../../library/titles.ts'
import { practiceList, protocols, workbookList } from '../../plans/programs/protocols.ts'

export type Page = {
  path: string
  title: string
  /** The meta description. */
  description?: string | (() => Promise<string | undefined>)
  /** `member` redirects visitors to /login; `paid` also redirects free members to /pricing. */
  who: 'anyone' | 'member' | 'paid'
  /** Prerendered in full; other pages get the frame with a placeholder. */
  prerender: boolean
  /** The feature flag that the page depends on. */
  partOf?: 'coach'
  /** The component. The build reads the file name from this line: one `import()` in each entry. */
  load: () => Promise<ComponentType>
  /** The source files it needs, for an entry that is made and not written out. */
  sources?: string[]
  /** For paths with parameters: all URLs to prerender. */
  paths?: () => string[]
  /** For paths with parameters: the title of a URL. */
  titleOf?: (address: string) => string
}

export const pages: Page[] = [
  {
    path: '/',
    title: 'Cairn',
    description:
      'A path out of addiction, one stone a day: check-ins, meetings, a private journal, breathing, and people who’ve been there.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./home-page.tsx')).HomePage,
  },
  {
    path: '/meetings',
    title: 'Find a meeting',
    description:
      'NA, AA, SLAA, CODA and GA meetings in one list, in person and online, soonest first, in your time zone.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../meetings/meetings-page.tsx')).MeetingsPage,
  },
  {
    path: '/login',
    title: 'Log in',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../accounts/login-page.tsx')).LoginPage,
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    who: 'member',
    prerender: false,
    load: async () => (await import('./dashboard-page.tsx')).DashboardPage,
  },
  {
    path: '/account',
    title: 'Your account',
    who: 'member',
    prerender: false,
    load: async () => (await import('./lazy-page.tsx')).OwnPage,
  },
  {
    path: '/journal',
    title: 'Journal',
    who: 'paid',
    prerender: false,
    load: async () => (await import('../../journal/journal-page.tsx')).JournalPage,
  },
  {
    path: '/ai-coach',
    title: 'AI Recovery Coach',
    who: 'paid',
    prerender: false,
    partOf: 'coach',
    load: async () => (await import('../../coach/ai-coach-page.tsx')).AiCoachPage,
  },
  {
    path: '/forum',
    title: 'Community Forum',
    description:
      'People in recovery writing to each other, first names only. Free to join; moderated by people and software.',
    who: 'anyone',
    prerender: false,
    load: async () => (await import('../../forum/forum-page.tsx')).ForumPage,
  },
  {
    path: '/admin',
    title: 'Staff',
    who: 'member',
    prerender: false,
    load: async () => (await import('../staff/admin-page.tsx')).AdminPage,
  },
  {
    path: '/pricing',
    title: 'Plans',
    description:
      'Free, Premium and Full Access: what each plan includes and costs. Nothing renews by itself. Crisis help is free for everyone.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../plans/pricing-page.tsx')).PricingPage,
  },
  {
    path: '/premium',
    title: 'Premium library',
    description:
      'Guided practices, printable workbooks, and self-help programs with sources: urges, sleep, hard moments, values.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../plans/premium-page.tsx')).PremiumPage,
  },
  {
    path: '/programs/:program',
    title: 'Program',
    who: 'member',
    prerender: false,
    paths: () => protocols.map(({ id }) => `/programs/${id}`),
    load: async () => (await import('../../plans/program-page.tsx')).ProgramPage,
  },
  {
    path: '/workbooks/:workbook',
    title: 'Workbook',
    who: 'paid',
    prerender: false,
    paths: () => workbookList.map(({ id }) => `/workbooks/${id}`),
    load: async () => (await import('../../plans/workbook-page.tsx')).WorkbookPage,
  },
  {
    path: '/practices/:practice',
    title: 'Guided practice',
    who: 'paid',
    prerender: false,
    paths: () => practiceList.map(({ id }) => `/practices/${id}`),
    load: async () => (await import('../../plans/practice-page.tsx')).PracticePage,
  },
  {
    path: '/book-session',
    title: 'Book Session',
    who: 'member',
    prerender: false,
    load: async () => (await import('../../plans/book-session-page.tsx')).BookSessionPage,
  },
  {
    path: '/receipts',
    title: 'Receipts',
    who: 'member',
    prerender: false,
    load: async () => (await import('../../plans/receipts-page.tsx')).ReceiptsPage,
  },
  {
    path: '/payment-test',
    title: 'Payment test',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../plans/payment-test-page.tsx')).PaymentTestPage,
  },
  {
    path: '/help',
    title: 'Help now',
    description:
      'Someone won’t wake up, I might hurt myself, I’m about to use: what to do first. Call or text 988, call 911, text HOME to 741741.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./help-now-page.tsx')).HelpNowPage,
  },
  {
    path: '/help/overdose',
    title: 'Someone won’t wake up',
    description:
      'Overdose first aid, step by step with drawings: call 911, spray naloxone, breathe for them, roll them on their side, stay.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../crisis/overdose-page.tsx')).OverdosePage,
  },
  {
    path: '/help/suicide',
    title: 'I might hurt myself',
    description: 'Thoughts of suicide or self-harm: call or text 988 now, and three steps to get safer.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../crisis/suicide-page.tsx')).SuicidePage,
  },
  {
    path: '/help/craving',
    title: 'I’m about to use',
    description: 'A craving is a wave. A ten-minute timer, breathing, and people to call.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./craving-help-page.tsx')).CravingHelpPage,
  },
  {
    path: '/help/withdrawal',
    title: 'I feel sick from stopping',
    description:
      'Withdrawal from alcohol or pills: which signs mean call 911 now, and when to see a doctor first.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../crisis/withdrawal-page.tsx')).WithdrawalPage,
  },
  {
    path: '/breathe',
    title: 'Breathe',
    description: 'Breathe along with a stone that grows and settles. Free, no account, works offline.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./breathe-page.tsx')).BreathePage,
  },
  {
    path: '/safety-plan',
    title: 'My safety plan',
    description:
      'A plan for a hard day, in your own words. Saved encrypted on your device, free for everyone.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../crisis/safety-plan-page.tsx')).SafetyPlanPage,
  },
  {
    path: '/terms',
    title: 'Terms',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./terms-page.tsx')).TermsPage,
  },
  {
    path: '/privacy',
    title: 'Privacy',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('./privacy-page.tsx')).PrivacyPage,
  },
  {
    path: '/library',
    title: 'Recovery Knowledge Library',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../library/library-page.tsx')).LibraryPage,
  },
  {
    path: '/contact',
    title: 'Contact',
    description: 'Write to the people behind Cairn. We reply within 24 hours.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../contact/contact-page.tsx')).ContactPage,
  },
  {
    path: '/meditation',
    title: 'Meditation',
    who: 'member',
    prerender: false,
    load: async () => (await import('../../meditation/meditation-page.tsx')).MeditationPage,
  },
  {
    path: '/stop-weekly-email',
    title: 'Stop the weekly email',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../tracker/stop-weekly-email-page.tsx')).StopWeeklyEmailPage,
  },
  {
    path: '/recovery-tracker',
    title: 'Recovery Progress Tracker',
    description:
      'Small things to do each day, forgiving streaks, and your own date. A missed day never takes anything away.',
    who: 'anyone',
    prerender: true,
    load: async () => (await import('../../tracker/recovery-tracker-page.tsx')).RecoveryTrackerPage,
  },
  ...Object.entries(titles).map(
    ([id, title]): Page => ({
      path: `/library/${id}`,
      title,
      // Imported at build time only, to keep the library's list out of every page.
      description: async () => (await import('../../library/articles.ts')).articleOf(id)?.excerpt,
      sources: ['src/library/article-page.tsx', `src/library/articles/${id}.md`],
      who: 'anyone',
      prerender: true,
      load: async () => (await import('../../library/article-page.tsx')).articlePage(id),
    }),
  ),
]

export const notFound: Page = {
  path: '*',
  title: '404 Page Not Found',
  who: 'anyone',
  prerender: true,
  load: async () => (await import('./not-found-page.tsx')).NotFoundPage,
}

export const kit: Page = {
  path: '/kit',
  title: 'Kit',
  who: 'anyone',
  prerender: false,
  load: async () => (await import('./kit-page.tsx')).KitPage,
}
