import { Star } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { ButtonLink, buttonClass } from '../../platform/ui/button.tsx'
import { Cairn } from '../../platform/ui/cairn.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { FeatureCards } from './feature-cards.tsx'
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
      <FeatureCards />
      <Protocols />
    </>
  )
}

/** One thin line that scrolls sideways. */
function Testimonials() {
  return (
    <section aria-labelledby="voices" className="border-b border-line bg-sand text-sm">
      <div className="page flex items-center gap-4">
        <h2 id="voices" className="shrink-0 font-sans text-sm font-semibold tracking-normal">
          Examples<span className="sr-only"> of what members might write</span>
        </h2>
        <ul
          tabIndex={0}
          aria-labelledby="voices"
          className="-mr-5 flex min-w-0 snap-x items-center gap-8 overflow-x-auto py-2.5 pr-5 [scrollbar-width:none]"
        >
          {testimonials.slice(0, shown).map(({ id, name, location, recoveryTime, content, rating }) => (
            <li key={id} className="shrink-0 snap-start">
              <figure className="flex items-baseline gap-2 whitespace-nowrap">
                <blockquote>“{content}”</blockquote>
                <figcaption className="flex items-baseline gap-2 text-ink-soft">
                  {name}, {location} · {recoveryTime}
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
    <span role="img" aria-label={`${rating} of 5 stars`} className="flex self-center">
      {Array.from({ length: rating }, (_, star) => (
        <Star key={star} aria-hidden className="size-3 fill-dawn text-dawn" strokeWidth={1.75} />
      ))}
    </span>
  )
}

/** An example cairn of sixteen days. */
const exampleDays = Array.from({ length: 16 }, (_, day) => `2024-03-${String(day + 4).padStart(2, '0')}`)

function Hero() {
  return (
    <section
      aria-labelledby="hero"
      className="page grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-4 pt-5 pb-10 sm:pt-10 lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-x-10 lg:py-16"
    >
      <div className="grid grid-cols-1 gap-2 lg:gap-5">
        <p className="measure text-ink-soft lg:text-lg">
          Addiction says you’re the only one, and that one bad night ruins everything. It’s wrong.
        </p>
        <h1 id="hero" className="text-4xl sm:text-5xl lg:text-6xl">
          A path out, one stone a day
        </h1>
      </div>
      <Cairn
        dates={exampleDays}
        today={exampleDays.at(-1)}
        label="A drawing of a cairn: sixteen stones, one for each day of checking in. The newest one glows."
        className="max-h-36 w-[26vw] max-w-24 sm:max-w-36 lg:row-span-2 lg:mx-auto lg:max-h-96 lg:w-full lg:max-w-sm"
      />
      <div className="col-span-2 grid grid-cols-1 gap-4 lg:col-span-1 lg:gap-6">
        <p className="measure lg:text-xl">
          Each day you show up, you add a stone. Missing a day never takes one away.
        </p>
        <HeroButtons />
        <RightNow />
      </div>
    </section>
  )
}

function HeroButtons() {
  const { user } = useSession()
  return (
    <div className="flex flex-wrap gap-2 sm:gap-3">
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
          <ButtonLink to="/login?register=true" size="large" className="max-sm:w-full">
            Join Now - Free
          </ButtonLink>
          <ButtonLink to="/login" variant="outline" className="grow sm:grow-0">
            Log In
          </ButtonLink>
          <ButtonLink to="/pricing" variant="outline" className="grow sm:grow-0">
            View Plans
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/** For visitors who need help right now. */
function RightNow() {
  const links = [
    ['/help/craving', 'I’m about to use'],
    ['/meetings', 'Find a meeting tonight'],
    ['/breathe', 'Breathe'],
  ] as const
  return (
    <nav
      aria-labelledby="right-now"
      className="grid gap-2 rounded-card bg-moss p-3 sm:justify-self-start sm:p-4"
    >
      <h2 id="right-now" className="font-sans text-base font-semibold tracking-normal">
        Need something right now?
      </h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(([to, label]) => (
          <li key={to} className="grow">
            <Link to={to} className={`w-full px-4! ${buttonClass({ variant: 'outline' })}`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Today() {
  const { user } = useSession()
  return (
    <section aria-label="Today" className="bg-sky py-10">
      <div className={`page grid grid-cols-1 gap-5 ${user ? 'lg:grid-cols-2' : ''}`}>
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
