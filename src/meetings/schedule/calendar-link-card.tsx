import { CalendarSync, Copy } from 'lucide-react'
import { useState } from 'react'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { calendarLink, makeCalendarLink, removeCalendarLink } from '../my-meetings-contract.ts'
import { formatDay } from './format-day.ts'

/** A private URL for calendar apps: shown once, and revocable at any time. */
export function CalendarLinkCard() {
  const { data } = useRead(calendarLink)
  const [names, setNames] = useState(false)
  const [url, setUrl] = useState<string>()
  const [ending, setEnding] = useState(false)
  const make = useSend(makeCalendarLink, {
    refreshes: [calendarLink],
    onDone: (response) => setUrl(response.url),
    failTitle: 'No address was made',
  })
  const end = useSend(removeCalendarLink, {
    refreshes: [calendarLink],
    onDone: () => {
      setUrl(undefined)
      setEnding(false)
      toast({ title: 'The address has ended' })
    },
    failTitle: 'Not ended',
  })
  const link = data?.link
  return (
    <Card className="grid gap-3">
      <CardTitle icon={<CalendarSync aria-hidden strokeWidth={1.75} />}>My calendar app</CardTitle>
      <p className="text-ink-soft">
        Your calendar app can follow your saved meetings by a private address. Anyone who has the address can
        read it, and so can the company behind the app.
      </p>
      {url ? <NewAddress url={url} /> : null}
      {link ? (
        <p>
          Address made {formatDay(link.createdAt)}
          {link.names ? ', with names' : ', shows “Busy”'}.{' '}
          {link.readOn ? `Last used ${formatDay(link.readOn)}.` : 'Not used yet.'}
        </p>
      ) : null}
      <Checkbox
        label="Show the names and places of meetings"
        hint="Otherwise each entry says “Busy”."
        checked={names}
        onChange={({ target }) => setNames(target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={make.isPending} onClick={() => make.mutate({ body: { names } })}>
          {link ? 'Replace with a new address' : 'Make a private address'}
        </Button>
        {link ? (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setEnding(true)}>
            End this address
          </Button>
        ) : null}
      </div>
      <AlertDialog
        open={ending}
        title="End this address?"
        description="Your calendar app gets nothing more from it. A new address has to be added there again."
        confirm="End it"
        pending={end.isPending}
        onConfirm={() => end.mutate({})}
        onCancel={() => setEnding(false)}
      />
    </Card>
  )
}

function NewAddress({ url }: { url: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: 'Address copied' })
    } catch {
      toast({ title: 'The address was not copied', kind: 'destructive' })
    }
  }
  return (
    <div className="grid gap-2 rounded-xl bg-moss p-3">
      <Field label="Your private address" hint="It is shown only now. You can always make a new one.">
        <Input readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden strokeWidth={1.75} /> Copy
        </Button>
        <a className={buttonClass({ variant: 'outline' })} href={url.replace(/^https?:/, 'webcal:')}>
          Open in calendar app
        </a>
      </div>
    </div>
  )
}
