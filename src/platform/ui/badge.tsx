import type { ReactNode } from 'react'

type Tone = 'sky' | 'moss' | 'sand' | 'dawn' | 'plain'

const tones: Record<Tone, string> = {
  sky: 'bg-sky text-ink',
  moss: 'bg-moss text-ink',
  sand: 'bg-sand text-ink',
  dawn: 'bg-dawn text-on-dawn',
  plain: 'border border-line text-ink-soft',
}

export function Badge({ tone = 'moss', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-medium sm:whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
