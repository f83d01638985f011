// Choices by tap: several at once, or one mood.
import { Field, Input } from '../platform/ui/field.tsx'
import { moodNames } from './choices.ts'

const chip =
  'min-h-11 rounded-full border border-line-strong bg-paper-raised px-3.5 text-sm font-medium transition-colors duration-150 hover:border-pine aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-on-pine forced-colors:aria-pressed:outline-2'

type TapsProps<Id extends string> = {
  question: string
  choices: readonly { id: Id; name: string }[]
  chosen: readonly Id[]
  onChoose: (chosen: Id[]) => void
  ownLabel: string
  own: string
  onOwn: (text: string) => void
}

/** Any number of choices, and own words under them. */
export function Taps<Id extends string>(props: TapsProps<Id>) {
  const { question, choices, chosen, onChoose, ownLabel, own, onOwn } = props
  const toggle = (id: Id) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <div role="group" aria-label={question} className="grid gap-2">
      <p className="font-semibold">{question}</p>
      <div className="flex flex-wrap gap-1.5">
        {choices.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.includes(id)}
            onClick={() => toggle(id)}
            className={chip}
          >
            {name}
          </button>
        ))}
      </div>
      <Field label={ownLabel} labelHidden>
        <Input
          value={own}
          maxLength={100}
          placeholder={ownLabel}
          onChange={(event) => onOwn(event.target.value)}
        />
      </Field>
    </div>
  )
}

type MoodTapsProps = { value: number | undefined; onChange: (value: number | undefined) => void }

/** From very hard to very good; tapping the chosen mood again clears it. */
export function MoodTaps({ value, onChange }: MoodTapsProps) {
  return (
    <div role="group" aria-label="How was today?" className="grid gap-2">
      <p className="font-semibold">How was today?</p>
      <div className="flex flex-wrap gap-1.5">
        {moodNames.map((name, at) => (
          <button
            key={name}
            type="button"
            aria-pressed={value === at + 1}
            onClick={() => onChange(value === at + 1 ? undefined : at + 1)}
            className={chip}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
