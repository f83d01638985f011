// The three urgent help pages as links, each in the words of the person who needs it.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useI18n } from '../../platform/browser/language.tsx'
import { pathIn } from './paths.ts'

type UrgentPage = { to: string; title: string; about: string; drawing: ReactNode }

const urgentPages: UrgentPage[] = [
  {
    to: '/help/overdose',
    title: /*i18n*/ 'Someone won’t wake up',
    about: /*i18n*/ 'Overdose: what to do, step by step',
    drawing: (
      <>
        <path d="M8 46H56" className="stroke-line-strong" strokeWidth="2" />
        <path d="M28 38H52" className="stroke-stone-e" strokeWidth="10" />
        <circle cx="14" cy="37" r="6.5" className="fill-stone-d stroke-none" />
        <path d="M26 20 22 14M34 18V11M42 20 46 14" className="stroke-clay" strokeWidth="3" />
      </>
    ),
  },
  {
    to: '/help/suicide',
    title: /*i18n*/ 'I might hurt myself',
    about: /*i18n*/ 'Thoughts of suicide or self-harm',
    drawing: (
      <>
        <path d="M8 52H56" className="stroke-line-strong" strokeWidth="2" />
        <path d="M24 46V30M24 46H40V34" className="stroke-stone-e" strokeWidth="8" />
        <circle cx="30" cy="20" r="6.5" className="fill-stone-d stroke-none" />
        <path d="M26 30 38 33" className="stroke-stone-e" strokeWidth="5" />
        <path d="M49 24c3-5 9 0 4 5l-4 4-4-4c-5-5 1-10 4-5Z" className="fill-clay stroke-none" />
      </>
    ),
  },
  {
    to: '/help/craving',
    title: /*i18n*/ 'I’m about to use',
    about: /*i18n*/ 'Get through the next ten minutes',
    drawing: (
      <>
        <path d="M6 46C16 46 18 18 30 18s14 28 28 28" className="stroke-pine" strokeWidth="4" />
        <path d="M6 53H58" className="stroke-line-strong" strokeWidth="2" />
        <circle cx="30" cy="18" r="5.5" className="fill-dawn stroke-none" />
      </>
    ),
  },
]

export function UrgentPages() {
  const i18n = useI18n()
  return (
    <ul className="grid grid-cols-1 gap-2.5 md:grid-cols-3 md:gap-4">
      {urgentPages.map(({ to, title, about, drawing }) => (
        <li key={to} className="contents">
          <Link
            to={pathIn(i18n.locale, to)}
            className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-1 rounded-card border-2 border-line-strong bg-paper-raised p-3 pr-4 transition-colors duration-150 hover:border-pine hover:bg-moss md:flex-col md:items-start md:p-5"
          >
            <svg
              viewBox="0 0 64 64"
              aria-hidden
              strokeLinecap="round"
              strokeLinejoin="round"
              className="size-14 shrink-0 rounded-2xl bg-sand fill-none max-[20rem]:hidden md:size-20"
            >
              {drawing}
            </svg>
            <span className="grid min-w-0 gap-0.5 wrap-anywhere max-md:flex-1 max-md:basis-[7rem]">
              <span className="font-display text-xl leading-tight font-semibold">{i18n.t(title)}</span>
              <span className="leading-snug text-ink-soft">{i18n.t(about)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
