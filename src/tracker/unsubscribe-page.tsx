import { UnsubscribePage } from '../platform/browser/unsubscribe.tsx'
import { unsubscribeFromWeekly } from './contract.ts'

export function UnsubscribeWeeklyPage() {
  return (
    <UnsubscribePage
      call={unsubscribeFromWeekly}
      ask={{
        title: 'Stop the weekly email?',
        lead: 'It’s the one about your week. You don’t have to log in.',
        button: 'Stop the email',
      }}
      done={{
        title: 'The weekly email is off',
        lead: 'You won’t get it anymore. Your week still shows in the tracker. You can turn the email back on under Notices.',
        button: 'Go to notices',
      }}
      settings="/notices"
    />
  )
}
