import type { ReactNode } from 'react'

export const postClass = 'grid gap-4 rounded-card border border-line bg-paper-raised p-4 shadow-card sm:p-6'

type PostHeadProps = { picture: ReactNode; author: ReactNode; badges: ReactNode; menu?: ReactNode }

/** Who wrote a post and when, and its category. */
export function PostHead({ picture, author, badges, menu }: PostHeadProps) {
  return (
    <header className="flex flex-wrap items-start gap-x-3 gap-y-1">
      {picture}
      <div className="grid min-w-0 flex-1 basis-[5rem] gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-2">{author}</p>
        <p className="flex flex-wrap gap-1.5">{badges}</p>
      </div>
      {menu}
    </header>
  )
}
