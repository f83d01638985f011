import { markedParts } from './search.ts'

/** A text with search terms highlighted. */
export function HighlightedText({ text, words }: { text: string; words: string[] }) {
  let at = 0
  return markedParts(text, words).map((part) => {
    const key = at
    at += part.text.length
    return part.hit ? (
      <mark key={key} className="rounded-sm bg-dawn px-0.5 text-on-dawn">
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    )
  })
}
