import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { type Answer, useRead } from '../platform/browser/call.browser.ts'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { Checkbox } from '../platform/ui/checkbox.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { Progress } from '../platform/ui/progress.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import * as programContract from './programs/program-contract.ts'

type Practice = Answer<typeof programContract.practice>

export function PracticePage() {
  const { practice: id = '' } = useParams()
  const practice = useRead(programContract.practice, { params: { practice: id } })
  return (
    <div className="page pb-20">
      <PageHead title={practice.data?.title ?? 'Guided practice'} lead={practice.data?.summary}>
        <ButtonLink to="/premium" variant="quiet" className="px-0!">
          All practices
        </ButtonLink>
      </PageHead>
      {practice.isPending ? <Loading lines={4} /> : null}
      {practice.isError ? (
        <EmptyState title={practice.error.message}>
          <ButtonLink to={practice.error.status === 403 ? '/pricing' : '/premium'}>
            {practice.error.status === 403 ? 'See the plans' : 'To the premium library'}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {practice.data ? <Player practice={practice.data} /> : null}
    </div>
  )
}

/** The text that is shown at this second of the practice. */
function cueAt(practice: Practice, seconds: number): string {
  return practice.cues.findLast((cue) => cue.atSeconds <= seconds)?.text ?? ''
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

// The device's own voice; nothing leaves it. Voices that need the network are left out.
function speak(text: string): void {
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text)
  const voice = speechSynthesis
    .getVoices()
    .find(({ localService, lang }) => localService && lang.startsWith('en'))
  if (!voice) return
  utterance.voice = voice
  utterance.rate = 0.85
  speechSynthesis.speak(utterance)
}

/** Computes seconds from the clock, so that a sleeping screen does not extend the practice. */
function useSeconds(end: number) {
  const [before, setBefore] = useState(0)
  const [startedAt, setStartedAt] = useState<number>()
  const [now, setNow] = useState(0)
  const isTicking = startedAt !== undefined
  const seconds = Math.min(end, before + (isTicking ? Math.max(0, Math.floor((now - startedAt) / 1000)) : 0))

  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [isTicking])

  return {
    seconds,
    running: isTicking && seconds < end,
    start(from: number) {
      const at = performance.now()
      setBefore(from)
      setNow(at)
      setStartedAt(at)
    },
    stop(at: number) {
      setBefore(at)
      setStartedAt(undefined)
    },
  }
}

function Player({ practice }: { practice: Practice }) {
  const [aloud, setAloud] = useState(false)
  const { seconds, running, start, stop } = useSeconds(practice.seconds)
  const cue = cueAt(practice, seconds)
  const isOver = seconds >= practice.seconds

  useEffect(() => {
    if (running && aloud && cue) speak(cue)
  }, [running, aloud, cue])
  useEffect(() => () => window.speechSynthesis?.cancel(), [])

  function toggleLabel() {
    if (running) return 'Pause'
    if (isOver) return 'Again'
    return seconds > 0 ? 'Continue' : 'Begin'
  }

  function toggle() {
    if (!running) return start(isOver ? 0 : seconds)
    window.speechSynthesis?.cancel()
    stop(seconds)
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
      <Card className="grid min-h-96 content-between gap-8 text-center">
        <p
          aria-live="polite"
          className="mx-auto max-w-xl pt-8 font-display text-2xl leading-relaxed sm:text-3xl"
        >
          {isOver ? 'That was it. Take your time before you get up.' : cue}
        </p>
        <div className="grid justify-items-center gap-4">
          <p className="tabular-nums text-ink-soft">
            {clockText(seconds)} of {clockText(practice.seconds)}
          </p>
          <Progress value={seconds} max={practice.seconds} label="How far the practice has gone" />
          <div className="flex flex-wrap justify-center gap-3">
            <Button size="large" onClick={toggle}>
              {toggleLabel()}
            </Button>
            <Button size="large" variant="outline" disabled={seconds === 0} onClick={() => stop(0)}>
              From the start
            </Button>
          </div>
        </div>
      </Card>
      <div className="grid content-start gap-4">
        <Card>
          <Checkbox
            label="Read aloud"
            hint="With a voice of this device, where it has one. Nothing is sent anywhere."
            checked={aloud}
            onChange={(event) => setAloud(event.target.checked)}
          />
        </Card>
        <details className="rounded-card border border-line px-5 py-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            The whole text
          </summary>
          <div className="grid gap-3 py-3">
            {practice.cues.map(({ atSeconds, text }) => (
              <p key={atSeconds}>{text}</p>
            ))}
          </div>
        </details>
        <p className="text-sm text-ink-soft">{practice.source.text}</p>
      </div>
    </div>
  )
}
