import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSession } from '../accounts/session.tsx'
import { useRefresh } from '../platform/browser/call.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { useAwake } from './awake.browser.ts'
import { openBell, ringIn } from './bell.browser.ts'
import { ownPattern, patterns } from './breathing.ts'
import { BreathingCircle } from './breathing-circle.tsx'
import { minutes } from './contract.ts'
import { CravingScale } from './craving-scale.tsx'
import { HighWave } from './high-wave.tsx'
import { logSitting } from './log.browser.ts'
import { NowPlaying } from './now-playing.tsx'
import { sessionOf } from './sessions.ts'
import {
  endSitting,
  pauseSitting,
  practised,
  resetSitting,
  setCravingBefore,
  startSitting,
  useSitting,
} from './sitting.browser.ts'
import { useBells } from './sounds.browser.ts'
import { shownAs } from './timer.ts'
import { TimerOptions } from './timer-options.tsx'

/** The timer with the breathing circle or the session. */
export function TimerCard() {
  const { user } = useSession()
  const refresh = useRefresh()
  const sitting = useSitting()
  const { plan, running, seconds, id, cravingBefore, isOver } = sitting
  const [after, setAfter] = useState<number | undefined>(undefined)
  const session = plan.session === undefined ? undefined : sessionOf(plan.session)
  const pattern = useMemo(
    () =>
      plan.pattern === 'own' ? ownPattern(plan.own) : patterns.find((known) => known.id === plan.pattern),
    [plan.pattern, plan.own],
  )
  const isFresh = !running && seconds === 0
  useAwake(running)
  useBells(running, plan)

  async function keep(cravingAfter?: number) {
    if (!user || id === undefined || seconds < 10) return
    await logSitting(user.email, {
      id,
      kind: session ? 'session' : pattern ? 'breathing' : 'timer',
      ...(session ? { session: session.id } : {}),
      seconds: Math.min(seconds, 4 * 3_600),
      ...(cravingBefore === undefined ? {} : { cravingBefore }),
      ...(cravingAfter === undefined ? {} : { cravingAfter }),
    })
    await refresh([minutes])
  }

  useEffect(() => {
    if (running && plan.minutes > 0 && seconds >= plan.minutes * 60) endSitting(plan.minutes * 60_000)
  }, [running, seconds, plan.minutes])
  const keepOnce = useEffectEvent(() => void keep())
  useEffect(() => {
    if (isOver) keepOnce()
  }, [isOver])

  function toggle() {
    if (running) {
      pauseSitting()
      return
    }
    setAfter(undefined)
    if (isOver) resetSitting()
    if (openBell() && (isFresh || isOver)) ringIn(0, plan.volume)
    startSitting()
    // Options are hidden while running; the circle must stay mounted.
    requestAnimationFrame(() => document.getElementById('practice')?.scrollIntoView())
  }

  function reset() {
    if (!isOver) void keep()
    resetSitting()
    setAfter(undefined)
  }

  useSpaceBar(toggle)

  return (
    <Card className="grid grid-cols-1 content-start gap-6">
      {session ? (
        <NowPlaying session={session} plan={plan} seconds={seconds} running={running} isFresh={isFresh} />
      ) : (
        <>
          <h2 className="text-3xl">Breathing timer</h2>
          {pattern ? (
            <BreathingCircle
              pattern={pattern}
              running={running}
              practised={practised}
              vibrate={plan.vibrate}
            />
          ) : null}
        </>
      )}
      <p
        role="timer"
        aria-label="Time practised"
        className="text-center font-display text-6xl font-semibold tabular-nums"
      >
        {shownAs(seconds * 1000)}
        {plan.minutes > 0 ? (
          <span className="text-2xl text-ink-soft"> / {shownAs(plan.minutes * 60_000)}</span>
        ) : null}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="large" onClick={toggle} className="min-w-36">
          {running ? <Pause aria-hidden strokeWidth={1.75} /> : <Play aria-hidden strokeWidth={1.75} />}
          {running ? 'Pause' : 'Start'}
        </Button>
        <Button size="large" variant="outline" disabled={seconds === 0} onClick={reset}>
          <RotateCcw aria-hidden strokeWidth={1.75} /> Reset
        </Button>
      </div>
      {isOver ? (
        <div className="grid gap-4 rounded-card bg-moss p-5" role="status">
          <p className="font-display text-xl font-semibold">
            The bell has rung. Thank you for sitting with yourself.
          </p>
          <CravingScale
            question="How strong is the craving now?"
            value={after}
            onChange={(value) => {
              setAfter(value)
              if (value !== undefined) void keep(value)
            }}
          />
        </div>
      ) : null}
      {isFresh ? (
        <CravingScale
          question="How strong is a craving right now?"
          value={cravingBefore}
          onChange={setCravingBefore}
        />
      ) : null}
      {running ? null : <HighWave craving={isOver ? after : cravingBefore} />}
      {running ? null : (
        <TimerOptions plan={plan} pattern={session ? undefined : pattern} isFresh={isFresh || isOver} />
      )}
    </Card>
  )
}

/** The space bar starts and pauses unless a control has focus. */
function useSpaceBar(press: () => void) {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.target !== document.body) return
      event.preventDefault()
      press()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  })
}
