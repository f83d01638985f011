import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../platform/browser/language.tsx'
import { outline } from '../../platform/ui/stones.ts'
import { type BreathingPattern, type BreathMoment, momentAt } from './breathing.ts'
import { cues } from './cues.ts'

type BreathingCircleProps = {
  pattern: BreathingPattern
  running: boolean
  /** Milliseconds since the start. */
  practicedMilliseconds: () => number
  vibrate?: boolean
  small?: boolean
  /** Called when a phase begins, with its cue. */
  onCue?: ((cue: string) => void) | undefined
}

type Cue = { text: string; left: number; place: number }

const stone = outline({ rx: 52, ry: 37, swell: [1, 0.95, 1.03, 0.97, 1.01, 0.96, 1.02, 0.98] })
const base = outline({ rx: 42, ry: 9, swell: [1, 0.97, 1.02, 0.96, 1, 0.98, 1.03, 0.96] })
const restingSize = 0.5
const stillSize = 0.8

/** The position at which the stone touches the one below it at any size. */
function standing(size: number) {
  return `translateY(${(46 - 36 * size).toFixed(2)}px) scale(${size.toFixed(4)})`
}

/** A stone that grows with the breath in and settles with the breath out, with light behind it and a text cue. With reduced motion it fades. */
export function BreathingCircle({
  pattern,
  running,
  practicedMilliseconds,
  vibrate = false,
  small = false,
  onCue,
}: BreathingCircleProps) {
  const i18n = useI18n()
  const lung = useRef<SVGGElement>(null)
  const light = useRef<SVGEllipseElement>(null)
  const cue = useBreath({ pattern, running, practicedMilliseconds, vibrate, onCue }, ({ fullness }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (lung.current) {
      lung.current.style.transform = standing(still ? stillSize : restingSize + (1 - restingSize) * fullness)
      lung.current.style.opacity = String(still ? 0.35 + 0.65 * fullness : 1)
    }
    if (light.current) {
      light.current.style.opacity = String(0.2 + 0.8 * fullness)
      if (!still) light.current.style.transform = `scale(${(0.75 + 0.25 * fullness).toFixed(4)})`
    }
  })

  return (
    <div className={`mx-auto w-full text-center ${small ? 'max-w-56' : 'max-w-52 sm:max-w-72'}`}>
      <svg viewBox="-80 -64 160 130" aria-hidden className="w-full">
        <defs>
          <radialGradient id="breath-light">
            <stop offset="0.3" className="[stop-color:var(--dawn)]" />
            <stop offset="1" stopOpacity="0" className="[stop-color:var(--dawn)]" />
          </radialGradient>
          <linearGradient id="breath-stone" x2="0" y2="1">
            <stop className="[stop-color:var(--stone-a)]" />
            <stop offset="1" className="[stop-color:var(--stone-e)]" />
          </linearGradient>
        </defs>
        <ellipse
          ref={light}
          rx="80"
          ry="64"
          fill="url(#breath-light)"
          className="origin-center [transform:scale(0.75)] opacity-20 [transform-box:fill-box]"
        />
        <path d={base} transform="translate(2 54)" className="fill-stone-d" />
        <g ref={lung} className="[transform:translateY(28px)_scale(0.5)]">
          <path d={stone} fill="url(#breath-stone)" className="forced-colors:stroke-[CanvasText]" />
          <ellipse cx="-14" cy="-17" rx="19" ry="7" className="fill-paper opacity-20" />
        </g>
      </svg>
      <p className="flex min-h-10 items-baseline justify-center gap-3">
        <span role="status" className="font-display text-2xl font-semibold sm:text-3xl">
          {cue?.text ?? i18n.t('Ready')}
        </span>
        <span aria-hidden className="text-2xl text-ink-soft tabular-nums">
          {cue?.left}
        </span>
      </p>
    </div>
  )
}

/** Draws each frame while running, and returns the cue of the current phase. */
function useBreath(
  { pattern, running, practicedMilliseconds, vibrate, onCue }: BreathingCircleProps,
  draw: (moment: BreathMoment) => void,
): Cue | undefined {
  const i18n = useI18n()
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
      const moment = momentAt(pattern, practicedMilliseconds() / 1000)
      const { phase, left, place } = moment
      drawing.current.draw(moment)
      if (shown?.place !== place || shown.left !== left) {
        const begins = shown?.place !== place
        if (begins && vibrate && 'vibrate' in navigator) navigator.vibrate(phase.kind === 'in' ? 60 : 30)
        const text = i18n.t(cues[phase.kind])
        if (begins) drawing.current.onCue?.(text)
        shown = { text, left, place }
        setCue(shown)
      }
      frame = requestAnimationFrame(next)
    }
    next()
    return () => cancelAnimationFrame(frame)
  }, [running, pattern, practicedMilliseconds, vibrate, i18n])
  return cue
}
