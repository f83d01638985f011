import type { ReactNode } from 'react'
import { PageHead } from '../../platform/ui/page-head.tsx'

/** A text page. */
export function Prose({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="page">
      <PageHead title={title} lead={lead} />
      <div className="measure grid gap-4 [&_h2]:mt-6 [&_h2]:text-2xl [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-6">
        {children}
      </div>
    </div>
  )
}
