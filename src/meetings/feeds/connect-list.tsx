import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { Field, Input, Select } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { connectFeed, type FeedCandidate, feedStates, probeFeed } from '../feeds-contract.ts'
import { type Fellowship, fellowships } from '../fellowship.ts'

type Site = { url: string; fellowship: Fellowship; zone: string }

const formatNames: Record<FeedCandidate['format'], string> = {
  'meeting-guide': 'Meeting Guide',
  bmlt: 'BMLT server',
  sheet: 'Sheet (CSV)',
}

/** For admins: enter the URL of a site; its usual paths are searched for lists, and one can be connected. */
export function ConnectList() {
  const [site, setSite] = useState<Site>({ url: '', fellowship: 'AA', zone: '' })
  const probe = useSend(probeFeed)
  const candidates = probe.data?.candidates
  // What was found belongs to the site that was looked at.
  const change = (part: Partial<Site>) => {
    setSite({ ...site, ...part })
    probe.reset()
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    probe.mutate({ body: site })
  }
  return (
    <Card>
      <CardTitle>Connect a list</CardTitle>
      <form className="mt-3 grid gap-4 sm:grid-cols-3 sm:items-end" onSubmit={onSubmit}>
        <Field
          label="Address of the site, list or sheet"
          hint="An intergroup’s site, a BMLT server, or a published sheet (CSV)."
          error={probe.error?.message}
          className="sm:col-span-3"
        >
          <Input
            type="url"
            required
            placeholder="https://"
            value={site.url}
            onChange={({ target }) => change({ url: target.value })}
          />
        </Field>
        <Field label="Fellowship">
          <Select
            value={site.fellowship}
            onChange={({ target }) =>
              change({ fellowship: fellowships.find((one) => one === target.value) ?? 'AA' })
            }
          >
            {fellowships.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Field label="Time zone, if rows name none">
          <Input
            placeholder="America/Chicago"
            value={site.zone}
            onChange={({ target }) => change({ zone: target.value.trim() })}
          />
        </Field>
        <Button type="submit" variant="outline" disabled={probe.isPending}>
          <Search aria-hidden strokeWidth={1.75} /> {probe.isPending ? 'Looking…' : 'Look for lists'}
        </Button>
      </form>
      <div aria-live="polite" className="grid gap-3 pt-4 empty:hidden">
        {candidates?.length === 0 ? <p>No list was found at the usual places of this site.</p> : null}
        {candidates?.map((one) => (
          <Candidate
            key={`${one.format} ${one.url}`}
            candidate={one}
            site={site}
            onConnected={() => probe.reset()}
          />
        ))}
      </div>
    </Card>
  )
}

type CandidateProps = { candidate: FeedCandidate; site: Site; onConnected: () => void }

function Candidate({ candidate, site, onConnected }: CandidateProps) {
  const { url, format, rows, imported, examples, skipped } = candidate
  const [name, setName] = useState(`${site.fellowship} ${new URL(site.url).hostname}`)
  const [agreed, setAgreed] = useState(false)
  const connect = useSend(connectFeed, {
    refreshes: [feedStates],
    onDone: () => {
      toast({ title: 'The list is connected', description: 'Its meetings show up in a minute.' })
      onConnected()
    },
  })
  return (
    <form
      className="grid gap-3 rounded-xl bg-sand p-4"
      onSubmit={(event) => {
        event.preventDefault()
        const { fellowship, zone } = site
        connect.mutate({ body: { name, fellowship, format, url, zone, feedback: '', license: '' } })
      }}
    >
      <p>
        <strong>{formatNames[format]}</strong>: {imported.toLocaleString()} of {rows.toLocaleString()} rows
        can be used, such as <bdi>{examples.join('; ')}</bdi>
      </p>
      <p className="text-sm break-all text-ink-soft">{url}</p>
      {skipped.length > 0 ? <p className="text-sm">Left out: {skipped.join('; ')}</p> : null}
      <Field label="Name" hint="Shown with each of its meetings." error={connect.error?.message}>
        <Input required maxLength={100} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Checkbox
        label="The publisher agreed that we show this list"
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <Button
        type="submit"
        className="justify-self-start"
        disabled={!agreed || imported === 0 || connect.isPending}
      >
        Connect
      </Button>
    </form>
  )
}
