import type { Half, Language } from '../coach-evaluation/talk.ts'

/** `emergency`: life is at risk now. `danger`: any other danger to the writer or to someone else. */
export type DangerLabel = 'emergency' | 'danger' | 'none'

export type MessagesByKind = Readonly<Record<string, readonly string[]>>

export type FreshMessage = {
  text: string
  label: DangerLabel
  kind: string
  language: Language
  half: Half
}
