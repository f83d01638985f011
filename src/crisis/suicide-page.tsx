import { useI18n } from '../platform/browser/language.tsx'
import { buttonClass } from '../platform/ui/button.tsx'
import { Collapsible } from './help/collapsible.tsx'
import { HelpHead, Step, Steps } from './help/help-steps.tsx'
import { emergencyNumber } from './help/lines.ts'
import { pathIn } from './help/paths.ts'
import { useRegion } from './help/region.browser.ts'
import { UrgentCalls } from './help/urgent-calls.tsx'
import { MyPeople } from './safety-plan/my-people.tsx'

/** For people who might hurt themselves, and for people who worry about another person. */
export function SuicidePage() {
  const i18n = useI18n()
  const number = emergencyNumber(useRegion())
  const call = number ? i18n.t('Call {number}', { number }) : i18n.t('Call your emergency number')
  return (
    <div className="page">
      <HelpHead
        title={i18n.t('I might hurt myself')}
        lead={i18n.t(
          'We’re glad you’re here. You don’t have to say it well. Call or text now, and a person answers.',
        )}
      />
      <UrgentCalls />
      <p className="measure mt-4 rounded-card bg-sand p-4">
        <strong>{i18n.t('Already hurt, or took something?')}</strong> {call}.{' '}
        {i18n.t('Call now, even if you feel fine. Press a clean cloth hard on a wound that bleeds.')}
      </p>
      <div className="mt-8">
        <Steps>
          <Step number={1} title={i18n.t('Get away from it')}>
            <p className="measure text-lg">
              {i18n.t(
                'Move away from anything you could use to hurt yourself. Leave the room. Ask someone to hold on to pills or weapons for you.',
              )}
            </p>
          </Step>
          <Step number={2} title={i18n.t('Get near a person')}>
            <p className="measure text-lg">
              {i18n.t('Go where people are. Or send this text to someone you trust.')}
            </p>
            <MyPeople />
          </Step>
          <Step number={3} title={i18n.t('Get through the next ten minutes')}>
            <p className="measure text-lg">
              {i18n.t(
                'The worst of it rises and falls. You don’t have to solve your life tonight. Drink some water. Put both feet on the floor. Breathe out slowly.',
              )}
            </p>
            <p className="flex flex-wrap gap-2">
              <a href={pathIn(i18n.locale, '/breathe')} className={buttonClass({ variant: 'outline' })}>
                {i18n.t('Breathe with me')}
              </a>
              <a href={pathIn(i18n.locale, '/safety-plan')} className={buttonClass({ variant: 'outline' })}>
                {i18n.t('My safety plan')}
              </a>
            </p>
          </Step>
        </Steps>
      </div>
      <div className="mt-8">
        <Collapsible id="someone-else" title={i18n.t('I’m worried about someone else')}>
          <ul className="measure list-disc space-y-2 pl-5">
            <li>
              {i18n.t(
                'Ask them straight: “Are you thinking about suicide?” Asking doesn’t put the idea in their head.',
              )}
            </li>
            <li>{i18n.t('Listen. Don’t argue, and don’t promise to keep it secret.')}</li>
            <li>{i18n.t('Stay with them, or stay on the phone.')}</li>
            <li>{i18n.t('Move pills, weapons and alcohol out of reach.')}</li>
            <li>
              {i18n.t('Call a hotline together. If they might act now:')} {call}.
            </li>
          </ul>
        </Collapsible>
      </div>
    </div>
  )
}
