// The home page's card about the programs, generated from their list.
import { protocols } from '../../plans/programs/protocols.ts'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'

const weeks = protocols.map(({ extent }) => Number.parseInt(extent, 10))
const shortest = Math.min(...weeks)
const longest = Math.max(...weeks)

export function Protocols() {
  const coachOn = useFeature('coach')
  return (
    <section
      aria-labelledby="protocols"
      className="page grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[3fr_2fr]"
    >
      <div className="grid content-start gap-4 rounded-card bg-moss p-6 sm:p-10">
        <h2 id="protocols" className="text-3xl">
          Premium protocols
        </h2>
        <p className="measure">
          Self-help programs of {shortest} to {longest} weeks, one step at a time:
        </p>
        <ul className="grid list-disc gap-1.5 pl-6">
          {protocols.map(({ id, title, summary }) => (
            <li key={id}>
              <strong>{title}.</strong> {summary}
            </li>
          ))}
        </ul>
        <ul className="grid list-disc gap-1.5 pl-6">
          <li>
            {coachOn
              ? 'The coach, the encrypted journal and every meditation with Premium'
              : 'The encrypted journal and every meditation with Premium'}
          </li>
          <li>Advanced protocols and consultations with a human coach with Full Access</li>
          <li>One payment for one month. Nothing renews by itself.</li>
        </ul>
        <ButtonLink to="/pricing" className="justify-self-start">
          View Plans
        </ButtonLink>
      </div>
      <Card className="grid content-start gap-4 sm:p-10">
        <h2 className="text-3xl">Book Session</h2>
        <p>
          A consultation with a coach who is a person, with Full Access. Tell us what you hope for and when
          you are free; we answer within 24 hours.
        </p>
        <ButtonLink to="/book-session" variant="outline" className="justify-self-start">
          Book Session
        </ButtonLink>
      </Card>
    </section>
  )
}
