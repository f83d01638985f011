import { Checkbox } from '../platform/ui/checkbox.tsx'
import { Field, Input, Select } from '../platform/ui/field.tsx'
import { type BreathingPattern, type CustomSeconds, customLimits, patterns } from './breathing/breathing.ts'
import { changePlan, type SittingPlan } from './sitting.browser.ts'

const lengths = [0, 1, 3, 5, 10, 15, 20, 30, 45, 60]
const intervals = [0, 1, 2, 5, 10, 15]
const volumes = [
  { value: 0, name: 'Silent' },
  { value: 0.25, name: 'Soft' },
  { value: 0.6, name: 'Medium' },
  { value: 1, name: 'Loud' },
]

/** On phones the label is left of the control, which shows its whole text. */
const labelOnTheLeft =
  'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-2'

const selectOnTheRight =
  'max-sm:max-w-[15.5rem] max-sm:flex-1 max-sm:basis-[8rem] max-sm:pr-7.5 max-sm:pl-2.5'

/** The pattern and the length, close to Start, so that all three fit on one screen. */
export function MainOptions({ plan, isFresh }: { plan: SittingPlan; isFresh: boolean }) {
  return (
    <div className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-1">
      <Field label="Breathing" className={labelOnTheLeft}>
        <Select
          className={selectOnTheRight}
          value={plan.pattern}
          onChange={(event) => {
            const choice = event.target.value
            const known = patterns.find(({ id }) => id === choice)?.id
            changePlan({ pattern: known ?? (choice === 'own' ? 'own' : 'none') })
          }}
        >
          {patterns.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="own">A pattern of my own</option>
          <option value="none">No guide, only the time</option>
        </Select>
      </Field>
      <Field label="Length" className={labelOnTheLeft}>
        <Select
          className={selectOnTheRight}
          value={plan.minutes}
          disabled={!isFresh}
          onChange={(event) => changePlan({ minutes: Number(event.target.value) })}
        >
          {lengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {lengthLabel(minutes)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

function lengthLabel(minutes: number): string {
  if (minutes === 0) return 'As long as I like'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

function intervalLabel(minutes: number): string {
  if (minutes === 0) return 'None'
  return minutes === 1 ? 'Every minute' : `Every ${minutes} minutes`
}

type TimerOptionsProps = { plan: SittingPlan; pattern: BreathingPattern | undefined }

/** The description of the pattern, the bells and the vibration. */
export function TimerOptions({ plan, pattern }: TimerOptionsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {plan.session === undefined && pattern ? (
        <p className="text-ink-soft sm:col-span-2">
          {pattern.about} {pattern.caution}
        </p>
      ) : null}
      {plan.session === undefined && plan.pattern === 'own' ? <OwnPattern own={plan.own} /> : null}
      <Field label="Bell in between">
        <Select
          value={plan.interval}
          onChange={(event) => changePlan({ interval: Number(event.target.value) })}
        >
          {intervals.map((minutes) => (
            <option key={minutes} value={minutes}>
              {intervalLabel(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Bell">
        <Select value={plan.volume} onChange={(event) => changePlan({ volume: Number(event.target.value) })}>
          {volumes.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {plan.session === undefined && 'vibrate' in navigator ? (
        <Checkbox
          label="Vibrate with the breath"
          checked={plan.vibrate}
          onChange={(event) => changePlan({ vibrate: event.target.checked })}
        />
      ) : null}
    </div>
  )
}

const parts: { kind: keyof CustomSeconds; name: string }[] = [
  { kind: 'in', name: 'In' },
  { kind: 'hold', name: 'Hold' },
  { kind: 'out', name: 'Out' },
  { kind: 'wait', name: 'Wait' },
]

function OwnPattern({ own }: { own: CustomSeconds }) {
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:col-span-2 sm:grid-cols-4">
      <legend className="mb-1.5 font-semibold">Seconds for each part</legend>
      {parts.map(({ kind, name }) => (
        <Field key={kind} label={name}>
          <Input
            type="number"
            inputMode="decimal"
            step={0.5}
            min={customLimits[kind].min}
            max={customLimits[kind].max}
            value={own[kind]}
            onChange={(event) => changePlan({ own: { ...own, [kind]: Number(event.target.value) } })}
          />
        </Field>
      ))}
    </fieldset>
  )
}
