import type { ReactNode } from 'react'
import { buttonClass } from '../platform/ui/button.tsx'
import { Field, Select } from '../platform/ui/field.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { FirstAid } from './help/first-aid.tsx'
import { Grounding } from './help/grounding.tsx'
import { LineCard } from './help/line-card.tsx'
import { directory, isRegion, linesOf, type Region, regionNames } from './help/lines.ts'
import { chooseRegion, useRegion } from './help/region.browser.ts'

/** Works without server, sign-in or script; script only adds the choice of country. `rooms` comes from the meetings capability. */
export function HelpPage({ rooms }: { rooms?: ReactNode }) {
  const region = useRegion()
  return (
    <div className="page">
      <PageHead
        title="You are not alone with this"
        lead="Tap a number. A person answers, at any hour. You do not need the right words."
      >
        <RegionChoice region={region} />
      </PageHead>
      <Numbers region={region} />
      <nav aria-label="On this page" className="mt-8 flex flex-wrap gap-2">
        {[
          ['#overdose', 'Somebody has overdosed'],
          ['#withdrawal', 'Withdrawal: danger signs'],
          ['#grounding', 'Get through ten minutes'],
          ['#calling', 'What happens when I call'],
          ['#more', 'Lines for one thing'],
          ['#countries', 'Other countries'],
        ].map(([to, label]) => (
          <a key={to} href={to} className={buttonClass({ variant: 'outline' })}>
            {label}
          </a>
        ))}
        <a href="/safety-plan" className={buttonClass({ variant: 'outline' })}>
          My safety plan
        </a>
      </nav>
      <div className="mt-12 grid gap-12">
        {rooms}
        <FirstAid region={region} />
        <Grounding />
        <Calling />
        <MoreLines region={region} />
        <Countries />
      </div>
    </div>
  )
}

function RegionChoice({ region }: { region: Region }) {
  return (
    <Field label="Numbers for" className="w-60">
      <Select
        value={region}
        onChange={({ target }) => {
          if (isRegion(target.value)) chooseRegion(target.value)
        }}
      >
        {Object.entries(regionNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function Numbers({ region }: { region: Region }) {
  const first = linesOf(region, 'crisis', 'emergency').sort((a, b) => a.kind.localeCompare(b.kind))
  return (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {first.map((line) => (
        <LineCard key={line.service} line={line} big />
      ))}
      {region === 'elsewhere' || region === 'EU' ? (
        <section className="grid content-start gap-3 rounded-card border border-line bg-paper-raised p-5 shadow-card">
          <h2 className="text-xl">A line in your country</h2>
          <p>
            In danger, call your local emergency number. <a href={directory.address}>{directory.name}</a>{' '}
            lists crisis lines in more than 170 countries.
          </p>
        </section>
      ) : null}
    </div>
  )
}

function MoreLines({ region }: { region: Region }) {
  const more = linesOf(region, 'support')
  if (more.length === 0) return null
  return (
    <section id="more" aria-labelledby="more-title" className="grid gap-5">
      <h2 id="more-title" className="text-3xl">
        Lines for one thing
      </h2>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {more.map((line) => (
          <LineCard key={line.service} line={line} level={3} />
        ))}
      </div>
    </section>
  )
}

function Calling() {
  return (
    <section id="calling" aria-labelledby="calling-title" className="grid gap-5">
      <h2 id="calling-title" className="text-3xl">
        What happens when I call
      </h2>
      <div className="grid gap-6 md:grid-cols-3">
        <div className="grid content-start gap-2">
          <h3 className="text-xl">Calling 988</h3>
          <ol className="list-decimal space-y-1 pl-5">
            <li>A short recording greets you: 1 for veterans, 2 for Spanish.</li>
            <li>You may hear music while they find somebody near you. Stay on the line.</li>
            <li>A trained person says hello. They ask whether you are safe, and listen.</li>
            <li>You can say “I don’t know how to start”. That is a start.</li>
          </ol>
        </div>
        <div className="grid content-start gap-2">
          <h3 className="text-xl">Texting</h3>
          <ol className="list-decimal space-y-1 pl-5">
            <li>Text 988, or HOME to 741741.</li>
            <li>The first answers are automatic. You may be asked a few short questions.</li>
            <li>A person takes over, usually within minutes. It can be longer on a busy night.</li>
            <li>
              Answer as much or as little as you like. Delete the thread afterwards if your phone is shared.
            </li>
          </ol>
        </div>
        <div className="grid content-start gap-2">
          <h3 className="text-xl">Calling 911</h3>
          <ol className="list-decimal space-y-1 pl-5">
            <li>Say where you are first. If the call drops, they can still come.</li>
            <li>Say what you see: “not breathing”, “won’t wake up”, “having a seizure”.</li>
            <li>Do what they tell you, and stay on the line.</li>
            <li>
              Many states have laws that protect people who call for an overdose. They differ; call anyway.
            </li>
          </ol>
        </div>
      </div>
      <p className="measure text-ink-soft">
        Crisis lines try the gentlest help first. If a life is in danger right now, they may send emergency
        services; 988 says this happens in fewer than 2 of 100 calls.
      </p>
    </section>
  )
}

function Countries() {
  const regions = (Object.keys(regionNames) as Region[]).filter((region) => region !== 'elsewhere')
  return (
    <section id="countries" aria-labelledby="countries-title" className="grid gap-4">
      <h2 id="countries-title" className="text-3xl">
        Other countries
      </h2>
      <div className="grid gap-2">
        {regions.map((region) => (
          <details key={region} className="rounded-card border border-line bg-paper-raised px-5">
            <summary className="min-h-11 py-3 font-semibold">{regionNames[region]}</summary>
            <div className="grid gap-3 pb-5 md:grid-cols-2">
              {linesOf(region).map((line) => (
                <LineCard key={line.service} line={line} level={3} />
              ))}
            </div>
          </details>
        ))}
      </div>
      <p>
        Everywhere else: call your local emergency number, or find a line at{' '}
        <a href={directory.address}>{directory.name}</a>.
      </p>
    </section>
  )
}
