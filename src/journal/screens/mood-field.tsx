import { Field, Select } from '../../platform/ui/field.tsx'
import { moodNames, moods } from '../crypto/entry-content.ts'

type MoodFieldProps = {
  value: string
  /** The label while no mood is chosen. */
  none: string
  /** Empty if none is chosen. */
  onChange: (mood: string) => void
}

export function MoodField({ value, none, onChange }: MoodFieldProps) {
  return (
    <Field label="Mood">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {moods.map((mood) => (
          <option key={mood} value={mood}>
            {moodNames[mood]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
