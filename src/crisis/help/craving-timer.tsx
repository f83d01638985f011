import { Timer } from 'lucide-react'
import { useI18n } from '../../platform/browser/language.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { clockTime, useCountdown } from './countdown.browser.ts'

const waitSeconds = 600
const waveHeight = 62

/** The height of the craving wave from 0 to 1 at a share of its time. */
function heightAt(share: number) {
  return Math.exp(-(((share - 0.38) / 0.24) ** 2))
}

function pointAt(share: number) {
  return { x: 8 + share * 304, y: 80 - waveHeight * heightAt(share) }
}

const wave = Array.from({ length: 49 }, (_, step) => {
  const { x, y } = pointAt(step / 48)
  return `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
}).join('')

/** Ten minutes, drawn as a wave that rises, peaks and falls. */
export function CravingTimer() {
  const i18n = useI18n()
  const { passed, over, start, stop } = useCountdown(waitSeconds)
  const running = passed !== undefined && !over
  const place = pointAt((passed ?? 0) / waitSeconds)
  return (
    <div className="grid gap-3">
      <svg
        role="img"
        aria-label={i18n.t('A craving is a wave: it goes up, peaks, and comes down.')}
        viewBox="0 0 320 92"
        className="h-auto w-full max-w-xl"
      >
        <path d={`${wave}L312 90L8 90Z`} className="fill-sky" />
        <path d={wave} className="fill-none stroke-pine" strokeWidth="3" strokeLinecap="round" />
        <circle cx={place.x} cy={place.y} r="8" className="fill-dawn stroke-paper" strokeWidth="2" />
      </svg>
      <div className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 noscript:hidden">
        {running ? (
          <>
            <span role="timer" className="font-display text-5xl font-semibold tabular-nums">
              {clockTime(waitSeconds - passed)}
            </span>
            <Button variant="quiet" onClick={stop}>
              {i18n.t('Stop')}
            </Button>
          </>
        ) : (
          <Button size="large" onClick={start}>
            <Timer aria-hidden className="size-6" strokeWidth={1.75} />
            {over ? i18n.t('Wait ten more minutes') : i18n.t('Wait ten minutes')}
          </Button>
        )}
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {over
          ? i18n.t('You got through ten minutes. The wave is lower now. Wait ten more. Then ten more.')
          : ''}
      </p>
    </div>
  )
}
