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

const stopIfDizzy = 'Stop if you feel dizzy, and let the breath go as it likes.'

export const patterns: BreathingPattern[] = [
  {
    id: 'even',
    name: 'Even breath, 5.5 and 5.5',
    about:
      'As long in as out, about five and a half breaths a minute. The gentlest one; a good place to begin.',
    caution: `Breathe softly, not deeply. ${stopIfDizzy}`,
    phases: [
      { kind: 'in', seconds: 5.5 },
      { kind: 'out', seconds: 5.5 },
    ],
  },
  {
    id: 'box',
    name: 'Box breath, 4-4-4-4',
    about: 'In, hold, out, wait: four sides of a square. It gathers a scattered mind.',
    caution: `Not in pregnancy, and not with heart trouble, untreated high blood pressure, epilepsy or panic attacks: choose the even breath. ${stopIfDizzy}`,
    phases: [
      { kind: 'in', seconds: 4 },
      { kind: 'hold', seconds: 4 },
      { kind: 'out', seconds: 4 },
      { kind: 'wait', seconds: 4 },
    ],
  },
  {
    id: '4-7-8',
    name: 'Long breath out, 4-7-8',
    about:
      'In for four, hold for seven, out for eight. Made for the evening. Four rounds are enough at first.',
    caution: `The hold is long. Not in pregnancy, and not with heart or lung disease, epilepsy or panic attacks. Sit or lie down: it can make you light-headed. ${stopIfDizzy}`,
    phases: [
      { kind: 'in', seconds: 4 },
      { kind: 'hold', seconds: 7 },
      { kind: 'out', seconds: 8 },
    ],
  },
  {
    id: 'sigh',
    name: 'Sigh of relief',
    about:
      'In through the nose, one small sip of air on top, then all of it out through the mouth. For moments when it is all too much.',
    caution: `A few minutes are plenty. ${stopIfDizzy}`,
    phases: [
      { kind: 'in', seconds: 2.5 },
      { kind: 'sip', seconds: 1.5 },
      { kind: 'out', seconds: 6 },
    ],
  },
]

export type OwnSeconds = { in: number; hold: number; out: number; wait: number }

/** Limits of custom patterns in seconds. Long holds are excluded because they can cause fainting. */
export const ownBounds: Record<keyof OwnSeconds, { min: number; max: number }> = {
  in: { min: 2, max: 10 },
  hold: { min: 0, max: 8 },
  out: { min: 2, max: 12 },
  wait: { min: 0, max: 6 },
}

/** A custom pattern, clamped to the limits. */
export function ownPattern(seconds: OwnSeconds): BreathingPattern {
  const within = (kind: keyof OwnSeconds) => {
    const { min, max } = ownBounds[kind]
    return Number.isFinite(seconds[kind]) ? Math.min(max, Math.max(min, seconds[kind])) : min
  }
  const kinds: (keyof OwnSeconds)[] = ['in', 'hold', 'out', 'wait']
  return {
    id: 'own',
    name: 'A pattern of my own',
    about: 'Your own lengths. A breath out that is longer than the breath in calms most people.',
    caution: `Keep the holds short, and leave them out in pregnancy or with heart, lung or seizure trouble. ${stopIfDizzy}`,
    phases: kinds.map((kind) => ({ kind, seconds: within(kind) })).filter((phase) => phase.seconds > 0),
  }
}

export const cues: Record<Phase['kind'], string> = {
  in: 'Breathe in',
  sip: 'A little more',
  hold: 'Hold',
  out: 'Breathe out',
  wait: 'Wait',
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
