// The parts that the help pages share: a short head, numbered steps, and the way back.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useI18n } from '../../platform/browser/language.tsx'
import { pathIn } from './paths.ts'

export function HelpHead({ title, lead }: { title: string; lead?: string }) {
  const i18n = useI18n()
  return (
    <header className="grid grid-cols-1 gap-2 pt-4 pb-4 sm:pt-8">
      <Link
        to={pathIn(i18n.locale, '/help')}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-pine print:hidden"
      >
        {i18n.t('← All help')}
      </Link>
      <h1 className="text-3xl sm:text-5xl">{title}</h1>
      {lead ? <p className="measure text-lg">{lead}</p> : null}
    </header>
  )
}

export function Steps({ children }: { children: ReactNode }) {
  return <ol className="grid grid-cols-1 gap-8">{children}</ol>
}

type StepProps = { number: number; title: string; drawing?: ReactNode; children?: ReactNode }

export function Step({ number, title, drawing, children }: StepProps) {
  const columns = drawing ? 'md:grid-cols-[18rem_1fr] md:gap-8' : ''
  return (
    <li className={`grid break-inside-avoid grid-cols-1 gap-3 ${columns}`}>
      <div className="grid grid-cols-1 content-start gap-3 md:order-2">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-2xl wrap-anywhere">
          <span
            aria-hidden
            className="grid size-10 shrink-0 place-content-center self-start rounded-full bg-pine font-sans text-xl text-on-pine forced-colors:border print:border"
          >
            {number}
          </span>
          <span className="flex-1 basis-[8rem]">{title}</span>
        </h2>
        {children}
      </div>
      {drawing ? <div className="md:order-1">{drawing}</div> : null}
    </li>
  )
}
