// The six features on the home page, each with a small drawing.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFeature } from '../../platform/browser/feature-flags.tsx'

type Feature = { title: string; text: string; to: string; link: string; drawing: ReactNode }

const features: Feature[] = [
  {
    title: 'Guided meditation',
    text: 'Breathe with a stone that grows and settles.',
    to: '/breathe',
    link: 'Breathe',
    drawing: (
      <>
        <circle cx="32" cy="32" r="26" className="fill-dawn" />
        <path d="M14 38c0-10 10-16 19-16s17 6 17 15-8 11-18 11-18-2-18-10Z" className="fill-stone-e" />
      </>
    ),
  },
  {
    title: 'AI recovery coach',
    text: 'Talk it out at 2 a.m. It’s software, and it says so.',
    to: '/ai-coach',
    link: 'Meet the coach',
    drawing: (
      <>
        <path d="M10 14h32a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H24l-10 8v-8h-4Z" className="fill-stone-c" />
        <path d="M30 46h18v8l8-8V26" className="fill-none stroke-pine" strokeWidth="4" />
      </>
    ),
  },
  {
    title: 'Encrypted journal',
    text: 'Locked in your browser. We can’t read it.',
    to: '/journal',
    link: 'Open the journal',
    drawing: (
      <>
        <path d="M14 10h30a6 6 0 0 1 6 6v38H20a6 6 0 0 1-6-6Z" className="fill-stone-e" />
        <path d="M26 30h14v12H26Z" className="fill-dawn" />
        <path d="M29 30v-4a4 4 0 0 1 8 0v4" className="fill-none stroke-dawn" strokeWidth="3" />
      </>
    ),
  },
  {
    title: 'Nutrition',
    text: 'What to eat when your body is starting over.',
    to: '/library/detox-nutrition-guide',
    link: 'Read about food',
    drawing: (
      <>
        <path d="M8 30h48c0 16-10 24-24 24S8 46 8 30Z" className="fill-stone-d" />
        <path
          d="M24 22c-4-5 4-7 0-12M36 22c-4-5 4-7 0-12"
          className="fill-none stroke-pine"
          strokeWidth="4"
        />
      </>
    ),
  },
  {
    title: 'Exercise',
    text: 'Ten minutes around the block helps with sleep and cravings.',
    to: '/library/movement-as-medicine',
    link: 'Start moving',
    drawing: (
      <>
        <path d="M6 56C20 40 44 60 58 44V56Z" className="fill-stone-b" />
        <circle cx="35" cy="10" r="5" className="fill-pine" />
        <path
          d="M34 20 30 34M34 22l12 6M33 22l-10 8M30 34l10 14M30 34 22 48"
          className="fill-none stroke-pine"
          strokeWidth="5"
        />
      </>
    ),
  },
  {
    title: 'Meeting locator',
    text: 'NA, AA, SLAA, CODA and GA, near you or online.',
    to: '/meetings',
    link: 'Find Meetings',
    drawing: (
      <>
        <circle
          cx="32"
          cy="34"
          r="20"
          className="fill-none stroke-stone-b"
          strokeWidth="4"
          strokeDasharray="1 13"
          strokeLinecap="round"
        />
        <path
          d="M14 34h.01M50 34h.01M32 14h.01M32 54h.01M19 20h.01M45 20h.01M19 48h.01"
          className="fill-none stroke-stone-e"
          strokeWidth="11"
          strokeLinecap="round"
        />
        <path d="M45 48h.01" className="stroke-dawn" strokeWidth="12" strokeLinecap="round" />
      </>
    ),
  },
]

export function FeatureCards() {
  const coachOn = useFeature('coach')
  const offered = features.filter(({ to }) => coachOn || to !== '/ai-coach')
  return (
    <section aria-labelledby="features" className="page py-12">
      <h2 id="features" className="mb-6 text-3xl">
        What helps, in one place
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {offered.map(({ title, text, to, link, drawing }) => (
          <li
            key={title}
            className="relative flex flex-wrap items-center gap-4 rounded-2xl p-2 hover:bg-moss"
          >
            <svg
              viewBox="0 0 64 64"
              aria-hidden
              strokeLinecap="round"
              strokeLinejoin="round"
              className="size-20 shrink-0 rounded-2xl bg-sky max-[20rem]:hidden"
            >
              {drawing}
            </svg>
            <div className="min-w-0 flex-1 basis-32">
              <h3 className="text-lg">{title}</h3>
              <p className="leading-snug text-ink-soft">{text}</p>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center font-semibold text-pine after:absolute after:inset-0 hover:underline"
              >
                {link}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
