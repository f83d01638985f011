import { Phone } from 'lucide-react'
import { useI18n } from '../platform/browser/language.tsx'
import { buttonClass } from '../platform/ui/button.tsx'
import { BreathTimer } from './help/breath-timer.tsx'
import { BreathDrawing, NaloxoneDrawing, RecoveryDrawing, WakeDrawing } from './help/first-aid-drawings.tsx'
import { HelpHead, Step, Steps } from './help/help-steps.tsx'
import { emergencyNumber } from './help/lines.ts'
import { useRegion } from './help/region.browser.ts'

/** First aid for an overdose. Change the steps only if their source changes. */
export function OverdosePage() {
  const i18n = useI18n()
  const number = emergencyNumber(useRegion())
  return (
    <div className="page">
      <HelpHead title={i18n.t('Someone won’t wake up')} />
      <section aria-label={i18n.t('First')} className="mb-8 grid gap-3">
        {number ? (
          <a
            href={`tel:${number}`}
            className={`sm:justify-self-start sm:px-16! ${buttonClass({ size: 'large' })}`}
          >
            <Phone aria-hidden className="size-6" strokeWidth={1.75} />
            {i18n.t('Call {number} now', { number })}
          </a>
        ) : (
          <p className="text-xl font-semibold">{i18n.t('Call your emergency number now.')}</p>
        )}
        <p className="measure text-lg">
          {i18n.t('Put the phone on speaker. Say where you are. Say, “They won’t wake up.”')}
        </p>
      </section>
      <Steps>
        <Step number={1} title={i18n.t('Try to wake them')} drawing={<WakeDrawing />}>
          <p className="measure text-lg">
            {i18n.t('Shout. Rub your knuckles hard on the middle of their chest.')}
          </p>
          <p className="measure">
            {i18n.t(
              'Signs of an overdose: no answer. Slow breaths, or none. A gurgling or snoring sound. Blue or gray lips or nails. Tiny pupils.',
            )}
          </p>
        </Step>
        <Step number={2} title={i18n.t('Spray naloxone (Narcan)')} drawing={<NaloxoneDrawing />}>
          <p className="measure text-lg">
            {i18n.t(
              'Lay them on their back. Tilt the head back. Put the tip all the way into one nostril. Push the plunger.',
            )}
          </p>
          <p className="measure">
            {i18n.t('No naloxone? Go to step 3. Not sure what they took? Spray. It won’t hurt them.')}
          </p>
        </Step>
        <Step number={3} title={i18n.t('Breathe for them')} drawing={<BreathDrawing />}>
          <p className="measure text-lg">
            {i18n.t(
              'Tilt the head back. Lift the chin. Pinch the nose. Put your mouth over theirs. Give one breath every 5 seconds. Watch the chest rise.',
            )}
          </p>
          <p className="measure">{i18n.t('No pulse? Push hard and fast on the middle of the chest.')}</p>
        </Step>
        <Step number={4} title={i18n.t('After 2 minutes, spray again')}>
          <BreathTimer />
          <p className="measure text-lg">
            {i18n.t(
              'Still not breathing well? Give a second spray, in the other nostril. Keep breathing for them. Without a clock, count 24 breaths.',
            )}
          </p>
        </Step>
        <Step number={5} title={i18n.t('Breathing? Roll them on their side')} drawing={<RecoveryDrawing />}>
          <p className="measure text-lg">
            {i18n.t('Bend the top knee. Rest the head on the hand. Now they can’t choke.')}
          </p>
        </Step>
        <Step number={6} title={i18n.t('Stay until help comes')}>
          <p className="measure text-lg">{i18n.t('Naloxone wears off. They can stop breathing again.')}</p>
          <p className="measure">
            {i18n.t('Don’t let them sleep it off. No cold shower. No coffee. Don’t make them throw up.')}
          </p>
        </Step>
      </Steps>
      <section aria-labelledby="afraid" className="mt-10 grid gap-3 rounded-card bg-sand p-5 sm:p-7">
        <h2 id="afraid" className="text-2xl">
          {i18n.t('Afraid to call?')}
        </h2>
        <p className="measure">
          {i18n.t(
            'Many states have laws that protect people who call about an overdose. Laws differ. Call anyway. A life comes first.',
          )}
        </p>
        <p className="measure">
          {i18n.t(
            'After a break, your old dose can kill you. That means after jail, rehab, a hospital stay, or just a few weeks off. Don’t use alone. Keep naloxone where others can find it.',
          )}
        </p>
      </section>
      <p className="mt-6 text-sm text-ink-soft">
        {i18n.t('Source: SAMHSA, Overdose Prevention and Response Toolkit (public domain).')}
      </p>
    </div>
  )
}
