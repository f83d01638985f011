import { UnsubscribePage } from '../platform/browser/unsubscribe.tsx'
import { stopNoticeEmail } from './contract.ts'

export function StopNoticesPage() {
  return (
    <UnsubscribePage
      call={stopNoticeEmail}
      ask={{
        title: 'Stop these emails?',
        lead: 'They only say that something waits for you. You don’t have to log in.',
        button: 'Stop the emails',
      }}
      done={{
        title: 'These emails are off',
        lead: 'You won’t get them anymore. New messages still show behind the bell, where you can turn the email back on.',
        button: 'Go to notices',
      }}
      settings="/notices"
    />
  )
}
