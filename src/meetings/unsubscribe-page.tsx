import { UnsubscribePage } from '../platform/browser/unsubscribe.tsx'
import { unsubscribeFromReminders } from './my-meetings-contract.ts'

export function UnsubscribeMeetingsPage() {
  return (
    <UnsubscribePage
      call={unsubscribeFromReminders}
      ask={{
        title: 'Stop reminder emails?',
        lead: 'The ones that come before your meetings. You don’t have to log in.',
        button: 'Stop the emails',
      }}
      done={{
        title: 'Reminder emails are off',
        lead: 'You won’t get them anymore. Your saved meetings stay as they are.',
        button: 'Go to my meetings',
      }}
      settings="/my-meetings"
    />
  )
}
