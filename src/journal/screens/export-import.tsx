// Export and import forms.
import { Download, Upload } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { downloadFile } from '../../platform/browser/download.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { Progress } from '../../platform/ui/progress.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { type BackupSecret, isBackup } from '../transfer/backup.browser.ts'
import {
  exportJournal,
  type ImportResult,
  importFiles,
  type JournalExportKind,
  type TransferWatch,
} from '../transfer/export-import.browser.ts'
import { journalErrorMessage } from './journal.tsx'
import { PasswordField } from './passwords.tsx'

export function ExportImport({ canWrite = true }: { canWrite?: boolean }) {
  return (
    <div className="grid gap-6">
      <ExportCard />
      {canWrite ? <ImportForm /> : null}
    </div>
  )
}

function ExportCard() {
  const { running, start } = useTransfer()
  const pending = running !== undefined

  const exportAs = (kind: JournalExportKind) =>
    start(async (watched) => {
      try {
        const exported = await exportJournal(kind, watched)
        if (!exported) return
        const { name, file, closed, partial } = exported
        downloadFile(file, name)
        const closedNote =
          closed === 0
            ? ''
            : closed === 1
              ? ' One entry that does not open is only in the encrypted backup.'
              : ` ${closed} entries that do not open are only in the encrypted backup.`
        const missing = partial
          ? ' Some entries aren’t on this device yet. Connect and export again to have them all.'
          : ''
        toast({ title: 'Export ready', description: `${name}.${closedNote}${missing}` })
      } catch (error) {
        toast({ title: 'Error', description: journalErrorMessage(error), kind: 'destructive' })
      }
    })

  return (
    <Card className="grid gap-4">
      <CardTitle icon={<Download aria-hidden strokeWidth={1.75} />}>Export</CardTitle>
      <p>
        Files are made here in your browser. The encrypted backup opens with this journal’s password or
        recovery code.
      </p>
      <Button disabled={pending} onClick={() => void exportAs('backup')}>
        Encrypted backup
      </Button>
      <p className="text-sm text-ink-soft">Anyone who gets hold of these two files can read them:</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={pending} onClick={() => void exportAs('markdown')}>
          Markdown folder (zip)
        </Button>
        <Button variant="outline" disabled={pending} onClick={() => void exportAs('json')}>
          JSON
        </Button>
      </div>
      {running ? <TransferProgress label="Exporting entries" running={running} /> : null}
    </Card>
  )
}

type RunningTransfer = { readonly done: number; readonly of: number; readonly stop: () => void }

/** One export or import at a time, with its progress. */
function useTransfer() {
  const [running, setRunning] = useState<RunningTransfer>()

  async function start(work: (watched: TransferWatch) => Promise<void>) {
    const ended = new AbortController()
    const progress = (done: number, of: number) => setRunning({ done, of, stop: () => ended.abort() })
    progress(0, 1)
    await work({ progress, signal: ended.signal })
    setRunning(undefined)
  }

  return { running, start }
}

function ImportForm() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [hasBackup, setHasBackup] = useState(false)
  const [secret, setSecret] = useState('')
  const [error, setError] = useState<string>()
  const { running, start } = useTransfer()

  async function choose(chosen: readonly File[]) {
    setFiles(chosen)
    const starts = await Promise.all(chosen.map((file) => file.slice(0, 4).text()))
    setHasBackup(starts.some(isBackup))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(undefined)
    void start(async (watched) => {
      try {
        const result = await importFiles(files, secretOf(secret), watched)
        const title = watched.signal.aborted ? 'Import stopped' : 'Import done'
        toast({ title, description: summaryOf(result) })
        setFiles([])
        setHasBackup(false)
        setSecret('')
      } catch (failure) {
        setError(journalErrorMessage(failure))
      }
    })
  }

  return (
    <Card>
      <form onSubmit={submit} className="grid gap-4">
        <CardTitle icon={<Upload aria-hidden strokeWidth={1.75} />}>Import</CardTitle>
        <Field
          label="Files from Cairn, Day One, Standard Notes or Markdown"
          hint="Nothing is overwritten. Entries that you already have are skipped. A zip works as it is. Photos and recordings are left out."
          error={hasBackup ? undefined : error}
        >
          <Input
            type="file"
            multiple
            accept=".cairn-journal,.zip,.md,.markdown,.json,.txt"
            onChange={(event) => void choose([...(event.target.files ?? [])])}
          />
        </Field>
        {hasBackup ? (
          <PasswordField
            label="Password or recovery code of this backup"
            autoComplete="off"
            error={error}
            value={secret}
            onChange={setSecret}
          />
        ) : null}
        {running ? <TransferProgress label="Importing entries" running={running} /> : null}
        <Button
          type="submit"
          variant="outline"
          className="justify-self-start"
          disabled={files.length === 0 || running !== undefined || (hasBackup && secret === '')}
        >
          Import
        </Button>
      </form>
    </Card>
  )
}

function TransferProgress({
  label,
  running: { done, of, stop },
}: {
  label: string
  running: RunningTransfer
}) {
  return (
    <div className="grid gap-3">
      <Progress value={done} max={of} label={`${label}: ${done} of ${of}`} />
      <Button variant="quiet" className="justify-self-start" onClick={stop}>
        Stop
      </Button>
    </div>
  )
}

function secretOf(typed: string): BackupSecret {
  const looksLikeCode = /^([0-9a-z]{4}[\s-]+){7}[0-9a-z]{4}$/i.test(typed.trim())
  return looksLikeCode ? { code: typed } : { password: typed }
}

function summaryOf({ added, existing, tooLong }: ImportResult): string {
  const long = tooLong > 0 ? ` ${tooLong} were too long and were left out.` : ''
  return `${added} added, ${existing} were here already.${long}`
}
