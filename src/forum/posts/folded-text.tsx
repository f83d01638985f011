import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'

/** Plain text, never markup; collapsed under a content note. */
export function FoldedText({ content, note }: { content: string; note: string | null }) {
  const [open, setOpen] = useState(note === null)
  if (!open) {
    return (
      <div className="flex flex-wrap items-center gap-3 rounded-xl bg-sand px-4 py-3">
        <span>Content note: {note}</span>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Show
        </Button>
      </div>
    )
  }
  return (
    <p className="measure wrap-anywhere whitespace-pre-wrap" dir="auto">
      <bdi>{content}</bdi>
    </p>
  )
}
