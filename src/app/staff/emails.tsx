import { useRead } from '../../platform/browser/call.browser.ts'
import { formatTime } from '../../platform/format-date.ts'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import * as contract from './admin.ts'

function statusOf({ sentAt, lastError }: { sentAt: string | null; lastError: string | null }): string {
  if (sentAt) return 'sent'
  return lastError ? `not sent: ${lastError}` : 'not sent yet'
}

/** The sent emails. Of an email to a trusted person, staff see only that it was sent. */
export function Emails() {
  const mails = useRead(contract.mails, {}, { staleTime: 0 })
  if (mails.isPending) return <Loading />
  if (mails.isError) return <p role="alert">{mails.error.message}</p>
  return (
    <div className="grid gap-4">
      <p>
        {mails.data.emailEnabled
          ? 'Emails are sent, and listed here for 30 days.'
          : 'No mail server is set (SMTP_URL), so emails stay here for 30 days and reach no one.'}
      </p>
      {mails.data.emails.length === contract.emailsShown ? (
        <p>These are the newest {contract.emailsShown} emails.</p>
      ) : null}
      {mails.data.emails.length === 0 ? <EmptyState title="No emails yet" /> : null}
      {mails.data.emails.map((email) => (
        <details key={email.id} className="rounded-card border border-line p-4">
          <summary className="min-h-11 cursor-pointer">
            {email.to === null ? (
              <strong>To a trusted person</strong>
            ) : (
              <>
                <strong>{email.subject}</strong> to {email.to}
              </>
            )}
            , {formatTime(email.createdAt)}, {statusOf(email)}
          </summary>
          <p className="mt-3 whitespace-pre-wrap">
            {email.text ?? 'Only the member and the person see who it is and what it says.'}
          </p>
        </details>
      ))}
    </div>
  )
}
