import { Copy, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { focusHeading } from '../../platform/browser/heading-focus.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { toast } from '../../platform/ui/toast.tsx'

type RecoveryCodeProps = { code: string; replaces?: boolean; onSaved: () => void }

/** Shown once; the code itself is not stored. `replaces`: an earlier code no longer works. */
export function RecoveryCode({ code, replaces = false, onSaved }: RecoveryCodeProps) {
  const [isSaved, setIsSaved] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  // The form that had the focus is removed.
  useEffect(() => void focusHeading(card.current), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      toast({ title: 'Copied', description: 'Store it somewhere safe, not in this browser.' })
    } catch {
      toast({
        title: 'Error',
        description: 'It couldn’t be copied. Please write it down.',
        kind: 'destructive',
      })
    }
  }

  return (
    <Card ref={card} className="grid max-w-xl gap-5">
      <CardTitle>Your recovery code</CardTitle>
      <p>
        Print it or write it down, and put it somewhere safe. It opens your journal without the password. We
        don’t have it and can’t show it again.{replaces ? ' Your old code no longer works.' : ''}
      </p>
      <p
        className="grid grid-cols-2 min-[22rem]:grid-cols-4 gap-2 rounded-card bg-sand p-4 text-center font-mono text-lg font-semibold tracking-wider"
        data-testid="recovery-code"
      >
        {code.split('-').map((group, at) => (
          <span key={`${at}${group}`}>{group}</span>
        ))}
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden strokeWidth={1.75} className="size-5" />
          Print
        </Button>
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden strokeWidth={1.75} className="size-5" />
          Copy
        </Button>
      </div>
      <div className="grid gap-3 print:hidden">
        <Checkbox
          label="I have put it somewhere safe"
          checked={isSaved}
          onChange={(event) => setIsSaved(event.target.checked)}
        />
        <Button disabled={!isSaved} onClick={onSaved} className="justify-self-start">
          Go to my journal
        </Button>
      </div>
    </Card>
  )
}
