import { localToday } from '../../platform/browser/local-date.browser.ts'
import { Field, Input } from '../../platform/ui/field.tsx'
import { earliestStart } from '../contract.ts'

type StartFieldProps = { label: string; startedOn: string; onChange: (startedOn: string) => void }

/** The start date of a counter, today at the latest. */
export function StartField({ label, startedOn, onChange }: StartFieldProps) {
  return (
    <Field label={label}>
      <Input
        type="date"
        required
        min={earliestStart}
        max={localToday()}
        value={startedOn}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
