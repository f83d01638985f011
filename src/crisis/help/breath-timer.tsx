import { Timer } from 'lucide-react'
import { Button } from '../../platform/ui/button.tsx'
import { clockTime, useCountdown } from './countdown.browser.ts'

const waitSeconds = 120
const secondsPerBreath = 5

/** Two minutes until the second spray, with a beat for one rescue breath every five seconds. */
export function BreathTimer() {
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
              {beat === 0 ? 'Breathe now' : `Next breath in ${secondsPerBreath - beat}`}
            </span>
          </p>
          <progress
            aria-label="Time until the second spray"
            max={waitSeconds}
            value={passed}
            className="h-2 w-full max-w-72 accent-pine"
          />
        </>
      ) : (
        <>
          <p role="status" className="text-xl font-semibold">
            {over ? 'Two minutes are up. Not breathing? Spray again, in the other nostril.' : ''}
          </p>
          <Button size="large" onClick={start}>
            <Timer aria-hidden className="size-6" strokeWidth={1.75} />
            {over ? 'Start two more minutes' : 'Start the 2-minute timer'}
          </Button>
        </>
      )}
    </div>
  )
}
