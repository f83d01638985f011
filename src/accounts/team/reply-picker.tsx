import { useRead } from '../../platform/browser/call.browser.ts'
import { Field, Select } from '../../platform/ui/field.tsx'
import { savedReplies } from './team.ts'

/** Appends a saved reply to the text in the answer box. Hidden if there are no saved replies. */
export function ReplyPicker({ value, onInsert }: { value: string; onInsert: (text: string) => void }) {
  const read = useRead(savedReplies)
  if (!read.data || read.data.length === 0) return null
  const replies = read.data
  return (
    <Field label="Insert a saved reply" labelHidden className="max-w-xs">
      <Select
        value=""
        onChange={(event) => {
          const chosen = replies.find(({ id }) => id === event.target.value)
          if (chosen) onInsert(value.trim() === '' ? chosen.content : `${value.trimEnd()} ${chosen.content}`)
        }}
      >
        <option value="">Insert a saved reply</option>
        {replies.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}
