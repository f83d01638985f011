import { Pencil, Printer, Trash2 } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useI18n } from '../platform/browser/language.tsx'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { AlertDialog } from '../platform/ui/dialog.tsx'
import { Field, TextArea } from '../platform/ui/field.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { useRegion } from './help/region.browser.ts'
import { PeopleCard } from './safety-plan/people-card.tsx'
import { PlanLines } from './safety-plan/plan-lines.tsx'
import { PlanReader } from './safety-plan/plan-reader.tsx'
import { PrintCard } from './safety-plan/print-card.tsx'
import { type PlanStorageState, useSafetyPlan } from './safety-plan/safety-plan.browser.ts'
import { isEmpty, parts, planParts, type SafetyPlan, type TextPart } from './safety-plan/safety-plan.ts'

export type PlanSharingProps = {
  plan: SafetyPlan
  isStored: boolean
  update: (change: (plan: SafetyPlan) => SafetyPlan) => Promise<SafetyPlan>
}

/** `Sharing` comes from `app/`: sync with the member's other devices, and sharing with other people. It gets the plan once it is stored. */
export function SafetyPlanPage({ Sharing }: { Sharing?: ComponentType<PlanSharingProps> }) {
  const i18n = useI18n()
  const { plan, state, change, update, forget } = useSafetyPlan()
  const region = useRegion()
  const [asking, setAsking] = useState(false)
  const [writing, setWriting] = useWriting(state, isEmpty(plan))

  return (
    <div className="page">
      <PageHead
        title={i18n.t('My safety plan')}
        lead={
          writing
            ? i18n.t('Write it on a calm day for a hard one. One line is enough for today.')
            : i18n.t('Start at the top. Go down until it gets easier.')
        }
      >
        <PlanActions
          empty={isEmpty(plan)}
          writing={writing}
          onWriting={setWriting}
          onDelete={() => setAsking(true)}
        />
      </PageHead>
      {writing ? (
        <>
          <SaveState state={state} />
          <div className="mt-6 grid grid-cols-1 gap-5 lg:grid-cols-2 print:hidden">
            {planParts.map((name, index) =>
              name === 'people' ? (
                <PeopleCard key={name} people={plan.people} onChange={(people) => change({ people })} />
              ) : (
                <Part
                  key={name}
                  name={name}
                  step={index + 1}
                  value={plan[name]}
                  onChange={(text) => change({ [name]: text })}
                />
              ),
            )}
          </div>
        </>
      ) : (
        <PlanReader plan={plan} />
      )}
      {Sharing ? <Sharing plan={plan} isStored={state === 'saved'} update={update} /> : null}
      <PlanLines />
      <PrintCard plan={plan} region={region} />
      <AlertDialog
        open={asking}
        title={i18n.t('Delete the plan?')}
        description={
          plan.synced
            ? i18n.t('It’s deleted from this device. The synced copy and your other devices still have it.')
            : i18n.t('It’s deleted from this device, and no one can bring it back.')
        }
        confirm={i18n.t('Delete the plan')}
        cancel={i18n.t('Cancel')}
        onConfirm={() => {
          setAsking(false)
          void forget()
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

type PlanActionsProps = {
  empty: boolean
  writing: boolean
  onWriting: (writing: boolean) => void
  onDelete: () => void
}

function PlanActions({ empty, writing, onWriting, onDelete }: PlanActionsProps) {
  const i18n = useI18n()
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {empty ? null : (
        <Button variant={writing ? 'primary' : 'outline'} onClick={() => onWriting(!writing)}>
          <Pencil aria-hidden className="size-5" strokeWidth={1.75} />
          {writing ? i18n.t('Done') : i18n.t('Edit')}
        </Button>
      )}
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" strokeWidth={1.75} />
        {i18n.t('Print')}
      </Button>
      {empty ? null : (
        <Button variant="quiet" onClick={onDelete}>
          <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
          {i18n.t('Delete')}
        </Button>
      )}
    </div>
  )
}

/** Opens an existing plan for reading; an empty one, or one that is being typed into, for writing. */
function useWriting(state: PlanStorageState, empty: boolean) {
  const [writing, setWriting] = useState(true)
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || state === 'loading') return
    opened.current = true
    setWriting(empty || state === 'saving')
  }, [state, empty])
  return [writing || empty, setWriting] as const
}

function SaveState({ state }: { state: PlanStorageState }) {
  const i18n = useI18n()
  const sentences: Record<PlanStorageState, string> = {
    loading: i18n.t('Looking for your plan on this device…'),
    saving: i18n.t('Saving…'),
    saved: i18n.t('Saved on this device, encrypted. We can’t read it, and it works offline.'),
    failed: i18n.t(
      'This browser can’t save anything (maybe it’s a private window). You can write and print, but the plan is gone when you close the page.',
    ),
  }
  return (
    <div className="grid gap-1 print:hidden">
      {/* The invisible copy reserves space for the sentence, so that nothing moves while the plan is loaded or saved. */}
      <div
        data-sentence={sentences.saved}
        className="grid *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-sentence)]"
      >
        <p role="status" className={state === 'failed' ? 'font-semibold text-clay' : 'text-ink-soft'}>
          {sentences[state]}
        </p>
      </div>
      <p className="text-sm text-ink-soft">
        {i18n.t(
          'Anyone who can open this browser can read the plan. Logging out doesn’t delete it. The Delete button does.',
        )}
      </p>
      <noscript>
        <p className="font-semibold">
          {i18n.t(
            'Writing here needs JavaScript. You can print this page and fill it in by hand. That works just as well.',
          )}
        </p>
      </noscript>
    </div>
  )
}

type PartProps = { name: TextPart; step: number; value: string; onChange: (text: string) => void }

function Part({ name, step, value, onChange }: PartProps) {
  const i18n = useI18n()
  const field = useRef<HTMLTextAreaElement>(null)
  const latest = useRef({ value, onChange })
  // Text typed into the prerendered page before this script ran did not reach a handler.
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && latest.current.value === '') latest.current.onChange(typed)
  }, [])
  const { title, hint } = parts[name]
  return (
    <Card className="break-inside-avoid">
      <Field
        label={
          <span className="font-display text-xl">
            {step}. {i18n.t(title)}
          </span>
        }
        hint={i18n.t(hint)}
      >
        <TextArea
          ref={field}
          rows={4}
          maxLength={5_000}
          // Otherwise the browser restores text after a reload or Back, which could add again what was deleted meanwhile.
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </Card>
  )
}
