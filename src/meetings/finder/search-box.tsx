import { startTransition, useOptimistic } from 'react'
import { Field, Input } from '../../platform/ui/field.tsx'

/** Shows each keystroke immediately: the list follows in a transition, which the next one interrupts. */
export function MeetingSearchBox({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const [typed, setTyped] = useOptimistic(words)
  return (
    <Field label="Search by name, city, address, or ZIP">
      <Input
        type="search"
        value={typed}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) =>
          startTransition(() => {
            setTyped(target.value)
            onWords(target.value)
          })
        }
      />
    </Field>
  )
}
