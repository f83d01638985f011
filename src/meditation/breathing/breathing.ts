// Breathing patterns, their cautions, and the phase at any second.

export type Phase = { kind: 'in' | 'sip' | 'hold' | 'out' | 'wait'; seconds: number }
export type PatternId = 'box' | '4-7-8' | 'sigh' | 'even' | 'own'
export type BreathingPattern = {
  id: PatternId
  name: string
  about: string
  caution: string
  phases: Phase[]
}

export const patterns: BreathingPattern[] = [
  {
    id: 'even',
    name: /*i18n*/ 'Even breath, 5.5 and 5.5',
    about: /*i18n*/ 'In and out take the same time. This is the gentlest one, and a good place to start.',
    caution: /*i18n*/ 'Breathe softly, not deeply. Stop if you feel dizzy.',
    phases: [
      { kind: 'in', seconds: 5.5 },
      { kind: 'out', seconds: 5.5 },
    ],
  },
  {
    id: 'box',
    name: /*i18n*/ 'Box breath, 4-4-4-4',
    about: /*i18n*/ 'In, hold, out, wait, like the four sides of a square. It helps you focus.',
    caution:
      /*i18n*/ 'Skip it if you’re pregnant or have heart trouble, high blood pressure, epilepsy or panic attacks. Use the even breath instead. Stop if you feel dizzy.',
    phases: [
      { kind: 'in', seconds: 4 },
      { kind: 'hold', seconds: 4 },
      { kind: 'out', seconds: 4 },
      { kind: 'wait', seconds: 4 },
    ],
  },
  {
    id: '4-7-8',
    name: /*i18n*/ 'Long breath out, 4-7-8',
    about: /*i18n*/ 'In for 4, hold for 7, out for 8. Good before bed. Start with four rounds.',
    caution:
      /*i18n*/ 'The hold is long. Skip it if you’re pregnant or have heart or lung disease, epilepsy or panic attacks. Sit or lie down. Stop if you feel dizzy.',
    phases: [
      { kind: 'in', seconds: 4 },
      { kind: 'hold', seconds: 7 },
      { kind: 'out', seconds: 8 },
    ],
  },
  {
    id: 'sigh',
    name: /*i18n*/ 'Sigh of relief',
    about:
      /*i18n*/ 'In through your nose, one more sip of air, then all of it out through your mouth. For when it’s all too much.',
    caution: /*i18n*/ 'A few minutes is plenty. Stop if you feel dizzy.',
    phases: [
      { kind: 'in', seconds: 2.5 },
      { kind: 'sip', seconds: 1.5 },
      { kind: 'out', seconds: 6 },
    ],
  },
]

export type CustomSeconds = { in: number; hold: number; out: number; wait: number }

/** Limits of custom patterns in seconds. Long holds are excluded because they can cause fainting. */
export const customLimits: Record<keyof CustomSeconds, { min: number; max: number }> = {
  in: { min: 2, max: 10 },
  hold: { min: 0, max: 8 },
  out: { min: 2, max: 12 },
  wait: { min: 0, max: 6 },
}

/** A custom pattern, clamped to the limits. */
export function customPattern(seconds: CustomSeconds): BreathingPattern {
  const within = (kind: keyof CustomSeconds) => {
    const { min, max } = customLimits[kind]
    return Number.isFinite(seconds[kind]) ? Math.min(max, Math.max(min, seconds[kind])) : min
  }
  const kinds: (keyof CustomSeconds)[] = ['in', 'hold', 'out', 'wait']
  return {
    id: 'own',
    name: /*i18n*/ 'A pattern of my own',
    about: /*i18n*/ 'You choose the times. Breathing out longer than you breathe in calms most people.',
    caution:
      /*i18n*/ 'Keep the holds short. Skip them if you’re pregnant or have heart, lung or seizure trouble. Stop if you feel dizzy.',
    phases: kinds.map((kind) => ({ kind, seconds: within(kind) })).filter((phase) => phase.seconds > 0),
  }
}

export type BreathMoment = {
  phase: Phase
  /** The number of phases since the start. */
  place: number
  /** Seconds left in the phase, rounded up. */
  left: number
  /** Lung volume from 0 to 1. */
  fullness: number
}

/** The state of a pattern after a number of seconds. */
export function momentAt(pattern: BreathingPattern, seconds: number): BreathMoment {
  const round = pattern.phases.reduce((sum, phase) => sum + phase.seconds, 0)
  const rounds = Math.floor(Math.max(0, seconds) / round)
  let within = Math.max(0, seconds) - rounds * round
  const sips = pattern.phases.some((phase) => phase.kind === 'sip')
  for (const [place, phase] of pattern.phases.entries()) {
    const isLast = place === pattern.phases.length - 1
    if (within < phase.seconds || isLast) {
      const share = Math.min(1, within / phase.seconds)
      return {
        phase,
        place: rounds * pattern.phases.length + place,
        left: Math.max(1, Math.ceil(phase.seconds - within)),
        fullness: fullnessOf(phase.kind, share, sips),
      }
    }
    within -= phase.seconds
  }
  throw new Error('a pattern has at least one phase')
}

function fullnessOf(kind: Phase['kind'], share: number, sips: boolean): number {
  const smooth = (1 - Math.cos(Math.PI * share)) / 2
  const top = sips ? 0.8 : 1
  if (kind === 'in') return smooth * top
  if (kind === 'sip') return top + smooth * (1 - top)
  if (kind === 'out') return 1 - smooth
  return kind === 'hold' ? 1 : 0
}
