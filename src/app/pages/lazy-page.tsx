// The account page with parts of other capabilities.
import { lazy, Suspense } from 'react'
import { AccountPage } from '../../accounts/account-page.tsx'
import { useSession } from '../../accounts/session.tsx'
import { MembershipCard } from '../../plans/membership-card.tsx'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'

const JournalExport = lazy(async () => ({
  default: (await import('../../journal/screens/journal-export.tsx')).JournalExport,
}))

export function OwnPage() {
  const { user } = useSession()
  return (
    <AccountPage
      more={
        <>
          {user && user.role !== 'member' ? (
            <Card className="grid content-start gap-4">
              <CardTitle>Staff</CardTitle>
              <p>Messages, members, meeting lists, payments and the log. They open with your second key.</p>
              <ButtonLink to="/admin" variant="outline" className="justify-self-start">
                To the staff pages
              </ButtonLink>
            </Card>
          ) : null}
          <MembershipCard />
          <Suspense>
            <JournalExport />
          </Suspense>
        </>
      }
    />
  )
}
