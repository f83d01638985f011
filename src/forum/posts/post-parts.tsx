// Parts shared by posts and replies.
import { localTime } from '../words.ts'

export function Timestamp({ words }: { words: { createdAt: string; editedAt: string | null } }) {
  return (
    <time dateTime={words.createdAt} className="text-sm text-ink-soft">
      {localTime(words.createdAt)}
      {words.editedAt ? ', edited' : ''}
    </time>
  )
}

export function ModeratorNote({ note }: { note: string }) {
  return (
    <p className="rounded-xl bg-sand px-4 py-3 text-sm">
      <strong>Community Support:</strong> {note}
    </p>
  )
}
