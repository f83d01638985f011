import { useEffect, useRef, useState } from 'react'
import { outline } from '../platform/ui/stones.ts'
import { type BreathingPattern, type BreathMoment, cues, momentAt } from './breathing.ts'

type BreathingCircleProps = {
  pattern: BreathingPattern
  running: boolean
  /** Milliseconds since the start. */
  practised: () => number
  vibrate?: boolean
  /** Called when a phase begins, with its cue. */
  onCue?: ((words: string) => void) | undefined
}

type Cue = { text: string; left: number; place: number }

const stone = outline({ rx: 44, ry: 33, swell: [1, 0.95, 1.03, 0.97, 1.01, 0.96, 1.02, 0.98] })
const restingSize = 0.5
const stillSize = 0.8

/** A stone that grows with the breath in and settles with the breath out, with light behind it and a text cue. With reduced motion it fades. */
export function BreathingCircle({
  pattern,
  running,
  practised,
  vibrate = false,
  onCue,
}: BreathingCircleProps) {
  const lung = useRef<SVGGElement>(null)
  const light = useRef<SVGCircleElement>(null)
  const cue = useBreath({ pattern, running, practised, vibrate, onCue }, ({ fullness }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (lung.current) {
      const size = still ? stillSize : restingSize + (1 - restingSize) * fullness
      const lift = still ? 4 : 14 - 18 * fullness
      lung.current.style.transform = `translateY(${lift.toFixed(2)}px) scale(${size.toFixed(4)})`
      lung.current.style.opacity = String(still ? 0.35 + 0.65 * fullness : 1)
    }
    if (light.current) {
      light.current.style.opacity = String(0.15 + 0.75 * fullness)
      if (!still) light.current.style.transform = `scale(${(0.7 + 0.3 * fullness).toFixed(4)})`
    }
  })

  return (
    <div className="relative mx-auto aspect-square w-full max-w-80">
      <svg viewBox="-60 -60 120 120" aria-hidden className="size-full overflow-visible">
        <defs>
          <radialGradient id="breath-light">
            <stop offset="0.35" className="[stop-color:var(--dawn)]" />
            <stop offset="1" stopOpacity="0" className="[stop-color:var(--dawn)]" />
          </radialGradient>
        </defs>
        <circle
          ref={light}
          r="60"
          fill="url(#breath-light)"
          className="origin-center opacity-15 [transform-box:fill-box] [transform:scale(0.7)]"
        />
        <ellipse cy="42" rx="30" ry="3" className="fill-line-strong opacity-40" />
        <g ref={lung} className="[transform:translateY(14px)_scale(0.5)]">
          <path d={stone} className="fill-moss stroke-pine" strokeWidth="1.5" />
        </g>
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

/** Draws each frame while running, and returns the cue of the current phase. */
function useBreath(
  { pattern, running, practised, vibrate, onCue }: BreathingCircleProps,
  draw: (moment: BreathMoment) => void,
): Cue | undefined {
  const [cue, setCue] = useState<Cue | undefined>(undefined)
  const drawing = useRef({ draw, onCue })
  useEffect(() => {
    drawing.current = { draw, onCue }
  })

  useEffect(() => {
    if (!running) {
      setCue(undefined)
      return
    }
    let shown: Cue | undefined
    let frame = 0
    const next = () => {
      const moment = momentAt(pattern, practised() / 1000)
      const { phase, left, place } = moment
      drawing.current.draw(moment)
      if (shown?.place !== place || shown.left !== left) {
        const begins = shown?.place !== place
        if (begins && vibrate && 'vibrate' in navigator) navigator.vibrate(phase.kind === 'in' ? 60 : 30)
        if (begins) drawing.current.onCue?.(cues[phase.kind])
        shown = { text: cues[phase.kind], left, place }
        setCue(shown)
      }
      frame = requestAnimationFrame(next)
    }
    next()
    return () => cancelAnimationFrame(frame)
  }, [running, pattern, practised, vibrate])
  return cue
}
