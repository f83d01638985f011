import { Button } from '../../platform/ui/button.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { dayOf } from '../dates.ts'

async function copy(code: string) {
  try {
    await navigator.clipboard.writeText(code)
    toast({ title: 'Copied' })
  } catch {
    toast({
      title: 'Couldn’t copy',
      description: 'Select the code and copy it by hand.',
      kind: 'destructive',
    })
  }
}

/** A gift code, with what it is worth. */
export function GiftCodeCard({ code, validUntil }: { code: string; validUntil: string }) {
  return (
    <div className="grid gap-2 rounded-card bg-sand p-4">
      <p className="font-semibold">Gift code</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="text-lg wrap-anywhere select-all">{code}</code>
        <Button variant="outline" className="print:hidden" onClick={() => void copy(code)}>
          Copy code
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        Works once, for anyone with an account, until {dayOf(validUntil)}. The email and the statement only
        say “membership.”
      </p>
    </div>
  )
}
