import { Timer } from 'lucide-react'
import { useI18n } from '../../platform/browser/language.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { clockTime, useCountdown } from './countdown.browser.ts'

const waitSeconds = 120
const secondsPerBreath = 5

/** Two minutes until the second spray, with a beat for one rescue breath every five seconds. */
export function BreathTimer() {
  const i18n = useI18n()
  const { passed, over, start } = useCountdown(waitSeconds)
  const running = passed !== undefined && !over
  const beat = (passed ?? 0) % secondsPerBreath
  return (
    <div className="grid min-h-28 content-center justify-items-start gap-2 noscript:hidden">
      {running ? (
        <>
          <p className="flex items-baseline gap-4">
            <span role="timer" className="font-display text-5xl font-semibold tabular-nums">
              {clockTime(waitSeconds - passed)}
            </span>
            <span className={`text-2xl font-semibold ${beat === 0 ? 'text-clay' : 'text-ink-soft'}`}>
              {beat === 0
                ? i18n.t('Breathe now')
                : i18n.t('Next breath in {seconds}', { seconds: secondsPerBreath - beat })}
            </span>
          </p>
          <progress
            aria-label={i18n.t('Time until the second spray')}
            max={waitSeconds}
            value={passed}
            className="h-2 w-full max-w-72 accent-pine"
          />
        </>
      ) : (
        <>
          <p role="status" className="text-xl font-semibold">
            {over ? i18n.t('Two minutes are up. Not breathing? Spray again, in the other nostril.') : ''}
          </p>
          <Button size="large" onClick={start}>
            <Timer aria-hidden className="size-6" strokeWidth={1.75} />
            {over ? i18n.t('Start two more minutes') : i18n.t('Start the 2-minute timer')}
          </Button>
        </>
      )}
    </div>
  )
}
