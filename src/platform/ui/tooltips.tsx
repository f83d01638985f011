// One provider for the tooltips of all controls with `data-tooltip`: they open after 700 ms, and immediately within 300 ms of another one.
// Radix's tooltip is not used, because its positioning library would be loaded with every page.
import { useEffect, useRef, useState } from 'react'

const openDelayMs = 700
const skipDelayMs = 300
const gap = 6

type Tip = { text: string; anchor: Element }

export function Tooltips() {
  const tip = useTip()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (tip && box.current) place(box.current, tip.anchor)
  }, [tip])

  return (
    <div
      ref={box}
      // The control has the same words as its accessible name.
      aria-hidden
      className="animate-appear pointer-events-none fixed top-0 left-0 z-50 max-w-64 rounded-lg bg-ink px-3 py-1.5 text-sm text-paper empty:hidden print:hidden"
    >
      {tip?.text}
    </div>
  )
}

function useTip(): Tip | undefined {
  const [tip, setTip] = useState<Tip>()

  useEffect(() => {
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let current: Element | undefined
    let shown = false
    let closedAt = Number.NEGATIVE_INFINITY

    function close() {
      clearTimeout(timer)
      if (shown) closedAt = performance.now()
      current = undefined
      shown = false
      setTip(undefined)
    }

    function enter(target: EventTarget | null) {
      const anchor = target instanceof Element ? target.closest('[data-tooltip]') : null
      if (anchor === (current ?? null)) return
      close()
      const text = anchor?.getAttribute('data-tooltip')
      if (!anchor || !text) return
      current = anchor
      const waitMs = performance.now() - closedAt < skipDelayMs ? 0 : openDelayMs
      timer = setTimeout(() => {
        if (!anchor.isConnected) return
        shown = true
        setTip({ text, anchor })
      }, waitMs)
    }

    const { signal } = ended
    const listen = <Kind extends keyof DocumentEventMap>(
      kind: Kind,
      react: (event: DocumentEventMap[Kind]) => void,
    ) => document.addEventListener(kind, react, { signal, capture: true, passive: true })
    listen('pointerover', ({ target, pointerType }) => pointerType === 'touch' || enter(target))
    listen('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) enter(target)
    })
    listen('focusout', close)
    listen('pointerdown', close)
    listen('scroll', close)
    listen('keydown', ({ key }) => key === 'Escape' && close())
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [])

  return tip
}

/** Below the control, or above it at the lower edge of the screen. */
function place(box: HTMLElement, anchor: Element) {
  const { left, right, top, bottom } = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const below = bottom + gap + height <= innerHeight
  const x = Math.max(gap, Math.min((left + right - width) / 2, innerWidth - width - gap))
  box.style.translate = `${Math.round(x)}px ${Math.round(below ? bottom + gap : top - gap - height)}px`
}
