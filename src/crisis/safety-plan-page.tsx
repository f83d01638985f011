import { MessageCircle, Pencil, Phone, Printer, Trash2, UserPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { AlertDialog } from '../platform/ui/dialog.tsx'
import { Field, Input, TextArea } from '../platform/ui/field.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { linesOf, smsLink, spoken } from './help/lines.ts'
import { useRegion } from './help/region.browser.ts'
import { PlanReader } from './safety-plan/plan-reader.tsx'
import { PrintCard } from './safety-plan/print-card.tsx'
import { type Keeping, useSafetyPlan } from './safety-plan/safety-plan.browser.ts'
import { dialled, isEmpty, type Person, parts, readyText, type TextPart } from './safety-plan/safety-plan.ts'

const before: TextPart[] = ['signs', 'coping', 'places']
const after: TextPart[] = ['professionals', 'safer']

export function SafetyPlanPage() {
  const { plan, keeping, change, forget } = useSafetyPlan()
  const region = useRegion()
  const [asking, setAsking] = useState(false)
  const [writing, setWriting] = useWriting(keeping, isEmpty(plan))
  const part = (name: TextPart, step: number) => (
    <Part
      key={name}
      name={name}
      step={step}
      value={plan[name]}
      onChange={(text) => change({ [name]: text })}
    />
  )

  return (
    <div className="page">
      <PageHead
        title="My safety plan"
        lead={
          writing
            ? 'Write it on a calm day for a hard one. One line is enough for today.'
            : 'Start at the top. Go down until it gets easier.'
        }
      >
        <div className="flex flex-wrap gap-2 print:hidden">
          {isEmpty(plan) ? null : (
            <Button variant={writing ? 'primary' : 'outline'} onClick={() => setWriting(!writing)}>
              <Pencil aria-hidden className="size-5" strokeWidth={1.75} />
              {writing ? 'Done' : 'Edit'}
            </Button>
          )}
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" strokeWidth={1.75} />
            Print
          </Button>
          {isEmpty(plan) ? null : (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
              Delete
            </Button>
          )}
        </div>
      </PageHead>
      {writing ? (
        <>
          <Kept keeping={keeping} />
          <div className="mt-6 grid grid-cols-1 gap-5 lg:grid-cols-2 print:hidden">
            {before.map((name, index) => part(name, index + 1))}
            <People people={plan.people} onChange={(people) => change({ people })} />
            {after.map((name, index) => part(name, index + 5))}
          </div>
        </>
      ) : (
        <PlanReader plan={plan} />
      )}
      <Lines />
      <PrintCard plan={plan} region={region} />
      <AlertDialog
        open={asking}
        title="Delete the plan?"
        description="It’s only on this device. Once you delete it, no one can bring it back."
        confirm="Delete the plan"
        onConfirm={() => {
          setAsking(false)
          void forget()
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

/** A plan that was written before opens for reading, an empty one for writing. */
function useWriting(keeping: Keeping, empty: boolean) {
  const [writing, setWriting] = useState(true)
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || keeping === 'reading') return
    opened.current = true
    setWriting(empty)
  }, [keeping, empty])
  return [writing || empty, setWriting] as const
}

function Kept({ keeping }: { keeping: Keeping }) {
  const said: Record<Keeping, string> = {
    reading: 'Looking for your plan on this device…',
    keeping: 'Saving…',
    kept: 'Saved on this device, encrypted. It’s never sent to us, and it works offline.',
    unkept:
      'This browser can’t save anything (maybe it’s a private window). You can write and print, but the plan is gone when you close the page.',
  }
  return (
    <div className="grid gap-1 print:hidden">
      {/* The unseen copy holds the place of the sentence that comes, so that nothing moves while the plan is read or kept. */}
      <div
        data-kept={said.kept}
        className="grid *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-kept)]"
      >
        <p role="status" className={keeping === 'unkept' ? 'font-semibold text-clay' : 'text-ink-soft'}>
          {said[keeping]}
        </p>
      </div>
      <p className="text-sm text-ink-soft">
        Anyone who can open this browser can read the plan. Logging out doesn’t delete it. The Delete button
        does.
      </p>
      <noscript>
        <p className="font-semibold">
          Writing here needs JavaScript. You can print this page and fill it in by hand. That works just as
          well.
        </p>
      </noscript>
    </div>
  )
}

type PartProps = { name: TextPart; step: number; value: string; onChange: (text: string) => void }

function Part({ name, step, value, onChange }: PartProps) {
  const { title, hint } = parts[name]
  return (
    <Card className="break-inside-avoid">
      <Field
        label={
          <span className="font-display text-xl">
            {step}. {title}
          </span>
        }
        hint={hint}
      >
        <TextArea
          rows={4}
          maxLength={5_000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </Card>
  )
}

function People({ people, onChange }: { people: Person[]; onChange: (people: Person[]) => void }) {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const ready = name.trim() !== '' && dialled(phone).length >= 3

  return (
    <Card className="grid content-start gap-4 break-inside-avoid">
      <div>
        <h2 className="text-xl">4. {parts.people.title}</h2>
        <p className="text-sm text-ink-soft">{parts.people.hint}</p>
      </div>
      <ul className="grid gap-3">
        {people.map((person, index) => (
          <li key={`${person.name} ${person.phone}`} className="grid gap-2 rounded-xl bg-moss p-3">
            <p className="font-semibold">
              <bdi>{person.name}</bdi> <bdi className="font-normal text-ink-soft">{person.phone}</bdi>
            </p>
            <div className="flex flex-wrap gap-2 print:hidden">
              <a href={`tel:${dialled(person.phone)}`} className={buttonClass()}>
                <Phone aria-hidden className="size-5" strokeWidth={1.75} />
                Call
              </a>
              <a
                href={smsLink({ number: dialled(person.phone), body: readyText })}
                className={buttonClass({ variant: 'outline' })}
              >
                <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
                Text “Can you talk?”
              </a>
              <Button
                variant="quiet"
                aria-label={`Remove ${person.name}`}
                onClick={() => onChange(people.filter((_, place) => place !== index))}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <form
        className="grid gap-3 sm:grid-cols-2 print:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          if (!ready) return
          onChange([...people, { name: name.trim(), phone: phone.trim() }])
          setName('')
          setPhone('')
        }}
      >
        <Field label="Name">
          <Input
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label="Phone">
          <Input
            type="tel"
            value={phone}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setPhone(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="outline"
          disabled={!ready}
          className="sm:col-span-2 sm:justify-self-start"
        >
          <UserPlus aria-hidden className="size-5" strokeWidth={1.75} />
          Add this person
        </Button>
      </form>
    </Card>
  )
}

function Lines() {
  const region = useRegion()
  return (
    <section
      aria-labelledby="lines-title"
      className="mt-10 grid grid-cols-1 gap-4 rounded-card bg-sand p-5 sm:p-7 print:hidden"
    >
      <h2 id="lines-title" className="text-2xl">
        Still too much? A person answers
      </h2>
      <ul className="flex flex-wrap gap-2">
        {linesOf(region, 'crisis', 'emergency').flatMap(({ service, phone, sms }) => [
          phone ? (
            <li key={`${service} call`}>
              <a href={`tel:${phone}`} className={buttonClass({ variant: 'outline' })}>
                <Phone aria-hidden className="size-5" strokeWidth={1.75} />
                {service}: {spoken(phone)}
              </a>
            </li>
          ) : null,
          sms?.body ? (
            <li key={`${service} text`}>
              <a href={smsLink(sms)} className={buttonClass({ variant: 'outline' })}>
                <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
                Text {sms.body} to {sms.number}
              </a>
            </li>
          ) : null,
        ])}
        <li>
          <a href="/help" className={buttonClass({ variant: 'quiet' })}>
            All help
          </a>
        </li>
      </ul>
    </section>
  )
}
