// Export and import forms.
import { Download, Upload } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { Progress } from '../../platform/ui/progress.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import {
  exportJournal,
  importEntries,
  isBackup,
  type JournalExportKind,
} from '../session/export-import.browser.ts'
import { messageOf } from './journal.tsx'

export function ExportImport({ canWrite = true }: { canWrite?: boolean }) {
  return (
    <div className="grid gap-6">
      <TakeAlong />
      {canWrite ? <BringBack /> : null}
    </div>
  )
}

function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function TakeAlong() {
  const [pending, setPending] = useState(false)

  async function take(kind: JournalExportKind) {
    setPending(true)
    try {
      const { name, text, closed } = await exportJournal(kind)
      download(name, text)
      const left = closed > 0 ? ` ${closed} entries that do not open are only in the encrypted backup.` : ''
      toast({ title: 'Export ready', description: `${name}.${left}` })
    } catch (error) {
      toast({ title: 'Error', description: messageOf(error), kind: 'destructive' })
    }
    setPending(false)
  }

  return (
    <Card className="grid gap-4">
      <CardTitle icon={<Download aria-hidden strokeWidth={1.75} />}>Export</CardTitle>
      <p>
        Files are made here in your browser. The encrypted backup opens with this journal’s password or
        recovery code.
      </p>
      <Button disabled={pending} onClick={() => void take('backup')}>
        Encrypted backup
      </Button>
      <p className="text-sm text-ink-soft">Anyone who gets hold of these two files can read them:</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={pending} onClick={() => void take('markdown')}>
          Markdown
        </Button>
        <Button variant="outline" disabled={pending} onClick={() => void take('json')}>
          JSON
        </Button>
      </div>
    </Card>
  )
}

function BringBack() {
  const [text, setText] = useState<string>()
  const [way, setWay] = useState('')
  const [error, setError] = useState<string>()
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const sealed = text !== undefined && isBackup(text)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text === undefined) return
    setError(undefined)
    setProgress({ done: 0, of: 1 })
    try {
      const looksLikeCode = /^([0-9a-z]{4}[\s-]+){7}[0-9a-z]{4}$/i.test(way.trim())
      const { added, already, closed } = await importEntries(
        text,
        looksLikeCode ? { code: way } : { password: way },
        (done, of) => setProgress({ done, of }),
      )
      toast({ title: 'Import done', description: `${added + closed} added, ${already} were here already.` })
      setText(undefined)
      setWay('')
    } catch (failure) {
      setError(messageOf(failure))
    }
    setProgress(undefined)
  }

  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <CardTitle icon={<Upload aria-hidden strokeWidth={1.75} />}>Import</CardTitle>
        <Field
          label="A backup, Markdown or JSON file made here"
          hint="Nothing is overwritten. Entries that you already have are skipped."
          error={sealed ? undefined : error}
        >
          <Input
            type="file"
            accept=".cairn-journal,.md,.json,text/plain"
            onChange={async (event) => setText(await event.target.files?.[0]?.text())}
          />
        </Field>
        {sealed ? (
          <Field label="Password or recovery code of this backup" error={error}>
            <Input
              type="password"
              autoComplete="off"
              value={way}
              onChange={(event) => setWay(event.target.value)}
            />
          </Field>
        ) : null}
        {progress ? <Progress value={progress.done} max={progress.of} label="Importing entries" /> : null}
        <Button
          type="submit"
          variant="outline"
          className="justify-self-start"
          disabled={text === undefined || progress !== undefined || (sealed && way === '')}
        >
          Import
        </Button>
      </form>
    </Card>
  )
}
