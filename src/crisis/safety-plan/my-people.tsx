import { MessageCircle, Phone } from 'lucide-react'
import { useI18n } from '../../platform/browser/language.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { smsLink } from '../help/lines.ts'
import { pathIn } from '../help/paths.ts'
import { readyText } from './ready-text.ts'
import { useSafetyPlan } from './safety-plan.browser.ts'
import { dialDigits, type Person } from './safety-plan.ts'

/** The people of the safety plan with one-tap call and text; without any, a ready text to anyone. */
export function MyPeople() {
  const i18n = useI18n()
  const { plan } = useSafetyPlan()
  if (plan.people.length === 0) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a
          href={smsLink({ number: '', body: i18n.t(readyText) })}
          className={buttonClass({ variant: 'outline' })}
        >
          <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
          {i18n.t('Text “Can you talk?”')}
        </a>
        <a
          href={pathIn(i18n.locale, '/safety-plan')}
          className="inline-flex min-h-11 items-center text-pine underline"
        >
          {i18n.t('Save people to call in my safety plan')}
        </a>
      </p>
    )
  }
  return <PeopleList people={plan.people} />
}

export function PeopleList({ people }: { people: Person[] }) {
  const i18n = useI18n()
  return (
    <ul className="grid gap-2">
      {people.map(({ name, phone }) => (
        <li key={`${name} ${phone}`} className="flex flex-wrap items-center gap-2">
          <bdi className="mr-2 font-semibold">{name}</bdi>
          <a href={`tel:${dialDigits(phone)}`} className={buttonClass()}>
            <Phone aria-hidden className="size-5" strokeWidth={1.75} />
            {i18n.t('Call')}
          </a>
          <a
            href={smsLink({ number: dialDigits(phone), body: i18n.t(readyText) })}
            className={buttonClass({ variant: 'outline' })}
          >
            <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
            {i18n.t('Text “Can you talk?”')}
          </a>
        </li>
      ))}
    </ul>
  )
}
