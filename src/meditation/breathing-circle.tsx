import { useEffect, useRef, useState } from 'react'
import { type BreathingPattern, cues, momentAt } from './breathing.ts'

type BreathingCircleProps = {
  pattern: BreathingPattern
  running: boolean
  /** Milliseconds since the start. */
  practised: () => number
  vibrate?: boolean
}

type Cue = { text: string; left: number; place: number }

/** A circle that grows and shrinks with the breath, with a text cue. With reduced motion it fades. */
export function BreathingCircle({ pattern, running, practised, vibrate = false }: BreathingCircleProps) {
  const lung = useRef<SVGCircleElement>(null)
  const [cue, setCue] = useState<Cue | undefined>(undefined)

  useEffect(() => {
    if (!running) {
      setCue(undefined)
      return
    }
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    let shown: Cue | undefined
    let frame = 0
    const draw = () => {
      const { phase, left, place, fullness } = momentAt(pattern, practised() / 1000)
      if (lung.current) {
        lung.current.style.transform = still ? 'scale(0.8)' : `scale(${0.42 + 0.58 * fullness})`
        lung.current.style.opacity = String(still ? 0.35 + 0.65 * fullness : 0.85)
      }
      if (shown?.place !== place || shown.left !== left) {
        if (vibrate && shown?.place !== place && 'vibrate' in navigator)
          navigator.vibrate(phase.kind === 'in' ? 60 : 30)
        shown = { text: cues[phase.kind], left, place }
        setCue(shown)
      }
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [running, pattern, practised, vibrate])

  return (
    <div className="relative mx-auto aspect-square w-full max-w-72">
      <svg viewBox="-50 -50 100 100" aria-hidden className="size-full">
        <circle r="48" className="fill-none stroke-line" strokeWidth="1" />
        <circle
          ref={lung}
          r="46"
          className="origin-center [transform:scale(0.42)] fill-moss stroke-pine [transform-box:fill-box]"
          strokeWidth="1.5"
        />
      </svg>
      <div className="absolute inset-0 grid place-content-center text-center">
        <p role="status" className="font-display text-2xl font-semibold">
          {cue?.text ?? 'Ready'}
        </p>
        <p aria-hidden className="text-lg text-ink-soft tabular-nums">
          {cue ? cue.left : ' '}
        </p>
      </div>
    </div>
  )
}
