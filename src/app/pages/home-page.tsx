import { ArrowRight, BookLock, Bot, Dumbbell, type LucideIcon, MapPin, Salad, Star, Wind } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { Cairn } from '../../platform/ui/cairn.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { InspirationCard } from './inspiration-card.tsx'
import { Protocols } from './protocols.tsx'
import { testimonials } from './testimonials.ts'

const shown = 3

/** Loaded for members only. */
const CheckInCard = lazy(async () => ({
  default: (await import('../../checkin/check-in-card.tsx')).CheckInCard,
}))

export function HomePage() {
  return (
    <>
      <Testimonials />
      <Hero />
      <Today />
      <Features />
      <Protocols />
    </>
  )
}

function Testimonials() {
  return (
    <section aria-labelledby="voices" className="border-b border-line bg-sand">
      <div className="page py-5">
        <h2 id="voices" className="mb-3 font-sans text-sm font-normal tracking-normal text-ink-soft">
          Examples of what members might write
        </h2>
        <ul
          tabIndex={0}
          aria-labelledby="voices"
          className="-mx-5 flex snap-x gap-4 overflow-x-auto px-5 pb-2 md:mx-0 md:grid md:grid-cols-3 md:px-0"
        >
          {testimonials.slice(0, shown).map(({ id, name, location, recoveryTime, content, rating }) => (
            <li key={id} className="w-72 shrink-0 snap-start rounded-card bg-paper-raised p-4 md:w-auto">
              <figure className="grid h-full content-between gap-3">
                <blockquote className="leading-snug">“{content}”</blockquote>
                <figcaption className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft">
                  <span>
                    {name}, {location} · {recoveryTime}
                  </span>
                  <Rating rating={rating} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Rating({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className="flex">
      {Array.from({ length: rating }, (_, star) => (
        <Star key={star} aria-hidden className="size-4 fill-dawn text-dawn" strokeWidth={1.75} />
      ))}
    </span>
  )
}

/** An example cairn of fourteen days. */
const exampleDays = Array.from({ length: 16 }, (_, day) => `2024-03-${String(day + 4).padStart(2, '0')}`)

function Hero() {
  return (
    <section
      aria-labelledby="hero"
      className="page grid items-center gap-10 py-section lg:grid-cols-[3fr_2fr]"
    >
      <div className="grid gap-6">
        <p className="measure text-lg text-ink-soft">
          Addiction isolates. It tells you that you are the only one, that you had your chance, that one bad
          night erases every good morning. None of that is true.
        </p>
        <h1 id="hero" className="text-5xl sm:text-6xl">
          A path out, one stone a day
        </h1>
        <p className="measure text-xl">
          Walkers stack stones so that the next one finds the way. On Cairn you lay one for each day that you
          show up. They stay. Whatever happens tomorrow, nobody’s cairn ever falls down.
        </p>
        <HeroButtons />
      </div>
      <Cairn
        dates={exampleDays}
        today={exampleDays.at(-1)}
        label="A drawing of a cairn: sixteen stones, one for each day somebody checked in. The newest one glows."
        className="mx-auto max-h-96 w-full max-w-sm"
      />
    </section>
  )
}

function HeroButtons() {
  const { user } = useSession()
  return (
    <div className="flex flex-wrap gap-3">
      {user ? (
        <>
          <ButtonLink to="/dashboard" size="large">
            Go to Dashboard
          </ButtonLink>
          <ButtonLink to="/pricing" size="large" variant="outline">
            Upgrade Plan
          </ButtonLink>
        </>
      ) : (
        <div className="for-visitors contents">
          <ButtonLink to="/login?register=true" size="large">
            Join Now - Free
          </ButtonLink>
          <ButtonLink to="/login" size="large" variant="outline">
            Log In
          </ButtonLink>
          <ButtonLink to="/pricing" size="large" variant="quiet">
            View Plans
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function Today() {
  const { user } = useSession()
  return (
    <section aria-label="Today" className="bg-sky py-12">
      <div className={`page grid gap-5 ${user ? 'lg:grid-cols-2' : ''}`}>
        <InspirationCard />
        {user ? (
          <Suspense fallback={<Loading />}>
            <CheckInCard level={2} />
          </Suspense>
        ) : null}
      </div>
    </section>
  )
}

type Feature = { icon: LucideIcon; title: string; text: string; to: string; link: string }

const features: Feature[] = [
  {
    icon: Wind,
    title: 'Guided meditation',
    text: 'A circle to breathe with, and four guided sessions. Sixty seconds count.',
    to: '/meditation',
    link: 'Breathe',
  },
  {
    icon: Bot,
    title: 'AI recovery coach',
    text: 'Somewhere to put the thought at two in the morning. It is software, it says so, and it knows when a person is needed.',
    to: '/ai-coach',
    link: 'Meet the coach',
  },
  {
    icon: BookLock,
    title: 'Encrypted journal',
    text: 'Locked in your browser before it is sent. We keep it for you and cannot read it.',
    to: '/journal',
    link: 'Open the journal',
  },
  {
    icon: Salad,
    title: 'Nutrition',
    text: 'Food that helps a body find its feet again, without miracle cures.',
    to: '/library/detox-nutrition-guide',
    link: 'Read about food',
  },
  {
    icon: Dumbbell,
    title: 'Exercise',
    text: 'Moving is medicine for sleep, mood and urges. Start with ten minutes around the block.',
    to: '/library/movement-as-medicine',
    link: 'Start moving',
  },
  {
    icon: MapPin,
    title: 'Meeting locator',
    text: 'NA, AA, SLAA, CODA and GA, in a room near you or online within the hour.',
    to: '/meetings',
    link: 'Find Meetings',
  },
]

function Features() {
  const coachOn = useFeature('coach')
  const offered = features.filter(({ to }) => coachOn || to !== '/ai-coach')
  return (
    <section aria-labelledby="features" className="page py-section">
      <h2 id="features" className="mb-8 text-4xl">
        What helps, in one place
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {offered.map(({ icon: Icon, title, text, to, link }) => (
          <li key={title} className="contents">
            <Card className="grid content-between gap-4">
              <div className="grid gap-3">
                <CardTitle
                  level={3}
                  icon={<Icon aria-hidden className="size-7 text-pine" strokeWidth={1.75} />}
                >
                  {title}
                </CardTitle>
                <p className="text-ink-soft">{text}</p>
              </div>
              <MoreLink to={to}>{link}</MoreLink>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-pine hover:underline"
    >
      {children}
      <ArrowRight aria-hidden className="size-5" strokeWidth={1.75} />
    </Link>
  )
}
