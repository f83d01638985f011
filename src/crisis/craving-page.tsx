import type { ReactNode } from 'react'
import { useI18n } from '../platform/browser/language.tsx'
import { buttonClass } from '../platform/ui/button.tsx'
import { CravingTimer } from './help/craving-timer.tsx'
import { HelpHead } from './help/help-steps.tsx'
import { LineRow } from './help/line-row.tsx'
import { linesOf } from './help/lines.ts'
import { pathIn } from './help/paths.ts'
import { useRegion } from './help/region.browser.ts'
import { UrgentCalls } from './help/urgent-calls.tsx'
import { MyPeople } from './safety-plan/my-people.tsx'

type CravingPageProps = { breathing: ReactNode; meetings?: ReactNode; calm: ReactNode }

/** The page for a person about to use. Breathing and meetings come from their capabilities. */
export function CravingPage({ breathing, meetings, calm }: CravingPageProps) {
  const i18n = useI18n()
  const using = linesOf(useRegion(), 'support').filter(({ about }) => about === 'using')
  return (
    <div className="page">
      <HelpHead
        title={i18n.t('I’m about to use')}
        lead={i18n.t('A craving is a wave. It goes up, and it comes down. Wait ten minutes first.')}
      />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <CravingTimer />
        <section aria-labelledby="breathe" className="grid gap-3">
          <h2 id="breathe" className="text-2xl">
            {i18n.t('Breathe while you wait')}
          </h2>
          {breathing}
        </section>
      </div>
      <div className="mt-10 grid grid-cols-1 gap-10">
        <section aria-labelledby="who" className="grid gap-3">
          <h2 id="who" className="text-2xl">
            {i18n.t('Who can I call?')}
          </h2>
          <MyPeople />
          <UrgentCalls />
          {meetings}
        </section>
        <section aria-labelledby="move" className="grid gap-3">
          <h2 id="move" className="text-2xl">
            {i18n.t('Change one thing')}
          </h2>
          <ul className="measure list-disc space-y-2 pl-5 text-lg">
            <li>{i18n.t('Leave the room, or go outside. Put distance between you and it.')}</li>
            <li>
              {i18n.t(
                'Eat something. Drink some water. Are you tired or angry? That makes a craving louder.',
              )}
            </li>
            <li>{i18n.t('Tell one person, “I’m having a craving.” Saying it out loud makes it smaller.')}</li>
          </ul>
        </section>
        <section aria-labelledby="safer" className="grid gap-3 rounded-card bg-sand p-5 sm:p-7">
          <h2 id="safer" className="text-2xl">
            {i18n.t('If you use anyway')}
          </h2>
          <p className="measure">
            {i18n.t(
              'After a break, your old dose can kill you. Don’t use alone. Keep naloxone in reach. You still count, and you can come back here.',
            )}
          </p>
          {using.length > 0 ? (
            <ul>
              {using.map((line) => (
                <LineRow key={line.service} line={line} />
              ))}
            </ul>
          ) : null}
          <p>
            <a href={pathIn(i18n.locale, '/help/overdose')} className={buttonClass({ variant: 'outline' })}>
              {i18n.t('Someone won’t wake up')}
            </a>
          </p>
        </section>
        <div>{calm}</div>
      </div>
    </div>
  )
}
