// What the server and this device store of the journal, in exact bytes.
import { useEffect, useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Field, TextArea } from '../../platform/ui/field.tsx'
import { type StoredTotals, storedTotals } from '../session/stored-totals.browser.ts'
import { useJournal } from './journal.tsx'

export function StoredSummary() {
  const journal = useJournal()
  const [open, setOpen] = useState(false)
  const [totals, setTotals] = useState<StoredTotals>()
  const sync = journal?.sync
  const cards = journal?.cards

  // Counted again when an entry was added, changed or deleted.
  useEffect(() => {
    if (!open || !sync || !cards) return
    let current = true
    void storedTotals(sync).then((counted) => current && setTotals(counted))
    return () => {
      current = false
    }
  }, [open, sync, cards])

  return (
    <Card className="grid gap-4">
      <CardTitle>See what we store</CardTitle>
      <p className="text-sm text-ink-soft">
        Counted in your browser. Under each entry you can also see its own bytes.
      </p>
      {open ? null : (
        <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          Count it
        </Button>
      )}
      {totals ? <Totals totals={totals} /> : null}
    </Card>
  )
}

function Totals({ totals }: { totals: StoredTotals }) {
  const { entries, waiting, list, key, keyRecord } = totals
  return (
    <div className="grid gap-4">
      <dl className="grid gap-2">
        <Row term="Entries on our server" count={entries.count} bytes={entries.bytes} />
        {waiting.count > 0 ? (
          <Row term="Versions before an unconfirmed edit" count={waiting.count} bytes={waiting.bytes} />
        ) : null}
        <Row term="Encrypted list of your entries" bytes={list} />
        <Row term="Encrypted key" bytes={key} />
      </dl>
      <OnThisDevice totals={totals} />
      <p className="text-sm text-ink-soft">
        With each entry we also store when it was made, which key encrypted it, and how often it changed. We
        can’t read any of it.
      </p>
      <Field label="The encrypted key, as we store it">
        <TextArea readOnly rows={5} value={keyRecord} className="font-mono text-xs break-all" />
      </Field>
    </div>
  )
}

function OnThisDevice({ totals: { copy, index, outbox, texts, unlocks } }: { totals: StoredTotals }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-base">On this device</h3>
      <dl className="grid gap-2">
        <Row term="Encrypted copy" count={copy.count} bytes={copy.bytes} />
        <Row term="Encrypted search index" bytes={index} />
        {outbox.count > 0 ? (
          <Row term="Encrypted changes not sent yet" count={outbox.count} bytes={outbox.bytes} />
        ) : null}
        <Row term="Encrypted drafts and version counts" count={texts.count} bytes={texts.bytes} />
        {unlocks.count > 0 ? (
          <Row term="PIN and passkey records" count={unlocks.count} bytes={unlocks.bytes} />
        ) : null}
      </dl>
    </div>
  )
}

function Row({ term, count, bytes }: { term: string; count?: number; bytes: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className="font-semibold tabular-nums">
        {count === undefined ? '' : `${count.toLocaleString()} · `}
        {bytes.toLocaleString()} bytes
      </dd>
    </div>
  )
}
