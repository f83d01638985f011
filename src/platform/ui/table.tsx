// A table that scrolls horizontally where it is wider than the screen, or stacks its cells on phones.
import type { ReactNode } from 'react'

export const cell = 'border-b border-line px-3 py-2 text-left align-middle'

type TableProps = {
  /** The accessible name; `caption` shows it on screen too. */
  label: string
  caption?: boolean
  heads: string[]
  /** On phones the heads are only read out, and the rows decide how their cells wrap. */
  stacked?: boolean
  /** The rows; style their cells with `cell`. */
  children: ReactNode
}

export function Table({ label, caption = false, heads, stacked = false, children }: TableProps) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className={stacked ? 'w-full max-md:block' : 'w-full'}>
        {caption ? <caption className="pb-2 text-left font-semibold">{label}</caption> : null}
        <thead className={stacked ? 'max-md:sr-only' : undefined}>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${cell} whitespace-nowrap`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={stacked ? 'max-md:block' : undefined}>{children}</tbody>
      </table>
    </div>
  )
}
