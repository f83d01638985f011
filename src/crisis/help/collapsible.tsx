import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** A section that opens on tap, without script too. A link to its id opens it. */
export function Collapsible({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const openIfNamed = () => {
      if (!box.current || location.hash !== `#${id}`) return
      box.current.open = true
      box.current.scrollIntoView()
    }
    openIfNamed()
    addEventListener('hashchange', openIfNamed)
    return () => removeEventListener('hashchange', openIfNamed)
  }, [id])
  return (
    <details ref={box} id={id} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{title}</h2>
        <ChevronDown
          aria-hidden
          className="size-6 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      <div className="grid gap-4 pb-6">{children}</div>
    </details>
  )
}
