// After a lapse: safety first, then thanks, what does not change, and the next small step.
import { CalendarHeart, MapPin, Phone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../platform/browser/call.browser.ts'
import { useDraftText } from '../../platform/browser/draft.browser.ts'
import { localToday } from '../../platform/browser/local-date.browser.ts'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field, FormError, Input, LimitedTextArea } from '../../platform/ui/field.tsx'
import * as contract from '../contract.ts'
import { countOfDays, recentSentence } from '../day-counts.ts'
import { StartField } from './start-field.tsx'

type RestartDialogProps = { counter: contract.Counter | undefined; onClose: () => void }

export function RestartDialog({ counter, onClose }: RestartDialogProps) {
  const [started, setStarted] = useState(false)
  function close() {
    setStarted(false)
    onClose()
  }
  return (
    <Dialog
      open={counter !== undefined}
      onClose={close}
      closesOutside={started}
      title={started ? 'Thank you for being honest' : 'I had a setback'}
    >
      {counter && started ? <WhatNow counter={counter} onClose={close} /> : null}
      {counter && !started ? (
        <StartForm counter={counter} onStarted={() => setStarted(true)} onClose={close} />
      ) : null}
    </Dialog>
  )
}

type StartFormProps = { counter: contract.Counter; onStarted: () => void; onClose: () => void }

function StartForm({ counter, onStarted, onClose }: StartFormProps) {
  const [startedOn, setStartedOn] = useState(localToday())
  const [endedOn, setEndedOn] = useState('')
  // “Get help now” leaves the page.
  const [note, setNote] = useDraftText(`setback.${counter.id}`)
  const start = useSend(contract.restartCounter, {
    refreshes: [contract.counters, contract.stats],
    onDone: () => {
      setNote('')
      onStarted()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    start.mutate({
      params: { id: counter.id },
      body: { startedOn, note, ...(endedOn === '' ? {} : { endedOn }) },
    })
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="rounded-xl bg-sand p-4">
        <strong className="block">Are you safe right now?</strong>
        After a break, your old dose can kill you: your body handles less than before. If you took a lot,
        mixed things, are alone, or are thinking about ending your life, please{' '}
        <a href="/help">get help now</a>. This can wait.
      </p>
      <p>
        {`Your ${countOfDays(counter.daysNow, 'day')} stay yours, with your points and everything you did. Only the date you count from changes, and you can undo it.`}
      </p>
      <StartField label="Count from" startedOn={startedOn} onChange={setStartedOn} />
      <details>
        <summary className="min-h-11 content-center font-semibold">It lasted more than one day</summary>
        <Field label="It began on" hint="So that the days before it are counted right.">
          <Input
            type="date"
            min={counter.startedOn}
            max={startedOn}
            value={endedOn}
            onChange={(event) => setEndedOn(event.target.value)}
          />
        </Field>
      </details>
      <Field
        label="A note to yourself (optional)"
        hint="What came before it? What helped another time? It’s saved with this counter. The journal is more private."
      >
        <LimitedTextArea
          rows={3}
          limit={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <FormError error={start.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={start.isPending || startedOn === ''}>
          {start.isPending ? 'Saving...' : 'Save and start again'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  )
}

function WhatNow({ counter, onClose }: { counter: contract.Counter; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <p role="status">
        {recentSentence(counter)}
        {`${countOfDays(counter.daysEver, 'day')} in all are yours. One hard day doesn’t undo what they taught you.`}
      </p>
      <p className="font-semibold">What would help in the next hour?</p>
      <div className="grid gap-3">
        <ButtonLink to="/meetings" wide>
          <MapPin aria-hidden className="size-5" strokeWidth={1.75} />
          Find a meeting that starts soon
        </ButtonLink>
        <ButtonLink to="/safety-plan" variant="outline" wide>
          <CalendarHeart aria-hidden className="size-5" strokeWidth={1.75} />
          Open my safety plan
        </ButtonLink>
        <ButtonLink to="/help" variant="outline" wide>
          <Phone aria-hidden className="size-5" strokeWidth={1.75} />
          Talk to a person now
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Back to my tracker
        </Button>
      </div>
    </div>
  )
}
