import { buttonClass } from '../platform/ui/button.tsx'
import { Fold } from './help/fold.tsx'
import { HelpHead, Step, Steps } from './help/help-steps.tsx'
import { emergencyNumber } from './help/lines.ts'
import { useRegion } from './help/region.browser.ts'
import { UrgentCalls } from './help/urgent-calls.tsx'
import { MyPeople } from './safety-plan/my-people.tsx'

/** For someone who might hurt themselves, and for someone who worries about another person. */
export function SuicidePage() {
  const number = emergencyNumber(useRegion())
  const call = number ? `Call ${number}` : 'Call your emergency number'
  return (
    <div className="page">
      <HelpHead
        title="I might hurt myself"
        lead="We’re glad you’re here. You don’t have to say it well. Call or text now, and a person answers."
      />
      <UrgentCalls />
      <p className="measure mt-4 rounded-card bg-sand p-4">
        <strong>Already hurt, or took something?</strong> {call} now, even if you feel fine. Press a clean
        cloth hard on a wound that bleeds.
      </p>
      <div className="mt-8">
        <Steps>
          <Step number={1} title="Get away from it">
            <p className="measure text-lg">
              Move away from anything you could use to hurt yourself. Leave the room. Ask someone to hold on
              to pills or weapons for you.
            </p>
          </Step>
          <Step number={2} title="Get near a person">
            <p className="measure text-lg">Go where people are. Or send this text to someone you trust.</p>
            <MyPeople />
          </Step>
          <Step number={3} title="Get through the next ten minutes">
            <p className="measure text-lg">
              The worst of it rises and falls. You don’t have to solve your life tonight. Drink some water.
              Put both feet on the floor. Breathe out slowly.
            </p>
            <p className="flex flex-wrap gap-2">
              <a href="/breathe" className={buttonClass({ variant: 'outline' })}>
                Breathe with me
              </a>
              <a href="/safety-plan" className={buttonClass({ variant: 'outline' })}>
                My safety plan
              </a>
            </p>
          </Step>
        </Steps>
      </div>
      <div className="mt-8">
        <Fold id="someone-else" title="I’m worried about someone else">
          <ul className="measure list-disc space-y-2 pl-5">
            <li>
              Ask them straight: “Are you thinking about suicide?” Asking doesn’t put the idea in their head.
            </li>
            <li>Listen. Don’t argue, and don’t promise to keep it secret.</li>
            <li>Stay with them, or stay on the phone.</li>
            <li>Move pills, weapons and alcohol out of reach.</li>
            <li>Call a hotline together. If they might act now: {call}.</li>
          </ul>
        </Fold>
      </div>
    </div>
  )
}
