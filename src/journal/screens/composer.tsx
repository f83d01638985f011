// The New Entry dialog. The draft is stored encrypted on the device until the server has the entry.
import { useCallback, useEffect, useRef, useState } from 'react'
import { isBlank } from '../../platform/text.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field, Input, TextArea } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { type EntryContent, moods, parseTags } from '../crypto/entry-content.ts'
import type { Draft } from '../session/device.browser.ts'
import { discardDraft, saveDraft, saveEntry } from '../session/entry-actions.browser.ts'
import { sealBeforeLock } from '../session/journal.browser.ts'
import { atClock, messageOf } from './journal.tsx'
import { MoodField } from './mood-field.tsx'
import { prompts } from './prompts.ts'

export function newDraft(): Draft {
  const startedAt = new Date().toISOString()
  return { eid: crypto.randomUUID(), title: '', text: '', mood: null, tags: '', startedAt }
}

export function draftOf(page: EntryContent, eid: string, entry: string): Draft {
  const { title, text, mood, tags, writtenAt } = page
  return { eid, entry, title, text, mood, tags: tags.join(', '), startedAt: writtenAt }
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
  const { held, hold, release } = useHeld(draft, first)

  async function submit() {
    setPending(true)
    setError(undefined)
    try {
      await hold()
      const { id, both } = await saveEntry(draft, pageOf(draft))
      release()
      toast({
        title: 'Entry saved',
        ...(both
          ? { description: 'It was also changed on another device, so both versions are saved.' }
          : {}),
      })
      onClose()
      onSaved(id)
    } catch (failure) {
      setError(messageOf(failure))
      setPending(false)
    }
  }

  async function close() {
    if (pending) return
    await hold()
    if (!isBlank(draft.text) && draft !== first) {
      toast({
        title: 'Draft saved',
        description: 'It stays encrypted on this device until you save or discard it.',
      })
    }
    onClose()
  }

  function change(by: Partial<Draft>) {
    setDraft({ ...draft, ...by })
  }

  return (
    <Dialog
      open
      onClose={() => void close()}
      closesOutside={false}
      title={draft.entry ? 'Edit Entry' : 'New Entry'}
      description="Encrypted in your browser before it is sent."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {draft.entry ? null : <Prompts draft={draft} onChoose={change} />}
        <Field label="Title (optional)">
          <Input
            value={draft.title}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label="Your entry" error={error}>
          <TextArea
            rows={9}
            dir="auto"
            value={draft.text}
            placeholder="Whatever is here right now."
            onChange={(event) => change({ text: event.target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <MoodField
            value={draft.mood ?? ''}
            none="Not now"
            onChange={(mood) => change({ mood: mood || null })}
          />
          <Field label="Tags, with commas">
            <Input
              value={draft.tags}
              maxLength={500}
              autoComplete="off"
              onChange={(event) => change({ tags: event.target.value })}
            />
          </Field>
        </div>
        <output className="block min-h-6 text-sm text-ink-soft">
          {held === 'full'
            ? 'This device has no space for a draft. Please save soon.'
            : held
              ? `Draft saved encrypted on this device at ${atClock(held)}.`
              : ''}
        </output>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => void close()}>
            Close
          </Button>
          <Button type="submit" disabled={isBlank(draft.text) || pending}>
            {pending ? 'Saving...' : 'Save Entry'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Stores the encrypted draft while typing, before a lock, and when the tab is hidden. */
function useHeld(draft: Draft, first: Draft) {
  const [held, setHeld] = useState<string>()
  const kept = useRef<Draft | 'saved'>(first)

  const hold = useCallback(async () => {
    if (kept.current === 'saved' || kept.current === draft) return
    kept.current = draft
    if (isBlank(draft.text) && isBlank(draft.title)) return discardDraft(draft.eid)
    setHeld((await saveDraft(draft)) ? new Date().toISOString() : 'full')
  }, [draft])

  useEffect(() => {
    const timer = setTimeout(() => void hold(), 400)
    const seal = () => void hold()
    const unregister = sealBeforeLock(hold)
    document.addEventListener('visibilitychange', seal)
    return () => {
      clearTimeout(timer)
      unregister()
      document.removeEventListener('visibilitychange', seal)
    }
  }, [hold])

  const release = useCallback(() => {
    kept.current = 'saved'
  }, [])
  return { held, hold, release }
}

function Prompts({ draft, onChoose }: { draft: Draft; onChoose: (by: Partial<Draft>) => void }) {
  // Replaces an unchanged prompt, but never the person's own text.
  const free = isBlank(draft.text) || prompts.some(({ text }) => text === draft.text)
  const titleFree = isBlank(draft.title) || prompts.some(({ title }) => title === draft.title)
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Begin with</legend>
      <div className="flex flex-wrap gap-2">
        {prompts.map((prompt) => (
          <Button
            key={prompt.id}
            variant="outline"
            title={prompt.hint}
            disabled={!free}
            aria-pressed={free && draft.text === prompt.text}
            className="aria-pressed:border-pine aria-pressed:bg-moss"
            onClick={() => onChoose({ text: prompt.text, ...(titleFree ? { title: prompt.title } : {}) })}
          >
            {prompt.name}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
