// The first post of the page's HTML, before any module is loaded. The page's head writes into it (early-post.browser.ts); React
// replaces it with the list.
import { Badge } from '../../platform/ui/badge.tsx'
import { categoryNames, categoryTones } from '../labels.ts'
import { PostHead, postClass } from './post-head.tsx'

/** For an element whose text the head's script writes. */
const earlyText = (name: string) => ({
  'data-early': `first-post ${name}`,
  suppressHydrationWarning: true,
  children: '',
})

export function FirstPost() {
  return (
    <div hidden data-early="first-post" className="grid gap-5">
      <div />
      <article className={postClass}>
        <PostHead
          picture={<span aria-hidden className="size-11 shrink-0 rounded-full bg-moss" />}
          author={
            <>
              <bdi className="font-semibold" {...earlyText('author')} />
              <span className="text-sm tracking-wide text-ink-soft tabular-nums" {...earlyText('mark')} />
              <time className="text-sm text-ink-soft" {...earlyText('time')} />
            </>
          }
          badges={<Badge tone={categoryTones.general}>{categoryNames.general}</Badge>}
        />
        <p className="measure wrap-anywhere whitespace-pre-wrap" dir="auto" {...earlyText('content')} />
      </article>
    </div>
  )
}
