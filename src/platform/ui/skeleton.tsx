/** A placeholder in the shape of the content, shown after 200 ms so that fast loads don't flicker. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span aria-hidden className={`animate-late block rounded-lg bg-line ${className}`} />
}

/** A few skeleton lines with one sentence for screen readers. */
export function Loading({ label = 'Loading…', lines = 3 }: { label?: string; lines?: number }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line === lines - 1 ? 'h-5 w-2/3' : 'h-5 w-full'} />
      ))}
    </div>
  )
}
