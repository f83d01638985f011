// Parts shared by posts and replies.
import { RelativeTime } from '../../platform/ui/relative-time.tsx'

export function Timestamp({ of }: { of: { createdAt: string; editedAt: string | null } }) {
  return (
    <span className="text-sm text-ink-soft">
      <RelativeTime at={of.createdAt} />
      {of.editedAt ? ', edited' : ''}
    </span>
  )
}

export function ModeratorNote({ note }: { note: string }) {
  return (
    <p className="wrap-anywhere rounded-xl bg-sand px-4 py-3 text-sm">
      <strong>Community Support:</strong> <bdi>{note}</bdi>
    </p>
  )
}
