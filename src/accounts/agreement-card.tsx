// Asks a member once for a missing agreement: consent to health data, or terms that are about to change.
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../platform/browser/call.browser.ts'
import { formatDate } from '../platform/format-date.ts'
import { Button } from '../platform/ui/button.tsx'
import { healthDataWords, terms } from './agreements.ts'
import * as contract from './contract.ts'
import { useSession } from './session.tsx'

/** In the page and not over it, so that it covers nothing on a phone. If dismissed, it returns with the next visit. */
export function AgreementCard() {
  const { user } = useSession()
  const [later, setLater] = useState(false)
  const agree = useSend(contract.agree, { refreshes: [contract.profile], failTitle: 'Error' })
  const kind = user?.toAgree?.[0]
  if (!kind || later) return null
  return (
    <section
      aria-label="Your agreement"
      className="grid gap-3 rounded-card border border-line bg-sand p-5 shadow-card print:hidden"
    >
      <p>
        {kind === 'terms'
          ? `These terms apply from ${formatDate(terms.from, 'day')}. ${terms.changes}`
          : healthDataWords}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button variant="outline" disabled={agree.isPending} onClick={() => agree.mutate({ body: { kind } })}>
          I agree
        </Button>
        <Button variant="quiet" className="px-2!" onClick={() => setLater(true)}>
          Not now
        </Button>
        <Link
          className="inline-flex min-h-11 items-center text-pine underline"
          to={kind === 'terms' ? '/terms' : '/privacy'}
        >
          Read more
        </Link>
        <Link className="inline-flex min-h-11 items-center text-pine underline" to="/account">
          Download or delete my data
        </Link>
      </div>
    </section>
  )
}
