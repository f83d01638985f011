import { ExternalLink } from 'lucide-react'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { type Directory, defaultDirectories } from '../fellowship.ts'

/** The fellowships' official directories, marked as such. */
export function OfficialDirectories({ directories = defaultDirectories }: { directories?: Directory[] }) {
  return (
    <ul className="grid gap-3">
      {directories.map((directory) => (
        <li
          key={directory.fellowship}
          className="grid gap-2 rounded-card border border-line bg-paper-raised p-4 sm:grid-cols-[1fr_auto] sm:items-center sm:p-5"
        >
          <div className="grid gap-1.5">
            <div className="flex flex-wrap gap-2">
              <Badge tone="moss">{directory.fellowship}</Badge>
              <Badge tone="sky">Always open, the fellowship’s own list</Badge>
            </div>
            <p className="font-display text-lg font-semibold">{directory.title}</p>
            <p className="text-ink-soft">{directory.hint}</p>
          </div>
          <a
            className={buttonClass({ variant: 'outline' })}
            href={directory.url}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink aria-hidden strokeWidth={1.75} /> Open
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Directories as links in a sentence. */
export function DirectoryLinks({
  directories,
  by,
}: {
  directories: Directory[]
  by: 'fellowship' | 'title'
}) {
  return directories.map((directory, at) => (
    <span key={directory.fellowship}>
      {at > 0 ? ', ' : ''}
      <a href={directory.url} target="_blank" rel="noreferrer">
        {directory[by]}
      </a>
    </span>
  ))
}
