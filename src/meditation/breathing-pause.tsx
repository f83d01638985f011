// A 90-second breathing exercise against cravings, on the dashboard.
import { Pause, Wind } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../accounts/session.tsx'
import { CravingScale } from '../crisis/craving-scale.tsx'
import { useRefresh } from '../platform/browser/call.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { type PatternId, patterns } from './breathing/breathing.ts'
import { BreathingCircle } from './breathing/breathing-circle.tsx'
import { PatternSelect } from './breathing/pattern-select.tsx'
import { useWakeLock } from './breathing/wake-lock.browser.ts'
import { minutes } from './contract.ts'
import { HighCraving } from './high-craving.tsx'
import { logSitting } from './sitting-queue.browser.ts'

const pauseSeconds = 90

export function BreathingPause() {
  const { user } = useSession()
  const refresh = useRefresh()
  const [patternId, setPatternId] = useState<PatternId>('even')
  const [since, setSince] = useState<number | undefined>(undefined)
  const [before, setBefore] = useState<number | undefined>(undefined)
  const [after, setAfter] = useState<number | undefined>(undefined)
  const [done, setDone] = useState<{ id: string; seconds: number } | undefined>(undefined)
  const pattern = patterns.find(({ id }) => id === patternId) ?? patterns[0]
  const running = since !== undefined
  const practicedMilliseconds = useCallback(() => (since === undefined ? 0 : Date.now() - since), [since])
  useWakeLock(running)
  const practice = useRef<HTMLDivElement>(null)
  // On phones the circle, which appears only now, moves the button below the screen.
  useEffect(() => {
    if (running) practice.current?.scrollIntoView({ block: 'nearest' })
  }, [running])

  async function log(sitting: { id: string; seconds: number }, cravingAfter?: number) {
    if (!user) return
    await logSitting(user.email, {
      ...sitting,
      kind: 'breathing',
      ...(before === undefined ? {} : { cravingBefore: before }),
      ...(cravingAfter === undefined ? {} : { cravingAfter }),
    })
    await refresh([minutes])
  }

  function end(seconds: number) {
    setSince(undefined)
    if (seconds < 10) return
    const sitting = { id: crypto.randomUUID(), seconds }
    setDone(sitting)
    void log(sitting)
  }

  const finish = useEffectEvent(() => end(pauseSeconds))
  useEffect(() => {
    if (since === undefined) return
    const left = since + pauseSeconds * 1000 - Date.now()
    const wait = setTimeout(() => finish(), left)
    return () => clearTimeout(wait)
  }, [since])

  if (!pattern) return null
  return (
    <Card ref={practice} className="grid grid-cols-1 content-start gap-2 p-4! sm:gap-5 sm:p-7!">
      <CardTitle icon={<Wind aria-hidden strokeWidth={1.75} className="text-pine" />}>
        A breathing pause
      </CardTitle>
      <p className="text-ink-soft">Ninety seconds. A wave of craving rises, and it also falls.</p>
      {/* On phones these are shown only while it runs, so that Today stays short. */}
      <div className={running ? '' : 'max-sm:hidden'}>
        <BreathingCircle
          pattern={pattern}
          running={running}
          practicedMilliseconds={practicedMilliseconds}
          small
        />
      </div>
      {running ? (
        <Button variant="outline" onClick={() => end(Math.round(practicedMilliseconds() / 1000))}>
          <Pause aria-hidden strokeWidth={1.75} /> Stop
        </Button>
      ) : (
        <Button
          onClick={() => {
            setDone(undefined)
            setAfter(undefined)
            setSince(Date.now())
          }}
        >
          <Wind aria-hidden strokeWidth={1.75} /> {done ? 'Breathe again' : 'Breathe with the circle'}
        </Button>
      )}
      {done && !running ? (
        <CravingScale
          question="How strong is the craving now?"
          value={after}
          onChange={(value) => {
            setAfter(value)
            if (value !== undefined) void log(done, value)
          }}
        />
      ) : null}
      {done && !running ? <HighCraving craving={after} /> : null}
      {!done && !running ? (
        <details>
          <summary className="min-h-11 content-center font-semibold">Craving and pattern</summary>
          <div className="grid gap-4 pt-1">
            <CravingScale question="How strong is a craving right now?" value={before} onChange={setBefore} />
            <HighCraving craving={before} />
            <PatternSelect pattern={pattern} onChange={setPatternId} />
          </div>
        </details>
      ) : null}
    </Card>
  )
}
