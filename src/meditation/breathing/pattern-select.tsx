import { useI18n } from '../../platform/browser/language.tsx'
import { Field, Select } from '../../platform/ui/field.tsx'
import { type BreathingPattern, type PatternId, patterns } from './breathing.ts'

type PatternSelectProps = {
  pattern: BreathingPattern
  onChange: (id: PatternId) => void
  disabled?: boolean
  labelHidden?: boolean
}

/** The choice of a breathing pattern, with what it does and its caution. */
export function PatternSelect({
  pattern,
  onChange,
  disabled = false,
  labelHidden = false,
}: PatternSelectProps) {
  const i18n = useI18n()
  return (
    <Field
      label={i18n.t('Pattern')}
      hint={`${i18n.t(pattern.about)} ${i18n.t(pattern.caution)}`}
      labelHidden={labelHidden}
    >
      <Select
        value={pattern.id}
        disabled={disabled}
        onChange={({ target }) => onChange(patterns.find(({ id }) => id === target.value)?.id ?? 'even')}
      >
        {patterns.map(({ id, name }) => (
          <option key={id} value={id}>
            {i18n.t(name)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
