import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'

type Tab = { value: string; label: ReactNode; content: ReactNode }

type TabsProps = {
  label: string
  tabs: Tab[]
  value?: string
  initial?: string
  onChange?: (value: string) => void
}

// Radix sets these inline, and the Content-Security-Policy refuses inline styles in prerendered pages.
const noStyle = { list: { outline: undefined }, panel: { animationDuration: undefined } }

/** Controlled (`value` and `onChange`) or uncontrolled, starting at `initial`. */
export function Tabs({ label, tabs, value, initial, onChange }: TabsProps) {
  const state = value === undefined ? { defaultValue: initial ?? tabs[0]?.value ?? '' } : { value }
  const list = useRef<HTMLDivElement>(null)
  // On a phone a link may open a tab whose name is outside of the list. Only the list scrolls, not the page.
  useEffect(() => {
    const tab = list.current?.querySelector('[role=tab][data-state=active]')
    if (!list.current || !tab || value === undefined) return
    const [within, active] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    list.current.scrollLeft += active.left - within.left - (within.width - active.width) / 2
  }, [value])
  return (
    <Primitive.Root className="min-w-0" {...state} {...(onChange ? { onValueChange: onChange } : {})}>
      <Primitive.List
        ref={list}
        aria-label={label}
        style={noStyle.list}
        className="mb-6 flex gap-1 overflow-x-auto rounded-full border border-line bg-paper p-1.5"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 flex-1 max-[18rem]:min-w-max rounded-full px-2.5 font-semibold whitespace-nowrap focus-visible:outline-offset-1 text-ink-soft transition-colors duration-150 hover:text-ink data-[state=active]:bg-pine data-[state=active]:text-on-pine"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} asChild>
          <div style={noStyle.panel} className="rounded-card">
            {tab.content}
          </div>
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
