import { ExternalLink } from 'lucide-react'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { type Directory, defaultDirectories } from '../fellowship.ts'

/** The fellowships' official directories, marked as such. */
export function OfficialDirectories({ doors = defaultDirectories }: { doors?: Directory[] }) {
  return (
    <ul className="grid gap-3">
      {doors.map((door) => (
        <li
          key={door.fellowship}
          className="grid gap-2 rounded-card border border-line bg-paper-raised p-4 sm:grid-cols-[1fr_auto] sm:items-center sm:p-5"
        >
          <div className="grid gap-1.5">
            <div className="flex flex-wrap gap-2">
              <Badge tone="moss">{door.fellowship}</Badge>
              <Badge tone="sky">Always open, the fellowship’s own list</Badge>
            </div>
            <p className="font-display text-lg font-semibold">{door.title}</p>
            <p className="text-ink-soft">{door.hint}</p>
          </div>
          <a className={buttonClass({ variant: 'outline' })} href={door.url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden strokeWidth={1.75} /> Open
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Directories as links in a sentence. */
export function DirectoryLinks({ doors, by }: { doors: Directory[]; by: 'fellowship' | 'title' }) {
  return doors.map((door, at) => (
    <span key={door.fellowship}>
      {at > 0 ? ', ' : ''}
      <a href={door.url} target="_blank" rel="noreferrer">
        {door[by]}
      </a>
    </span>
  ))
}
