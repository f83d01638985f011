// Asks a member once for what is still missing: the consent to health data, or terms that are about to change.
import { Link } from 'react-router'
import { useSend } from '../platform/browser/call.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { healthDataWords, terms } from './agreements.ts'
import * as contract from './contract.ts'
import { useSession } from './session.tsx'

export function AgreementCard() {
  const { user } = useSession()
  const agree = useSend(contract.agree, { refreshes: [contract.profile], failTitle: 'Error' })
  const kind = user?.toAgree?.[0]
  if (!kind) return null
  return (
    <section
      aria-label="Your agreement"
      className="page my-4 grid gap-3 rounded-card border border-line bg-sand p-5"
    >
      <p>{kind === 'terms' ? `Our terms change on ${terms.from}. ${terms.changes}` : healthDataWords}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="outline" disabled={agree.isPending} onClick={() => agree.mutate({ body: { kind } })}>
          I agree
        </Button>
        <Link className="text-pine underline" to={kind === 'terms' ? '/terms' : '/privacy'}>
          Read more
        </Link>
        <Link className="text-pine underline" to="/account">
          Download or delete my data
        </Link>
      </div>
    </section>
  )
}
