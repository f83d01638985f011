import type { ReactNode } from 'react'

/** The head of a page: its only h1, a lead sentence and optional actions. `dense` leaves more of the screen to the content. */
export function PageHead({
  title,
  lead,
  dense = false,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  dense?: boolean
  children?: ReactNode
}) {
  return (
    <header
      className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-5 pb-4 short:pt-2 short:pb-2 ${dense ? '' : 'sm:pt-10 sm:pb-8'}`}
    >
      <div
        className={`grid min-w-0 grid-cols-1 gap-1.5 ${dense ? 'sm:short:flex sm:short:items-baseline sm:short:gap-x-4' : 'sm:gap-3'}`}
      >
        {/* Tighter on phones: the longest title fits in one line before its font is there, too. */}
        <h1
          className={`text-2xl max-sm:tracking-[-0.02em] ${dense ? 'sm:text-3xl short:text-xl' : 'sm:text-4xl short:text-2xl'}`}
        >
          {title}
        </h1>
        {lead ? (
          <p className={`measure text-ink-soft sm:text-lg ${dense ? 'short:text-base' : ''}`}>{lead}</p>
        ) : null}
      </div>
      {children}
    </header>
  )
}

/** An empty state: says what will appear here and offers the first step. */
export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
      <svg viewBox="0 0 80 40" aria-hidden className="h-10 w-20">
        <ellipse cx="40" cy="34" rx="34" ry="3" className="fill-line" />
        <path d="M12 30c-1-10 12-18 29-18s28 7 27 16c-1 5-12 6-28 6s-27 1-28-4Z" className="fill-dawn" />
      </svg>
      <p className="font-display text-xl font-semibold">{title}</p>
      {children}
    </div>
  )
}
