import { Phone } from 'lucide-react'
import { useI18n } from '../platform/browser/language.tsx'
import { buttonClass } from '../platform/ui/button.tsx'
import { HelpHead } from './help/help-steps.tsx'
import { emergencyNumber } from './help/lines.ts'
import { pathIn } from './help/paths.ts'
import { useRegion } from './help/region.browser.ts'

/** When withdrawal is an emergency. Change the signs only if their sources change. */
export function WithdrawalPage() {
  const i18n = useI18n()
  const number = emergencyNumber(useRegion())
  return (
    <div className="page">
      <HelpHead
        title={i18n.t('I feel sick from stopping')}
        lead={i18n.t('Stopping alcohol or some pills all at once can kill you. It’s not about being strong.')}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <section
          aria-labelledby="now"
          className="grid content-start gap-4 rounded-card border-2 border-clay p-5"
        >
          <h2 id="now" className="text-2xl">
            {i18n.t('Get help now for any of these')}
          </h2>
          {number ? (
            <a href={`tel:${number}`} className={buttonClass({ size: 'large' })}>
              <Phone aria-hidden className="size-6" strokeWidth={1.75} />
              {i18n.t('Call {number}', { number })}
            </a>
          ) : (
            <p className="font-semibold">{i18n.t('Call your emergency number')}</p>
          )}
          <ul className="list-disc space-y-1.5 pl-5 text-lg">
            <li>{i18n.t('A seizure')}</li>
            <li>{i18n.t('Seeing, hearing or feeling things that aren’t there')}</li>
            <li>{i18n.t('You don’t know where you are or what day it is')}</li>
            <li>{i18n.t('Fever, heavy sweating, a racing or skipping heartbeat')}</li>
            <li>{i18n.t('Shaking that keeps getting worse')}</li>
            <li>{i18n.t('Throwing up that won’t stop, or passing out')}</li>
          </ul>
        </section>
        <section
          aria-labelledby="before"
          className="grid content-start gap-4 rounded-card border border-line p-5"
        >
          <h2 id="before" className="text-2xl">
            {i18n.t('See a doctor before you stop if')}
          </h2>
          <ul className="list-disc space-y-1.5 pl-5 text-lg">
            <li>{i18n.t('You drink every day, or you need a drink to stop the shakes')}</li>
            <li>
              {i18n.t('You take Xanax, Valium, Klonopin or pills like them every day, prescribed or not')}
            </li>
            <li>{i18n.t('You take GHB or sleeping pills called barbiturates')}</li>
            <li>{i18n.t('You had a seizure or saw things when you stopped before')}</li>
            <li>{i18n.t('You’re pregnant: never stop opioids or these pills all at once')}</li>
            <li>{i18n.t('You’d be alone')}</li>
          </ul>
        </section>
      </div>
      <p className="measure mt-6">
        {i18n.t(
          'Methadone, buprenorphine, naltrexone and other medicine from your doctor are part of getting well. Talk to the doctor or pharmacist before you change them.',
        )}
      </p>
      <p className="measure mt-3">
        {i18n.t('After a break, your old dose can kill you.')}{' '}
        <a href={pathIn(i18n.locale, '/help/overdose')}>
          {i18n.t('Someone won’t wake up: what to do in an overdose')}
        </a>
      </p>
      <p className="mt-6 text-sm text-ink-soft">
        {i18n.t(
          'Sources: ASAM, Clinical Practice Guideline on Alcohol Withdrawal Management (2020); Joint Clinical Practice Guideline on Benzodiazepine Tapering (2025).',
        )}
      </p>
    </div>
  )
}
