// The member's page: who gets what, since when, and the last message to each person.
import { useRead } from '../platform/browser/call.browser.ts'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { CallCard } from './call-card.tsx'
import * as contract from './contract.ts'
import { InviteForm } from './invite-form.tsx'
import { PersonCard } from './person-card.tsx'

export function TrustedPeoplePage() {
  const read = useRead(contract.trustedPeople, {}, { refetchOnMount: 'always' })
  const people = read.data?.people ?? []
  return (
    <div className="page">
      <PageHead
        title="Trusted people"
        lead="People who are there for you. They see only what you turn on here, and nobody else sees this list."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-4">
          <CallCard />
          {read.isPending ? <Loading lines={4} /> : null}
          {read.error ? <p role="alert">{read.error.message}</p> : null}
          {read.data && people.length === 0 ? (
            <Card className="grid gap-2">
              <CardTitle>No one sees anything yet</CardTitle>
              <p className="text-ink-soft">
                Invite a friend, a sponsor, or someone in your family. They don’t need an account.
              </p>
            </Card>
          ) : null}
          {people.map((person) => (
            <PersonCard key={person.id} person={person} />
          ))}
        </div>
        {read.data ? (
          <InviteForm full={people.length >= contract.maxPeople} emailEnabled={read.data.emailEnabled} />
        ) : null}
      </div>
    </div>
  )
}
