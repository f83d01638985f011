import { useEffect, useMemo, useState } from 'react'
import { canSpeak, speak } from '../platform/browser/speech.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Checkbox } from '../platform/ui/checkbox.tsx'
import { Field, Select } from '../platform/ui/field.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { practiceOf } from './practice-text.browser.ts'
import type { MeditationSession } from './sessions.ts'
import { changePlan, type SittingPlan } from './sitting.browser.ts'
import { type PracticeScript, stepAt, timedSteps } from './timed-steps.ts'

type NowPlayingProps = {
  session: MeditationSession
  plan: SittingPlan
  seconds: number
  running: boolean
  isFresh: boolean
}

/** The selected session: length, voice and the current sentence. */
export function NowPlaying({ session, plan, seconds, running, isFresh }: NowPlayingProps) {
  const [practice, setPractice] = useState<PracticeScript | undefined>(undefined)
  const [failed, setFailed] = useState<string | undefined>(undefined)
  useEffect(() => {
    let current = true
    setPractice(undefined)
    setFailed(undefined)
    practiceOf(session.id).then(
      (found) => current && setPractice(found),
      (error: unknown) =>
        current && setFailed(error instanceof Error ? error.message : 'This session could not be opened.'),
    )
    return () => {
      current = false
    }
  }, [session.id])
  const steps = useMemo(() => (practice ? timedSteps(practice, plan.minutes) : []), [practice, plan.minutes])
  const place = stepAt(steps, seconds)
  const sentence = steps[place]?.say

  useEffect(() => {
    if (!running || !plan.voice || sentence === undefined || !canSpeak()) return
    return speak([sentence], 0, { rate: 0.85 })
  }, [running, plan.voice, sentence])

  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <p className="font-semibold text-pine">Now Playing</p>
        <h2 className="text-3xl">{session.title}</h2>
      </div>
      {failed ? <p role="alert">{failed}</p> : null}
      {!practice && !failed ? <Loading label="Fetching the session…" /> : null}
      {sentence ? (
        <blockquote className="min-h-44 rounded-card bg-sand p-6 font-display text-xl leading-relaxed sm:text-2xl sm:leading-relaxed">
          <p aria-live={plan.voice ? 'off' : 'polite'}>{sentence}</p>
        </blockquote>
      ) : null}
      {steps.length > 0 ? (
        <p className="text-sm text-ink-soft">
          Step {place + 1} of {steps.length}
        </p>
      ) : null}
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        <Field label="Length">
          <Select
            value={plan.minutes}
            disabled={!isFresh}
            onChange={(event) => changePlan({ minutes: Number(event.target.value) })}
          >
            {session.minutes.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} minutes
              </option>
            ))}
          </Select>
        </Field>
        {canSpeak() ? (
          <Checkbox
            label="Read the steps aloud"
            checked={plan.voice}
            onChange={(event) => changePlan({ voice: event.target.checked })}
          />
        ) : null}
      </div>
      {isFresh ? (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => changePlan({ session: undefined, minutes: 0 })}
        >
          Only the timer instead
        </Button>
      ) : null}
    </div>
  )
}
