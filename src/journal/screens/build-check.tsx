// Shows which build this page comes from and how to verify it, because a server could send code that reads the journal.
import { useState } from 'react'

export function BuildCheck() {
  const [id, setId] = useState<string>()
  return (
    <details
      className="mt-10 text-sm text-ink-soft"
      onToggle={(event) => {
        if (event.currentTarget.open && !id) void servedBuild().then(setId)
      }}
    >
      <summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">
        Check the code this page runs
      </summary>
      <div className="grid max-w-prose gap-3 pt-2">
        <p>
          Your journal is encrypted by code that this site sends to your browser. The site says it serves
          build <output className="font-mono">{id ?? '…'}</output>.
        </p>
        <p>Anyone with Cairn’s source code can check that the site sends exactly that code:</p>
        <p className="overflow-x-auto rounded-lg border border-line px-3 py-2 font-mono whitespace-nowrap">
          npm run cairn -- verify-build {window.location.origin}
        </p>
        <p>
          This compares every file. A site could still send something else to one person only, so have someone
          you trust run it too, from another network.
        </p>
      </div>
    </details>
  )
}

/** The first digits of the manifest's hash, as `verify-build` prints them. */
async function servedBuild(): Promise<string> {
  try {
    const response = await fetch('/build-manifest.json')
    if (!response.ok) return 'unknown'
    const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
    return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return 'unknown while you are offline'
  }
}
