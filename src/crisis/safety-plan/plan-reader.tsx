import { useI18n } from '../../platform/browser/language.tsx'
import { PeopleList } from './my-people.tsx'
import { parts, planParts, type SafetyPlan, type TextPart } from './safety-plan.ts'

/** The plan for reading: only the filled-in parts, in order, with one-tap calls. */
export function PlanReader({ plan }: { plan: SafetyPlan }) {
  const i18n = useI18n()
  return (
    <ol className="grid gap-5 print:hidden">
      {planParts.map((name, index) =>
        isWritten(plan, name) ? (
          <li key={name} className="grid gap-1.5 border-l-4 border-pine pl-4">
            <h2 className="text-lg">
              {index + 1}. {i18n.t(parts[name].title)}
            </h2>
            {name === 'people' ? (
              <PeopleList people={plan.people} />
            ) : (
              <p dir="auto" className="text-xl whitespace-pre-wrap">
                {plan[name]}
              </p>
            )}
          </li>
        ) : null,
      )}
    </ol>
  )
}

function isWritten(plan: SafetyPlan, name: TextPart | 'people') {
  return name === 'people' ? plan.people.length > 0 : plan[name].trim() !== ''
}
