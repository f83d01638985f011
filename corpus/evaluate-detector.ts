import type { DangerLabel, FreshMessage } from './danger-fresh/message.ts'
import { type Proportion, proportionOf } from './proportion.ts'

export type DetectedMessage = { message: FreshMessage; detected: DangerLabel }

export type DetectorFigures = {
  /** Emergencies detected as emergencies. */
  emergenciesAsSuch: Proportion
  /** Emergencies detected as danger of any urgency. */
  emergencies: Proportion
  /** Emergencies and other danger detected as danger of any urgency. */
  anyDanger: Proportion
  /** Ordinary messages taken for danger. */
  falseAlarms: Proportion
}

export type DetectorEvaluation = {
  overall: DetectorFigures
  byLanguage: ReadonlyMap<string, DetectorFigures>
  byHalf: ReadonlyMap<string, DetectorFigures>
  /** Messages read rightly as danger or as none, for each `label: kind`. */
  rightByKind: ReadonlyMap<string, Proportion>
  misses: readonly DetectedMessage[]
}

/** Reads every message by itself and scores what `detect` says about it. */
export async function evaluateDetector(
  messages: readonly FreshMessage[],
  detect: (message: FreshMessage) => Promise<DangerLabel> | DangerLabel,
): Promise<DetectorEvaluation> {
  const read: DetectedMessage[] = []
  for (const message of messages) read.push({ message, detected: await detect(message) })
  const figuresBy = (key: (item: DetectedMessage) => string) =>
    new Map([...Map.groupBy(read, key)].map(([name, group]) => [name, figuresOf(group)]))
  const byKind = Map.groupBy(read, ({ message }) => `${message.label}: ${message.kind}`)
  return {
    overall: figuresOf(read),
    byLanguage: figuresBy(({ message }) => message.language),
    byHalf: figuresBy(({ message }) => message.half),
    rightByKind: new Map([...byKind].map(([name, group]) => [name, proportionOf(group, right)])),
    misses: read.filter((item) => !right(item)),
  }
}

const alarmed = ({ detected }: DetectedMessage) => detected !== 'none'
const right = (item: DetectedMessage) => alarmed(item) === (item.message.label !== 'none')

function figuresOf(read: readonly DetectedMessage[]): DetectorFigures {
  const labelled = (...labels: DangerLabel[]) => read.filter(({ message }) => labels.includes(message.label))
  return {
    emergenciesAsSuch: proportionOf(labelled('emergency'), ({ detected }) => detected === 'emergency'),
    emergencies: proportionOf(labelled('emergency'), alarmed),
    anyDanger: proportionOf(labelled('emergency', 'danger'), alarmed),
    falseAlarms: proportionOf(labelled('none'), alarmed),
  }
}
