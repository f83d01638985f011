import type { ReactNode } from 'react'
import { linesOf, type Region, spoken } from '../help/lines.ts'
import { parts, type SafetyPlan, type TextPart } from './safety-plan.ts'

const before: TextPart[] = ['signs', 'coping', 'places']
const after: TextPart[] = ['professionals', 'safer']

/** The plan on paper: eight panels on one page, to fold into a card. Empty panels have room to write by hand. */
export function PrintCard({ plan, region }: { plan: SafetyPlan; region: Region }) {
  const panel = (name: TextPart, step: number) => (
    <Panel key={name} title={`${step}. ${parts[name].title}`}>
      <p className="whitespace-pre-wrap">{plan[name]}</p>
    </Panel>
  )
  return (
    <div aria-hidden className="hidden print:block">
      <div className="grid grid-cols-2 border border-dashed">
        <Panel title="My safety plan">
          <p>Start at 1. Go down until it gets easier.</p>
          <p>Fold down the middle, then twice across.</p>
        </Panel>
        {before.map((name, index) => panel(name, index + 1))}
        <Panel title={`4. ${parts.people.title}`}>
          {plan.people.map(({ name, phone }) => (
            <p key={`${name} ${phone}`}>
              {name}: <strong>{phone}</strong>
            </p>
          ))}
        </Panel>
        {after.map((name, index) => panel(name, index + 5))}
        <Panel title="A person answers, day or night">
          {linesOf(region, 'crisis', 'emergency').map(({ service, phone, sms }) => (
            <p key={service}>
              {service}:{' '}
              <strong>{phone ? spoken(phone) : sms?.body ? `text ${sms.body} to ${sms.number}` : ''}</strong>
            </p>
          ))}
        </Panel>
      </div>
    </div>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-h-[2.3in] break-inside-avoid border border-dashed border-line-strong p-3 text-[10pt] leading-snug">
      <p className="mb-1 font-semibold">{title}</p>
      {children}
    </div>
  )
}
