import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useI18n } from '../platform/browser/language.tsx'
import { Field, Select } from '../platform/ui/field.tsx'
import { Calling } from './help/calling.tsx'
import { Collapsible } from './help/collapsible.tsx'
import { Grounding } from './help/grounding.tsx'
import { LineRow } from './help/line-row.tsx'
import { directory, isRegion, linesOf, type Region, regionNames } from './help/lines.ts'
import { pathIn } from './help/paths.ts'
import { chooseRegion, useRegion } from './help/region.browser.ts'
import { ShortLine } from './help/short-line.tsx'
import { UrgentCalls } from './help/urgent-calls.tsx'
import { UrgentPages } from './help/urgent-pages.tsx'

/**
 * Works without server, login or JavaScript, which only adds the choice of country. `people` and `meetings` come from other capabilities.
 */
export function HelpPage({ people, meetings }: { people?: ReactNode; meetings?: ReactNode }) {
  const i18n = useI18n()
  const region = useRegion()
  return (
    <div className="page">
      <header className="grid gap-1 pt-5 pb-4 sm:pt-10">
        <h1 className="text-3xl sm:text-5xl">{i18n.t('You’re not alone')}</h1>
        <p className="text-lg text-ink-soft">{i18n.t('What’s happening right now? Tap one.')}</p>
      </header>
      <UrgentPages />
      <p className="mt-2.5">
        <Link
          to={pathIn(i18n.locale, '/help/withdrawal')}
          className="inline-flex min-h-11 items-center font-semibold text-pine underline"
        >
          {i18n.t('I feel sick from stopping: danger signs')}
        </Link>
      </p>
      <section aria-labelledby="talk" className="mt-3 grid gap-3">
        <h2 id="talk" className="text-xl">
          {i18n.t('Talk to a person now')}
        </h2>
        <UrgentCalls />
        {people}
      </section>
      <div className="mt-8 grid grid-cols-1 gap-8">
        {meetings}
        <div>
          <Collapsible id="calling" title={i18n.t('What happens when I call')}>
            <Calling />
          </Collapsible>
          <Collapsible id="grounding" title={i18n.t('Three ways to calm down')}>
            <Grounding />
          </Collapsible>
          <Collapsible id="more" title={i18n.t('Other hotlines')}>
            <Hotlines region={region} />
          </Collapsible>
          <Collapsible id="countries" title={i18n.t('Other countries')}>
            <Countries region={region} />
          </Collapsible>
        </div>
        <p className="text-ink-soft">
          <a href={pathIn(i18n.locale, '/safety-plan')}>{i18n.t('Make a safety plan')}</a>
          {' · '}
          <a href={pathIn(i18n.locale, '/breathe')}>{i18n.t('Breathe with the stone')}</a>
        </p>
      </div>
    </div>
  )
}

function Hotlines({ region }: { region: Region }) {
  const i18n = useI18n()
  const more = linesOf(region, 'support')
  return more.length === 0 ? (
    <p>
      {i18n.t('We list none for your country yet. This directory lists more than 170 countries:')}{' '}
      <a href={directory.address}>{directory.name}</a>
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
  const i18n = useI18n()
  return (
    <>
      <Field label={i18n.t('Show numbers for')} className="max-w-72">
        <Select
          value={region}
          onChange={({ target }) => {
            if (isRegion(target.value)) chooseRegion(target.value)
          }}
        >
          {Object.entries(regionNames).map(([value, name]) => (
            <option key={value} value={value}>
              {i18n.t(name)}
            </option>
          ))}
        </Select>
      </Field>
      <ul className="grid divide-y divide-line">
        {(Object.keys(regionNames) as Region[])
          .filter((each) => each !== 'elsewhere')
          .map((each) => (
            <li key={each} className="py-3">
              <span className="font-semibold">{i18n.t(regionNames[each])}: </span>
              {linesOf(each, 'emergency', 'crisis').map((line, place) => (
                <ShortLine key={line.service} line={line} first={place === 0} />
              ))}
            </li>
          ))}
      </ul>
      <p>
        {i18n.t('Anywhere else: call your local emergency number, or find a hotline here:')}{' '}
        <a href={directory.address}>{directory.name}</a>
      </p>
    </>
  )
}
