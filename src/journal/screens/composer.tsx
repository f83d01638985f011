// The New Entry dialog. The draft is stored encrypted on the device until the server has the entry.
import { useCallback, useEffect, useRef, useState } from 'react'
import { isBlank } from '../../platform/text.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field, Input, TextArea } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { type EntryContent, moods, parseTags } from '../crypto/entry-content.ts'
import type { Draft } from '../device/device.browser.ts'
import { discardDraft, type SaveResult, saveDraft, saveEntry } from '../session/entry-actions.browser.ts'
import { runBeforeLock } from '../session/open-journal.browser.ts'
import { ComposerFrame, MoodButtons, Prompts } from './composer-parts.tsx'
import { formatClock, formatDay, journalErrorMessage } from './journal.tsx'

export function newDraft(): Draft {
  const startedAt = new Date().toISOString()
  return { eid: crypto.randomUUID(), title: '', text: '', mood: null, tags: '', startedAt }
}

export function draftOf(content: EntryContent, eid: string, entry: string): Draft {
  const { title, text, mood, tags, writtenAt } = content
  return { eid, entry, base: content, title, text, mood, tags: tags.join(', '), startedAt: writtenAt }
}

function pageOf({ title, text, mood, tags, startedAt }: Draft): EntryContent {
  return {
    title: title.trim().toWellFormed(),
    text: text.trim().toWellFormed(),
    mood: moods.find((one) => one === mood) ?? null,
    tags: parseTags(tags.toWellFormed()),
    writtenAt: startedAt,
  }
}

type ComposerProps = { draft: Draft; onClose: () => void; onSaved: (id: string) => void }

export function Composer({ draft: first, onClose, onSaved }: ComposerProps) {
  const [draft, setDraft] = useState(first)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const { draftState, storeNow, markSaved } = useStoredDraft(draft, first)

  async function submit() {
    setPending(true)
    setError(undefined)
    try {
      await storeNow()
      const saved = await saveEntry(draft, pageOf(draft))
      markSaved()
      toast(savedToast(saved))
      onClose()
      onSaved(saved.id)
    } catch (failure) {
      setError(journalErrorMessage(failure))
      setPending(false)
    }
  }

  async function close() {
    if (pending) return
    await storeNow()
    if (!isBlank(draft.text) && draft !== first) toast(draftToast)
    onClose()
  }

  return (
    <ComposerFrame
      onClose={() => void close()}
      title={draft.entry ? 'Edit Entry' : 'New Entry'}
      description={`${formatDay(draft.startedAt)}. Encrypted in your browser before it is sent.`}
    >
      <form
        className="grid grid-cols-1 gap-3 max-sm:grid-rows-[auto_1fr]"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Fields draft={draft} error={error} onChange={(by) => setDraft({ ...draft, ...by })} />
        <div className="sticky [@media(height<20rem)]:static bottom-0 -mx-5 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line bg-paper-raised px-5 py-3 sm:-mx-7 sm:px-7">
          <DraftState draftState={draftState} />
          <Button variant="outline" onClick={() => void close()}>
            Close
          </Button>
          <Button type="submit" disabled={isBlank(draft.text) || pending}>
            {pending ? 'Saving...' : 'Save Entry'}
          </Button>
        </div>
      </form>
    </ComposerFrame>
  )
}

type FieldsProps = { draft: Draft; error: string | undefined; onChange: (by: Partial<Draft>) => void }

/** Puts the cursor into the text field when the dialog opens. */
function Fields({ draft, error, onChange }: FieldsProps) {
  const text = useRef<HTMLTextAreaElement>(null)
  const [hadTags] = useState(draft.tags !== '')

  useEffect(() => {
    // Runs after the dialog has focused its first control.
    const focus = requestAnimationFrame(() => text.current?.focus())
    return () => cancelAnimationFrame(focus)
  }, [])

  return (
    <>
      <Field label="Title (optional)" labelHidden>
        <Input
          value={draft.title}
          maxLength={200}
          autoComplete="off"
          placeholder="Title (optional)"
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      {/* On a phone it grows down to what comes after it. */}
      <Field label="Your entry" labelHidden error={error} className="grid-rows-[1fr]">
        <TextArea
          ref={text}
          rows={8}
          dir="auto"
          value={draft.text}
          placeholder="Whatever is here right now."
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </Field>
      {draft.entry ? null : <Prompts draft={draft} onChoose={onChange} />}
      <MoodButtons value={draft.mood} onChange={(mood) => onChange({ mood })} />
      <details open={hadTags}>
        <summary className="min-h-11 content-center text-sm font-semibold">Tags</summary>
        <Field label="Tags, with commas">
          <Input
            value={draft.tags}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => onChange({ tags: event.target.value })}
          />
        </Field>
      </details>
    </>
  )
}

function DraftState({ draftState }: { draftState: string | undefined }) {
  return <output className="min-w-0 grow text-sm text-ink-soft">{draftText(draftState)}</output>
}

function draftText(draftState: string | undefined): string {
  if (draftState === 'full') return 'This device has no space for a draft. Please save soon.'
  return draftState ? `Draft saved encrypted on this device at ${formatClock(draftState)}.` : ''
}

const draftToast = {
  title: 'Draft saved',
  description: 'It stays encrypted on this device until you save or discard it.',
}

function savedToast({ both, waits, refusal }: SaveResult) {
  if (waits && refusal)
    return { title: 'Saved on this device', description: `It’s encrypted, and not sent yet. ${refusal}` }
  if (waits)
    return {
      title: 'Saved on this device',
      description: 'It’s encrypted, and sent as soon as Cairn can be reached.',
    }
  if (!both) return { title: 'Entry saved' }
  return {
    title: 'Entry saved',
    description: 'It was also changed on another device, so both versions are saved.',
  }
}

/** Stores the encrypted draft while typing, before a lock, and when the tab is hidden. */
function useStoredDraft(draft: Draft, first: Draft) {
  const [draftState, setDraftState] = useState<string>()
  const savedDraft = useRef<Draft | 'saved'>(first)

  const storeNow = useCallback(async () => {
    if (savedDraft.current === 'saved' || savedDraft.current === draft) return
    savedDraft.current = draft
    if (isBlank(draft.text) && isBlank(draft.title)) return discardDraft(draft.eid)
    setDraftState((await saveDraft(draft)) ? new Date().toISOString() : 'full')
  }, [draft])

  useEffect(() => {
    const timer = setTimeout(() => void storeNow(), 400)
    const storeOnHide = () => void storeNow()
    const unregister = runBeforeLock(storeNow)
    document.addEventListener('visibilitychange', storeOnHide)
    return () => {
      clearTimeout(timer)
      unregister()
      document.removeEventListener('visibilitychange', storeOnHide)
    }
  }, [storeNow])

  const markSaved = useCallback(() => {
    savedDraft.current = 'saved'
  }, [])
  return { draftState, storeNow, markSaved }
}
