// The compose box: counter near the limit, draft, private check before sending.
import { useId, useState } from 'react'
import { HelpNotice } from '../../crisis/help/help-notice.tsx'
import { characterCount, isBlank } from '../../platform/text.ts'
import { Button } from '../../platform/ui/button.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import { charactersLeft, Field, Select, TextArea } from '../../platform/ui/field.tsx'
import { contentNotes, longestPost } from '../contract.ts'
import { useDraftCheck } from './draft-check.browser.ts'

type ContentNote = (typeof contentNotes)[number]
export type ComposedContent = { content: string; contentNote: ContentNote | null }

type ComposeProps = {
  label: string
  placeholder: string
  rows: number
  text: string
  onText: (text: string) => void
  onSend: (content: ComposedContent) => void
  pending: boolean
  button: string
  pendingButton: string
  note?: string | null
  /** The text before it was changed. */
  initial?: string
  onCancel?: (() => void) | undefined
}

export function Compose(props: ComposeProps) {
  const { label, placeholder, rows, text, onText, onSend, pending, button, pendingButton } = props
  const { initial = '', onCancel } = props
  const [note, setNote] = useState<ContentNote | ''>(contentNotes.find((one) => one === props.note) ?? '')
  const [noting, setNoting] = useState(note !== '')
  const check = useDraftCheck(text)
  const counter = useId()
  const length = characterCount(text)
  const near = length > longestPost * 0.9
  const blocked = pending || isBlank(text) || length > longestPost
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!blocked) onSend({ content: text, contentNote: note === '' ? null : note })
      }}
    >
      <Field label={label} labelHidden>
        <TextArea
          rows={rows}
          placeholder={placeholder}
          value={text}
          dir="auto"
          aria-describedby={counter}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <p
        id={counter}
        role={near ? 'status' : undefined}
        className={near ? 'text-sm text-ink-soft' : 'sr-only'}
      >
        {near ? charactersLeft(longestPost - length) : 'At most 5,000 characters.'}
      </p>
      {check.held ? (
        <p role="status" className="rounded-xl bg-sand px-4 py-3 text-sm">
          {check.held} If it does, it will wait until someone from the team has read it. You can change it
          before you send it; nothing has left this device.
        </p>
      ) : null}
      {check.help ? <HelpNotice danger={check.help} /> : null}
      {noting ? (
        <Field label="Content note" hint="What you wrote is folded until someone opens it.">
          <Select
            value={note}
            onChange={(event) => setNote(contentNotes.find((one) => one === event.target.value) ?? '')}
          >
            <option value="">No note</option>
            {contentNotes.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" disabled={blocked}>
          {pending ? pendingButton : button}
        </Button>
        {onCancel ? <CancelButton unsaved={!isBlank(text) && text !== initial} onCancel={onCancel} /> : null}
        {noting ? null : (
          <Button variant="quiet" onClick={() => setNoting(true)}>
            Add a content note
          </Button>
        )}
      </div>
    </form>
  )
}

/** Asks first if that would discard text. */
function CancelButton({ unsaved, onCancel }: { unsaved: boolean; onCancel: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={unsaved ? () => setAsking(true) : onCancel}>
        Cancel
      </Button>
      <AlertDialog
        open={asking}
        title="Discard what you wrote?"
        description="It can’t be brought back."
        confirm="Discard"
        cancel="Keep writing"
        onConfirm={onCancel}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
