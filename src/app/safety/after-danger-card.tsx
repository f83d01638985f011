import { useState } from 'react'
import { useSession } from '../../accounts/session.tsx'
import { useRead } from '../../platform/browser/call.browser.ts'
import { readMemberText, writeMemberText } from '../../platform/browser/device-data.browser.ts'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { afterDanger } from './after-danger.ts'

const dismissed = 'after-danger'

/** Asks how it went, without saying what was detected. Once dismissed, it does not return; nothing is sent. */
export function AfterDangerCard() {
  const { user } = useSession()
  const coachOn = useFeature('coach')
  const { data } = useRead(afterDanger, {}, { refetchOnMount: 'always' })
  const [closed, setClosed] = useState(() => readMemberText(dismissed))
  if (!user || !data?.at || data.at === closed) return null
  const { at } = data
  return (
    <Card tone="sky" className="grid gap-3 p-4! sm:p-5!" aria-label="How are you today?">
      <CardTitle>How are you today?</CardTitle>
      <p>
        Things sounded hard lately. You don’t have to do anything with this. If it helps, here is what’s
        close:
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/safety-plan" variant="outline">
          My safety plan
        </ButtonLink>
        <ButtonLink to="/help" variant="outline">
          Talk to a person
        </ButtonLink>
        <ButtonLink to="/meetings" variant="outline">
          A meeting
        </ButtonLink>
        {coachOn && user.subscription !== 'free' ? (
          <ButtonLink to="/ai-coach" variant="outline">
            The coach
          </ButtonLink>
        ) : null}
      </div>
      <Button
        variant="quiet"
        className="justify-self-start"
        onClick={() => {
          writeMemberText(dismissed, at)
          setClosed(at)
        }}
      >
        I’m okay, close this
      </Button>
    </Card>
  )
}
