import type { ReactNode } from 'react'
import { useI18n } from '../../platform/browser/language.tsx'
import { formatPhone, linesOf, type Region, smsOf } from '../help/lines.ts'
import { textLabel } from '../help/text-label.ts'
import { parts, planParts, type SafetyPlan } from './safety-plan.ts'

/** The plan on paper: eight panels on one page, to fold into a card. Empty panels have room to write by hand. */
export function PrintCard({ plan, region }: { plan: SafetyPlan; region: Region }) {
  const i18n = useI18n()
  return (
    <div aria-hidden className="hidden print:block">
      <div className="grid grid-cols-2 border border-dashed">
        <Panel title={i18n.t('My safety plan')}>
          <p>{i18n.t('Start at 1. Go down until it gets easier.')}</p>
          <p>{i18n.t('Fold down the middle, then twice across.')}</p>
        </Panel>
        {planParts.map((part, index) => (
          <Panel key={part} title={`${index + 1}. ${i18n.t(parts[part].title)}`}>
            {part === 'people' ? (
              plan.people.map(({ name, phone }) => (
                <p key={`${name} ${phone}`}>
                  <bdi>{name}</bdi>: <strong>{phone}</strong>
                </p>
              ))
            ) : (
              <p dir="auto" className="whitespace-pre-wrap">
                {plan[part]}
              </p>
            )}
          </Panel>
        ))}
        <Panel title={i18n.t('A person answers, day or night')}>
          {linesOf(region, 'crisis', 'emergency').map((line) => {
            const sms = smsOf(line, i18n.locale)
            const text = sms ? textLabel(i18n, sms) : ''
            return (
              <p key={line.service}>
                {i18n.t(line.service)}: <strong>{line.phone ? formatPhone(line.phone) : text}</strong>
              </p>
            )
          })}
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
