// For a member whose account staff closed: the reason, the download, and how to reply.
import { ButtonLink } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { DeleteAccount, DownloadData } from './export-and-deletion.tsx'

export function ClosedPage({ reason }: { reason: string }) {
  return (
    <div className="page pb-20">
      <PageHead
        title="This account is closed"
        lead="Nothing in it was deleted. If you’re not well right now, help is there for you too."
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <Card className="grid content-start gap-4 lg:col-span-2">
          <CardTitle>What the team wrote</CardTitle>
          <p className="measure whitespace-pre-wrap">
            <bdi>{reason}</bdi>
          </p>
          <p>If you disagree, tell us. A person reads it and answers.</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/contact">Write to the team</ButtonLink>
            <ButtonLink to="/help" variant="outline">
              Get help now
            </ButtonLink>
          </div>
        </Card>
        <Card className="grid content-start gap-4">
          <CardTitle>Download your data</CardTitle>
          <DownloadData />
        </Card>
        <Card className="grid content-start gap-4">
          <CardTitle>Delete your account</CardTitle>
          <DeleteAccount />
        </Card>
      </div>
    </div>
  )
}
