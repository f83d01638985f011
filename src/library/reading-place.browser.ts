// The reading position in an article: saved while reading, offered on return.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { currentBlock, type ReadingPosition } from './reading.ts'
import { removeSavedPosition, savedPosition, savePosition } from './saved-articles.browser.ts'

const noteAfterMilliseconds = 400

export type ResumeOffer = {
  /** The heading above the position. */
  heading: string | undefined
  go: () => void
  dismiss: () => void
}

/** Tracks the position by the blocks (children) of `text`; returns the previous position, if any. */
export function useReadingPlace(id: string, text: RefObject<HTMLElement | null>): ResumeOffer | undefined {
  const { hash, state } = useLocation()
  const [offered, setOffered] = useState<ReadingPosition>()

  function go(place: ReadingPosition) {
    if (stepTo(text.current?.children[place.block])) setOffered(undefined)
  }

  // Offers the position saved before this visit.
  const opened = useEffectEvent((left: ReadingPosition) => {
    if (state?.resume === true) go(left)
    else if (hash === '') setOffered(left)
  })
  useEffect(() => {
    const left = savedPosition(id)
    if (left) opened(left)
  }, [id])

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      clearTimeout(waiting)
      waiting = undefined
      const blocks = [...(text.current?.children ?? [])]
      if (blocks.length === 0) return
      const block = currentBlock(
        blocks.map((each) => each.getBoundingClientRect().bottom),
        innerHeight,
      )
      savePosition(id, { block, of: blocks.length })
      setOffered((place) => (place && block >= place.block ? undefined : place))
    }
    const scrolled = () => {
      waiting ??= setTimeout(note, noteAfterMilliseconds)
    }
    const leaving = () => {
      if (waiting) note()
    }
    addEventListener('scroll', scrolled, { passive: true })
    addEventListener('pagehide', leaving)
    return () => {
      leaving()
      removeEventListener('scroll', scrolled)
      removeEventListener('pagehide', leaving)
    }
  }, [id, text])

  if (!offered) return undefined
  return {
    heading: headingBefore(text.current, offered.block),
    go: () => go(offered),
    dismiss: () => {
      setOffered(undefined)
      removeSavedPosition(id)
    },
  }
}

function stepTo(block: Element | undefined): boolean {
  if (!(block instanceof HTMLElement)) return false
  // Scrolls it to a third of the screen, where it was recorded.
  scrollBy({ top: block.getBoundingClientRect().top - innerHeight / 3 })
  // Moves keyboard and screen reader focus there too.
  block.tabIndex = -1
  block.focus({ preventScroll: true })
  return true
}

function headingBefore(text: HTMLElement | null, block: number): string | undefined {
  const above = [...(text?.children ?? [])].slice(0, block + 1)
  return above.findLast((each) => each.tagName === 'H2')?.textContent ?? undefined
}
