// How well the detector does on the messages of this folder: recall and false alarms with Wilson intervals.
import {
  isCrisis,
  isHeld,
  type Label,
  labels,
  type Signs,
  type Urgency,
} from '../../src/crisis/detector/signs.ts'
import { signsByBoth } from '../../src/crisis/talk-classifier/signs-by-both.server.ts'
import * as danger from './danger.ts'
import { everyday } from './everyday.ts'
import { heldOut } from './held-out.ts'
import indirect from './indirect.json' with { type: 'json' }
import judged from './judged.json' with { type: 'json' }
import later from './later.json' with { type: 'json' }
import midTalk from './mid-talk.json' with { type: 'json' }
import { more } from './more.ts'
import moreTalk from './more-talk.json' with { type: 'json' }
import nearMisses from './near-misses.json' with { type: 'json' }
import { none } from './none.ts'
import other from './other.json' with { type: 'json' }
import plainTalk from './plain-talk.json' with { type: 'json' }
import * as rules from './rules.ts'
import statements from './statements.json' with { type: 'json' }
import { talk } from './talk.ts'
import talkEnglish from './talk-english.json' with { type: 'json' }
import talkSpanish from './talk-spanish.json' with { type: 'json' }
import voices from './voices.json' with { type: 'json' }
import wide from './wide.json' with { type: 'json' }

/**
 * `development`: the rules and the weights were made from them. `training`: by other authors, who knew no rule; only weights were trained on them.
 * `talk`: lines from the middle of talks; only the weights for talks were trained on them. `measured`: by two more such authors, for evaluation
 * only: nobody who worked on the rules read them. `held-out`: written to evaluate the first rules; nothing was trained on them.
 */
type Split = 'development' | 'training' | 'talk' | 'measured' | 'held-out'
/** `author`: a number where a split has several authors; else 0. */
type Case = { text: string; label: Label; urgency: Urgency; split: Split; author: number }
type Share = { part: number; whole: number; low: number; high: number }

const letter: Record<string, Urgency> = { E: 'emergency', H: 'high', N: 'normal' }

const urgencyOf = (sign: string | undefined): Urgency => letter[sign ?? ''] ?? 'normal'
const linesOf = (source: string) => source.split('\n').filter((line) => line.trim())

function read(label: Label, source: string): Case[] {
  return linesOf(source).map((line) => ({
    text: line.slice(2),
    label,
    urgency: urgencyOf(line[0]),
    split: 'development',
    author: 0,
  }))
}

function readLabeled(lines: readonly string[], split: Split, author = 0): Case[] {
  return lines.flatMap((line) => {
    const [name = '', urgency = '', ...words] = line.split(' ')
    const label = labels.find((one) => one === name)
    const text = words.join(' ')
    return label ? [{ text, label, urgency: urgencyOf(urgency), split, author }] : []
  })
}

/** All labeled messages, those for development and training and those for evaluation. */
export const cases: Case[] = [
  ...read('suicide', danger.suicide),
  ...read('overdose_medical', danger.overdose),
  ...read('withdrawal_danger', danger.withdrawal),
  ...read('self_harm', danger.selfHarm),
  ...read('violence_abuse', danger.violence),
  ...read('relapse_urge', rules.relapse),
  ...read('sourcing_or_selling', rules.sourcing),
  ...read('contact_details_or_doxxing', rules.contact),
  ...read('hate_or_harassment', rules.hate),
  ...read('spam', rules.spam),
  ...read('none', none),
  ...readLabeled(linesOf(more), 'development'),
  ...readLabeled(linesOf(everyday), 'development'),
  ...readLabeled(linesOf(talk), 'development'),
  ...readLabeled(wide, 'development'),
  ...readLabeled(other, 'training'),
  ...later.flatMap((lines, at) => readLabeled(lines, 'training', 1 + at)),
  ...readLabeled([...talkEnglish, ...talkSpanish], 'training', 1 + later.length),
  ...readLabeled(moreTalk.flat(), 'talk', 2 + later.length),
  ...readLabeled(midTalk, 'talk', 3 + later.length),
  ...readLabeled(voices.flat(), 'talk', 4 + later.length),
  ...[...plainTalk, ...nearMisses, ...statements, ...indirect].flatMap((lines, at) =>
    readLabeled(lines, 'talk', 5 + later.length + at),
  ),
  ...judged.flatMap((lines, at) => readLabeled(lines, 'measured', 1 + at)),
  ...readLabeled(linesOf(heldOut), 'held-out'),
]

/** A share with its 95 % Wilson interval. */
function share(part: number, whole: number): Share {
  if (whole === 0) return { part, whole, low: 0, high: 1 }
  const z = 1.96
  const p = part / whole
  const middle = (p + (z * z) / (2 * whole)) / (1 + (z * z) / whole)
  const reach = (z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole))) / (1 + (z * z) / whole)
  return { part, whole, low: middle - reach, high: middle + reach }
}

export type Miss = { text: string; expected: string; found: string }

export type Judged = Case & { found: Signs }

/** The figures of the gates over some cases, and every message that was read otherwise than expected. */
export const report = (some: readonly Case[]) =>
  figuresOf(some.map((one) => ({ ...one, found: signsByBoth(one.text) })))

/** The same of cases that were read already. */
export function figuresOf(judged: readonly Judged[]) {
  const of = (list: readonly Judged[], good: (one: Judged) => boolean) =>
    share(list.filter(good).length, list.length)
  const calm = judged.filter(({ label }) => label === 'none')
  const flagged = ({ found }: Judged) => found.labels.some(isCrisis)
  const heldBack = ({ found }: Judged) => found.labels.some(isHeld)
  const misses: Miss[] = judged
    .filter(
      (one) =>
        one.found.label !== one.label || (one.urgency === 'emergency' && one.found.urgency !== 'emergency'),
    )
    .map(({ text, label, urgency, found }) => ({
      text,
      expected: `${label} ${urgency}`,
      found: `${found.labels.join('+')} ${found.urgency}`,
    }))
  return {
    emergencyRecall: of(
      judged.filter(({ urgency }) => urgency === 'emergency'),
      ({ found }) => found.urgency === 'emergency',
    ),
    crisisRecall: of(
      judged.filter(({ label }) => isCrisis(label)),
      flagged,
    ),
    exactLabel: of(judged, (one) => one.found.label === one.label),
    falseAlarms: of(calm, flagged),
    wrongBlocking: of(
      judged.filter(({ label }) => !isHeld(label)),
      heldBack,
    ),
    byLabel: labels.map((label) => ({
      label,
      recall: of(
        judged.filter((one) => one.label === label),
        (one) => one.found.label === label,
      ),
      falseAlarms: of(
        judged.filter((one) => one.label !== label),
        (one) => one.found.label === label,
      ),
    })),
    misses,
  }
}
