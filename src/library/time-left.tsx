import { type RefObject, useEffect, useState } from 'react'

/** Shows how many minutes of reading remain, at the upper edge of the screen while the text is visible. */
export function TimeLeft({ body, minutes }: { body: RefObject<HTMLElement | null>; minutes: number }) {
  const [left, setLeft] = useState<number | undefined>(undefined)
  useEffect(() => {
    let frame = 0
    const update = () => {
      const text = body.current?.getBoundingClientRect()
      if (!text) return
      const share = (innerHeight * 0.7 - text.top) / text.height
      const isReading = text.top < innerHeight / 2 && share < 1
      setLeft(isReading ? Math.max(1, Math.ceil(minutes * (1 - share))) : undefined)
    }
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [body, minutes])
  return (
    <p className="pointer-events-none sticky top-20 z-20 h-0 text-right text-sm lg:top-32 print:hidden">
      {left === undefined ? null : (
        <span className="rounded-full border border-line bg-paper-raised px-3 py-1.5 tabular-nums">
          {left} min left
        </span>
      )}
    </p>
  )
}
