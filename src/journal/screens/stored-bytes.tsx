// Shows the exact bytes that were sent to the server.
import { Button } from '../../platform/ui/button.tsx'
import { Field, TextArea } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { type Entry, manifestKey } from '../entry.ts'
import { bytesOf, sizeOf } from '../session/stored-totals.browser.ts'
import { useJournal } from './journal.tsx'

export function StoredBytes({ entry }: { entry: Entry }) {
  const journal = useJournal()
  const sent = journal?.sent.get(manifestKey(entry).eid)
  const { encryptedContent, enc } = entry
  const bytes = sent ?? JSON.stringify({ encryptedContent, ...(enc ? { enc } : {}) })

  async function copy() {
    await navigator.clipboard.writeText(bytes).then(
      () => toast({ title: 'Copied' }),
      () => toast({ title: 'Error', description: 'It couldn’t be copied.', kind: 'destructive' }),
    )
  }

  return (
    <details className="rounded-2xl border border-line px-4">
      <summary className="flex min-h-11 items-center font-semibold">See what we store</summary>
      <div className="grid gap-3 pb-4 text-sm">
        <p>
          {sent
            ? `Your browser sent these ${new TextEncoder().encode(bytes).length.toLocaleString()} bytes, and nothing else of this entry:`
            : `We store these ${bytesOf(encryptedContent).toLocaleString()} bytes of this entry, as base64 here, and when you wrote it:`}
        </p>
        <Field label="The bytes">
          <TextArea readOnly rows={6} value={bytes} className="font-mono text-xs break-all" />
        </Field>
        <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
          <li>
            “encryptedContent” is your title, text, mood and tags, encrypted: 12 random bytes, the ciphertext,
            and a 16-byte check.
          </li>
          {enc ? (
            <li>
              “enc” names the key and the version, so that no one can swap one entry for another. It has no
              text.
            </li>
          ) : null}
          <li>What we can see: when you wrote, and the size to the next 256 bytes.</li>
          <li>
            The encrypted copy on this device has {sizeOf(entry).toLocaleString()} bytes: the same, with its
            id and date.
          </li>
        </ul>
        <Button variant="outline" onClick={() => void copy()} className="justify-self-start">
          Copy the bytes
        </Button>
      </div>
    </details>
  )
}
