import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'

export function PostSearchBox({ q, onSearch }: { q: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(q)
  return (
    <form
      role="search"
      className="flex w-60 shrink-0 gap-2 lg:w-auto"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(words.trim())
      }}
    >
      <Field label="Search the forum" labelHidden className="min-w-0 grow">
        <Input
          type="search"
          maxLength={200}
          placeholder="Search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" size="icon" aria-label="Search">
        <Search aria-hidden className="size-5" strokeWidth={1.75} />
      </Button>
    </form>
  )
}
