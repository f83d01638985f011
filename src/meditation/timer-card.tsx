import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSession } from '../accounts/session.tsx'
import { CravingScale } from '../crisis/craving-scale.tsx'
import { useRefresh } from '../platform/browser/call.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { openBell, scheduleBell } from './bell.browser.ts'
import { useBells } from './bell-schedule.browser.ts'
import { customPattern, patterns } from './breathing/breathing.ts'
import { BreathingCircle } from './breathing/breathing-circle.tsx'
import { useWakeLock } from './breathing/wake-lock.browser.ts'
import { minutes } from './contract.ts'
import { HighCraving } from './high-craving.tsx'
import { NowPlaying } from './now-playing.tsx'
import { guidedSession } from './sessions.ts'
import {
  endSitting,
  pauseSitting,
  practicedMilliseconds,
  resetSitting,
  setCravingBefore,
  startSitting,
  useSitting,
} from './sitting.browser.ts'
import { logSitting } from './sitting-queue.browser.ts'
import { formatTimer } from './timer.ts'
import { MainOptions, TimerOptions } from './timer-options.tsx'

/** The timer with the breathing circle or the session. */
export function TimerCard() {
  const timer = useTimer()
  const { plan, running, seconds, session, pattern, isFresh, isOver } = timer
  const hasOptions = !running && !session
  return (
    <Card className="grid grid-cols-1 content-start gap-4 p-4! sm:gap-6 sm:p-7!">
      {session ? (
        <NowPlaying session={session} plan={plan} seconds={seconds} running={running} isFresh={isFresh} />
      ) : (
        <h2 className="text-xl sm:text-3xl">Breathing timer</h2>
      )}
      {/* Side by side on a laptop, so that Start is on the first screen. */}
      <div
        className={`grid grid-cols-1 gap-4 sm:gap-6 ${hasOptions ? 'lg:grid-cols-2 lg:items-center' : ''}`}
      >
        <div className="grid gap-4 sm:gap-6 lg:gap-3">
          {!session && pattern ? (
            <BreathingCircle
              pattern={pattern}
              running={running}
              practicedMilliseconds={practicedMilliseconds}
              vibrate={plan.vibrate}
            />
          ) : null}
          <TimeDisplay seconds={seconds} minutes={plan.minutes} />
        </div>
        <div className="grid gap-4 sm:gap-6">
          {hasOptions ? <MainOptions plan={plan} isFresh={isFresh || isOver} /> : null}
          <TimerButtons running={running} seconds={seconds} onToggle={timer.toggle} onReset={timer.reset} />
        </div>
      </div>
      {isOver ? <AfterSitting craving={timer.cravingAfter} onCraving={timer.rateAfter} /> : null}
      {isFresh ? (
        <CravingScale
          question="How strong is a craving right now?"
          value={timer.cravingBefore}
          onChange={setCravingBefore}
        />
      ) : null}
      {running ? null : <HighCraving craving={isOver ? timer.cravingAfter : timer.cravingBefore} />}
      {running ? null : <TimerOptions plan={plan} pattern={session ? undefined : pattern} />}
    </Card>
  )
}

/** The sitting with its bells, its log and its keys. */
function useTimer() {
  const sitting = useSitting()
  const { plan, running, seconds, isOver } = sitting
  const [cravingAfter, setCravingAfter] = useState<number | undefined>(undefined)
  const { session, pattern } = usePractice(plan)
  const practice = pattern ? 'breathing' : 'timer'
  const log = useLog(sitting, session ? 'session' : practice)
  const isFresh = !running && seconds === 0
  useWakeLock(running)
  useBells(running, plan)

  useEffect(() => {
    if (running && plan.minutes > 0 && seconds >= plan.minutes * 60) endSitting(plan.minutes * 60_000)
  }, [running, seconds, plan.minutes])
  const logOnce = useEffectEvent(() => void log())
  useEffect(() => {
    if (isOver) logOnce()
  }, [isOver])

  function toggle() {
    if (running) {
      pauseSitting()
      return
    }
    setCravingAfter(undefined)
    if (isOver) resetSitting()
    if (openBell() && (isFresh || isOver)) scheduleBell(0, plan.volume)
    startSitting()
    // Options are hidden while running; the circle must stay mounted.
    requestAnimationFrame(() => document.getElementById('practice')?.scrollIntoView())
  }

  function reset() {
    if (!isOver) void log()
    resetSitting()
    setCravingAfter(undefined)
  }

  function rateAfter(value: number | undefined) {
    setCravingAfter(value)
    if (value !== undefined) void log(value)
  }

  useSpaceBar(toggle)
  return { ...sitting, session, pattern, isFresh, cravingAfter, toggle, reset, rateAfter }
}

type SittingKind = Parameters<typeof logSitting>[1]['kind']

/** Logs the sitting, from ten seconds on; again with the craving after it. */
function useLog({ plan, seconds, id, cravingBefore }: ReturnType<typeof useSitting>, kind: SittingKind) {
  const { user } = useSession()
  const refresh = useRefresh()
  return async (cravingAfter?: number) => {
    if (!user || id === undefined || seconds < 10) return
    await logSitting(user.email, {
      id,
      kind,
      ...(kind === 'session' && plan.session !== undefined ? { session: plan.session } : {}),
      seconds: Math.min(seconds, 4 * 3_600),
      ...(cravingBefore === undefined ? {} : { cravingBefore }),
      ...(cravingAfter === undefined ? {} : { cravingAfter }),
    })
    await refresh([minutes])
  }
}

function TimeDisplay({ seconds, minutes: length }: { seconds: number; minutes: number }) {
  return (
    <p
      role="timer"
      aria-label="Time practiced"
      className="text-center font-display text-4xl font-semibold tabular-nums sm:text-6xl"
    >
      {formatTimer(seconds * 1000)}
      {length > 0 ? <span className="text-2xl text-ink-soft"> / {formatTimer(length * 60_000)}</span> : null}
    </p>
  )
}

type TimerButtonsProps = { running: boolean; seconds: number; onToggle: () => void; onReset: () => void }

function TimerButtons({ running, seconds, onToggle, onReset }: TimerButtonsProps) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button size="large" onClick={onToggle} className="min-w-36 max-[18rem]:min-w-0">
        {running ? <Pause aria-hidden strokeWidth={1.75} /> : <Play aria-hidden strokeWidth={1.75} />}
        {running ? 'Pause' : 'Start'}
      </Button>
      <Button size="large" variant="outline" disabled={seconds === 0} onClick={onReset}>
        <RotateCcw aria-hidden strokeWidth={1.75} /> Reset
      </Button>
    </div>
  )
}

/** The session or the breathing pattern that the plan names. */
function usePractice(plan: ReturnType<typeof useSitting>['plan']) {
  const session = plan.session === undefined ? undefined : guidedSession(plan.session)
  const pattern = useMemo(
    () =>
      plan.pattern === 'own' ? customPattern(plan.own) : patterns.find((known) => known.id === plan.pattern),
    [plan.pattern, plan.own],
  )
  return { session, pattern }
}

function AfterSitting(props: {
  craving: number | undefined
  onCraving: (value: number | undefined) => void
}) {
  return (
    <div className="grid gap-4 rounded-card bg-moss p-5" role="status">
      <p className="font-display text-xl font-semibold">The bell has rung. Thank you for taking this time.</p>
      <CravingScale
        question="How strong is the craving now?"
        value={props.craving}
        onChange={props.onCraving}
      />
    </div>
  )
}

/** The space bar starts and pauses unless a control has focus. */
function useSpaceBar(press: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.target !== document.body) return
      event.preventDefault()
      press()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}
