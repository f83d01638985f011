import { buttonClass } from '../../platform/ui/button.tsx'
import { emergencyNumber, type Region } from './lines.ts'

/** First aid for overdose and withdrawal. Each lists its sources; steps change only with a source. */
export function FirstAid({ region }: { region: Region }) {
  const number = emergencyNumber(region)
  const call = number ? `Call ${number}` : 'Call your emergency number'
  return (
    <>
      <section
        id="overdose"
        aria-labelledby="overdose-title"
        className="grid gap-5 rounded-card bg-sand p-5 sm:p-8"
      >
        <h2 id="overdose-title" className="text-3xl">
          Somebody has overdosed
        </h2>
        <p className="measure">
          Signs: they do not wake when you shout and rub their breastbone hard; breathing is slow, gurgling or
          gone; lips or nails turn blue or grey; pupils are tiny.
        </p>
        <ol className="measure list-decimal space-y-3 pl-6 text-lg">
          <li>
            <strong>{call} now.</strong> Say where you are and that somebody is not breathing or will not
            wake.{' '}
            {number ? (
              <a href={`tel:${number}`} className={`my-2 flex! w-fit ${buttonClass()}`}>
                Call {number}
              </a>
            ) : null}
          </li>
          <li>
            <strong>Give naloxone</strong> (Narcan) if you have it. If it was not an opioid, it does no harm.
          </li>
          <li>
            <strong>Help them breathe.</strong> On their back, head tilted, chin up, nose pinched: one breath
            every five seconds. No pulse: push hard and fast on the chest.
          </li>
          <li>
            <strong>After 2 to 3 minutes without change, give a second dose.</strong>
          </li>
          <li>
            <strong>When they breathe, lay them on their side,</strong> top knee bent, so that they cannot
            choke.
          </li>
          <li>
            <strong>Stay until help comes.</strong> Naloxone wears off, and the overdose can come back.
          </li>
        </ol>
        <p className="measure">
          Do not let them sleep it off, put them in a cold shower, give them coffee, or make them vomit.
        </p>
        <p className="measure">
          After time off (in hospital, jail, detox, or just weeks without), the old dose can kill. Do not use
          alone, and keep naloxone where somebody else can find it.
        </p>
        <p className="text-sm text-ink-soft">
          Source: SAMHSA, Overdose Prevention and Response Toolkit. In the public domain.
        </p>
      </section>
      <section id="withdrawal" aria-labelledby="withdrawal-title" className="grid gap-5">
        <h2 id="withdrawal-title" className="text-3xl">
          Withdrawal: when it is an emergency
        </h2>
        <p className="measure">
          Stopping alcohol, benzodiazepines (Xanax, Valium, Klonopin), barbiturates or GHB all at once can
          kill. It is no question of will.
        </p>
        <div className="grid gap-6 md:grid-cols-2">
          <div className="rounded-card border-2 border-clay p-5">
            <h3 className="mb-3 text-xl">{call} now for</h3>
            <ul className="list-disc space-y-1 pl-5">
              <li>a seizure</li>
              <li>seeing, hearing or feeling things that are not there</li>
              <li>confusion: not knowing where you are or what day it is</li>
              <li>fever, heavy sweating, a heart that races or stumbles</li>
              <li>shaking that keeps getting worse</li>
              <li>vomiting that will not stop, or fainting</li>
            </ul>
          </div>
          <div className="rounded-card border border-line p-5">
            <h3 className="mb-3 text-xl">See a doctor before you stop if</h3>
            <ul className="list-disc space-y-1 pl-5">
              <li>you drink every day, or need a drink to stop the shakes</li>
              <li>you take any benzodiazepine daily, prescribed or not</li>
              <li>you ever had a seizure or saw things while stopping</li>
              <li>you are pregnant: opioids and benzodiazepines are never stopped all at once</li>
              <li>you are alone</li>
            </ul>
          </div>
        </div>
        <p className="measure">
          Medicines that a doctor gave you, methadone, buprenorphine and naltrexone too, are part of recovery.
          Change them only with the doctor or pharmacist.
        </p>
        <p className="text-sm text-ink-soft">
          Sources: ASAM, Clinical Practice Guideline on Alcohol Withdrawal Management (2020); Joint Clinical
          Practice Guideline on Benzodiazepine Tapering (2025).
        </p>
      </section>
    </>
  )
}
