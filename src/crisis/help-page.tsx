import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Field, Select } from '../platform/ui/field.tsx'
import { Calling } from './help/calling.tsx'
import { Doors } from './help/doors.tsx'
import { Fold } from './help/fold.tsx'
import { Grounding } from './help/grounding.tsx'
import { LineRow } from './help/line-row.tsx'
import { directory, isRegion, linesOf, type Region, regionNames } from './help/lines.ts'
import { chooseRegion, useRegion } from './help/region.browser.ts'
import { ShortLine } from './help/short-line.tsx'
import { UrgentCalls } from './help/urgent-calls.tsx'

/** Works without server, sign-in or script; script only adds the choice of country. `meetings` comes from the meetings capability. */
export function HelpPage({ meetings }: { meetings?: ReactNode }) {
  const region = useRegion()
  return (
    <div className="page">
      <header className="grid gap-1 pt-5 pb-4 sm:pt-10">
        <h1 className="text-3xl sm:text-5xl">You’re not alone</h1>
        <p className="text-lg text-ink-soft">What’s happening right now? Tap one.</p>
      </header>
      <Doors />
      <p className="mt-2.5">
        <Link
          to="/help/withdrawal"
          className="inline-flex min-h-11 items-center font-semibold text-pine underline"
        >
          I feel sick from stopping: danger signs
        </Link>
      </p>
      <section aria-labelledby="talk" className="mt-3 grid gap-3">
        <h2 id="talk" className="text-xl">
          Talk to a person now
        </h2>
        <UrgentCalls />
      </section>
      <div className="mt-8 grid grid-cols-1 gap-8">
        {meetings}
        <div>
          <Fold id="calling" title="What happens when I call">
            <Calling />
          </Fold>
          <Fold id="grounding" title="Three ways to calm down">
            <Grounding />
          </Fold>
          <Fold id="more" title="Other hotlines">
            <Hotlines region={region} />
          </Fold>
          <Fold id="countries" title="Other countries">
            <Countries region={region} />
          </Fold>
        </div>
        <p className="text-ink-soft">
          Make a <a href="/safety-plan">safety plan</a> for a hard day. Want company? Try{' '}
          <a href="/breathe">breathing with the stone</a>.
        </p>
      </div>
    </div>
  )
}

function Hotlines({ region }: { region: Region }) {
  const more = linesOf(region, 'support')
  return more.length === 0 ? (
    <p>
      We list none for your country yet. <a href={directory.address}>{directory.name}</a> lists more than 170
      countries.
    </p>
  ) : (
    <ul className="grid divide-y divide-line md:grid-cols-2 md:gap-x-10">
      {more.map((line) => (
        <LineRow key={line.service} line={line} />
      ))}
    </ul>
  )
}

function Countries({ region }: { region: Region }) {
  return (
    <>
      <Field label="Show numbers for" className="max-w-72">
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
      <ul className="grid divide-y divide-line">
        {(Object.keys(regionNames) as Region[])
          .filter((each) => each !== 'elsewhere')
          .map((each) => (
            <li key={each} className="py-3">
              <span className="font-semibold">{regionNames[each]}: </span>
              {linesOf(each, 'emergency', 'crisis').map((line, place) => (
                <ShortLine key={line.service} line={line} first={place === 0} />
              ))}
            </li>
          ))}
      </ul>
      <p>
        Anywhere else: call your local emergency number, or find a hotline at{' '}
        <a href={directory.address}>{directory.name}</a>.
      </p>
    </>
  )
}
