// The state of an open form, and the request made from it.
import type { z } from 'zod'
import { readDraft, writeDraft } from '../platform/browser/draft.browser.ts'
import { localToday } from '../platform/browser/local-date.browser.ts'
import { isBlank } from '../platform/text.ts'
import { type ActionId, actions, type TriggerId, triggers } from './choices.ts'
import type { DiaryEntry } from './contract.ts'
import type { PendingEntry, RefusedEntry } from './offline-entries.browser.ts'

export type DiaryRow = z.output<typeof DiaryEntry>
export type EntryDraft = {
  kind: 'review' | 'urge'
  id: string
  /** What the form was opened for: a saved entry, or the date of a new one. */
  openedAs: string
  date: string
  /** The version of the review that this one replaces; null if it is new. */
  base: number | null
  /** Why the server refused it, for an entry that was written offline. */
  refusal?: string
  /** HH:MM, for urges. */
  time: string
  mood: number | undefined
  craving: number | undefined
  cravingAfter: number | undefined
  triggers: TriggerId[]
  ownTrigger: string
  actions: ActionId[]
  ownAction: string
  line: string
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function timeOfMinute(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

export function newDraft(kind: EntryDraft['kind'], mood?: number): EntryDraft {
  const now = new Date()
  const date = localToday()
  return {
    kind,
    id: crypto.randomUUID(),
    openedAs: date,
    date,
    base: null,
    time: timeOfMinute(now.getHours() * 60 + now.getMinutes()),
    mood,
    craving: undefined,
    cravingAfter: undefined,
    triggers: [],
    ownTrigger: '',
    actions: [],
    ownAction: '',
    line: '',
  }
}

export function draftOf(entry: DiaryRow): EntryDraft {
  return {
    ...entry,
    openedAs: entry.id,
    base: entry.version,
    time: timeOfMinute(entry.minute ?? 0),
    mood: entry.mood ?? undefined,
    craving: entry.craving ?? undefined,
    cravingAfter: entry.cravingAfter ?? undefined,
    // A choice that a later version no longer offers is left out.
    triggers: triggers.map(({ id }) => id).filter((id) => entry.triggers.includes(id)),
    actions: actions.map(({ id }) => id).filter((id) => entry.actions.includes(id)),
  }
}

/** A form with an entry that was written offline and refused, so that it can be changed, copied or discarded. */
export function draftOfRefused({ entry, reason }: RefusedEntry): EntryDraft {
  const { craving, triggers: setOff = [], actions: did = [], ...words } = entry.body
  const common = {
    ...newDraft(entry.kind),
    ownTrigger: words.ownTrigger ?? '',
    ownAction: words.ownAction ?? '',
    line: words.line ?? '',
    triggers: setOff,
    actions: did,
    craving: craving ?? undefined,
    refusal: reason,
  }
  if (entry.kind === 'review') {
    const { date, body } = entry
    return {
      ...common,
      openedAs: `queued ${date}`,
      date,
      base: body.base ?? null,
      mood: body.mood ?? undefined,
    }
  }
  const { id, body } = entry
  return {
    ...common,
    id,
    openedAs: `queued ${id}`,
    date: body.date,
    time: timeOfMinute(body.minute),
    cravingAfter: body.cravingAfter ?? undefined,
  }
}

/** Undefined while the form lacks what the server requires. `base` is the version of the saved review of this day, if there is one. */
export function requestOf(draft: EntryDraft, base: number | null): PendingEntry | undefined {
  const { date, mood, craving, cravingAfter, triggers, ownTrigger, actions, ownAction, line } = draft
  const words = { triggers, ownTrigger, actions, ownAction, line }
  if (date === '') return undefined
  if (draft.kind === 'review') {
    const written = !isBlank(ownTrigger + ownAction + line)
    if (mood === undefined && craving === undefined && triggers.length + actions.length === 0 && !written)
      return undefined
    return { kind: 'review', date, body: { mood: mood ?? null, craving: craving ?? null, ...words, base } }
  }
  const [hours, minutes] = draft.time.split(':').map(Number)
  if (craving === undefined || hours === undefined || minutes === undefined) return undefined
  const body = { date, minute: hours * 60 + minutes, craving, cravingAfter: cravingAfter ?? null, ...words }
  return { kind: 'urge', id: draft.id, body }
}

/** Preserves an unsaved form through a reload, a link in it, and Escape; undefined deletes it. */
export function storeDraft(kind: EntryDraft['kind'], draft: EntryDraft | undefined): void {
  writeDraft(`diary.${kind}`, draft ? JSON.stringify(draft) : '')
}

/** Remembers which form is open, so that it is open again after a reload or a login. */
export function storeOpenForm(kind: EntryDraft['kind'] | undefined): void {
  writeDraft('diary.open', kind ?? '')
}

/** The unsaved form that was open when the page was left. */
export function formLeftOpen(): EntryDraft | undefined {
  const stored = readDraft(`diary.${readDraft('diary.open')}`)
  return stored === '' ? undefined : (JSON.parse(stored) as EntryDraft)
}

/** The unsaved form of this kind that was opened last, if it is for the same entry. */
export function unsavedOr(start: EntryDraft): EntryDraft {
  const stored = readDraft(`diary.${start.kind}`)
  if (stored === '') return start
  const draft = JSON.parse(stored) as EntryDraft
  if (draft.openedAs !== start.openedAs) return start
  // The mood in a link is newer.
  return start.openedAs === start.date ? { ...draft, mood: start.mood ?? draft.mood } : draft
}
