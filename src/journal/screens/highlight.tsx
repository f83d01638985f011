import { matchesIn } from '../search/matches.ts'

/** Text with the words of a search marked. */
export function Highlight({ text, words }: { text: string; words: string }) {
  const parts = matchesIn(text, words)
  let at = 0
  return parts.map((part) => {
    const start = at
    at += part.text.length
    return part.hit ? (
      <mark key={start} className="rounded bg-dawn/40 text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    )
  })
}
