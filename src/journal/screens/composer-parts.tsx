// Parts of the page for a new entry: the frame, the mood by tap, the prompts one at a time.
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isBlank } from '../../platform/text.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Modal } from '../../platform/ui/dialog.tsx'
import { moodNames, moods } from '../crypto/entry-content.ts'
import type { Draft } from '../device/device.browser.ts'
import { prompts } from './prompts.ts'

type ComposerFrameProps = { title: string; description: string; onClose: () => void; children: ReactNode }

/** The whole screen on a phone, a dialog elsewhere. */
export function ComposerFrame(props: ComposerFrameProps) {
  return (
    <Modal
      {...props}
      open
      closesOutside={false}
      className="sheet m-auto w-full max-w-2xl grid-rows-[auto_1fr] overflow-y-auto border-line bg-paper-raised p-5 pb-0 text-ink max-sm:h-dvh max-sm:open:grid max-sm:max-h-dvh max-sm:max-w-full sm:max-h-[calc(100dvh-2rem)] sm:rounded-card sm:border sm:px-7 sm:pt-7 sm:shadow-card"
    />
  )
}

type MoodButtonsProps = { value: string | null; onChange: (mood: string | null) => void }

/** Tapping the chosen mood again clears it. */
export function MoodButtons({ value, onChange }: MoodButtonsProps) {
  return (
    <div role="group" aria-label="Mood" className="flex flex-wrap gap-1.5">
      {moods.map((mood) => (
        <button
          key={mood}
          type="button"
          aria-pressed={mood === value}
          onClick={() => onChange(mood === value ? null : mood)}
          className="min-h-11 rounded-full border border-line px-3.5 text-sm font-medium text-ink-soft transition-colors duration-150 hover:border-pine aria-pressed:border-pine aria-pressed:bg-moss aria-pressed:text-ink"
        >
          {moodNames[mood]}
        </button>
      ))}
    </div>
  )
}

type PromptsProps = { draft: Draft; onChoose: (by: Partial<Draft>) => void }

/** Replaces an unchanged prompt, never the person's own text. */
export function Prompts({ draft, onChoose }: PromptsProps) {
  const offered = prompts.filter(({ text }) => text !== '')
  const [at, setAt] = useState(0)
  const prompt = offered[at % offered.length]
  const free = isBlank(draft.text) || prompts.some(({ text }) => text === draft.text)
  const titleFree = isBlank(draft.title) || prompts.some(({ title }) => title === draft.title)
  if (!prompt || !free) return null
  return (
    <div className="flex items-center gap-2 rounded-xl bg-sand py-1 pr-1 pl-4">
      <p className="min-w-0 grow text-sm">
        <span className="block font-semibold">{prompt.name}</span>
        {prompt.hint}
      </p>
      <Button
        variant="quiet"
        className="shrink-0 px-3!"
        onClick={() => onChoose({ text: prompt.text, ...(titleFree ? { title: prompt.title } : {}) })}
      >
        Use
      </Button>
      <Button variant="quiet" size="icon" aria-label="Another prompt" onClick={() => setAt(at + 1)}>
        <ChevronRight aria-hidden strokeWidth={1.75} />
      </Button>
    </div>
  )
}
