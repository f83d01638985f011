import { UnsubscribePage } from '../platform/browser/unsubscribe.tsx'
import { unsubscribeFromNotices } from './contract.ts'

export function UnsubscribeNoticesPage() {
  return (
    <UnsubscribePage
      call={unsubscribeFromNotices}
      ask={{
        title: 'Stop these emails?',
        lead: 'The ones like the email you came from. You don’t have to log in.',
        button: 'Stop the emails',
      }}
      done={{
        title: 'These emails are off',
        lead: 'You won’t get them anymore. What’s new still shows behind the bell, where you can turn the email back on.',
        button: 'Go to notices',
      }}
      settings="/notices"
    />
  )
}
