import { Clock, Lock, Play } from 'lucide-react'
import { Badge } from '../platform/ui/badge.tsx'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { guidedSessions, type SessionId } from './sessions.ts'

type SessionListProps = {
  playing: SessionId | undefined
  isFree: boolean
  onPlay: (id: SessionId) => void
  disabled: boolean
}

export function SessionList({ playing, isFree, onPlay, disabled }: SessionListProps) {
  return (
    <section aria-labelledby="sessions" className="grid gap-5">
      <h2 id="sessions" className="text-3xl">
        Guided sessions
      </h2>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {guidedSessions.map(({ id, title, description, duration, difficulty, isPremium }) => {
          const closed = isPremium && isFree
          const isPlaying = playing === id
          return (
            <li
              key={id}
              className={`flex flex-col gap-3 rounded-card border p-5 ${isPlaying ? 'border-pine bg-moss' : 'border-line bg-paper-raised shadow-card'}`}
            >
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone="sky">{difficulty}</Badge>
                {isPremium ? <Badge tone="dawn">Premium</Badge> : null}
                <span className="ml-auto flex items-center gap-1.5 text-sm text-ink-soft">
                  <Clock aria-hidden size={16} strokeWidth={1.75} /> {duration}
                </span>
              </p>
              <h3 id={`session-${id}`} className="text-xl">
                {title}
              </h3>
              <p className="text-ink-soft">{description}</p>
              <div className="mt-auto pt-2">
                {closed ? (
                  <ButtonLink to="/pricing" variant="outline" aria-describedby={`session-${id}`}>
                    <Lock aria-hidden strokeWidth={1.75} /> Upgrade to Access
                  </ButtonLink>
                ) : (
                  <Button
                    variant="outline"
                    disabled={disabled || isPlaying}
                    aria-describedby={`session-${id}`}
                    onClick={() => onPlay(id)}
                  >
                    <Play aria-hidden strokeWidth={1.75} /> {isPlaying ? 'Chosen' : 'Choose this session'}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
