import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** Explains a control. Opens after 700 ms; within 300 ms of another tooltip it opens at once. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            className="animate-appear z-50 max-w-64 rounded-lg bg-ink px-3 py-1.5 text-sm text-paper"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
