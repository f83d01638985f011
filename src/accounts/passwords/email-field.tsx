import { Field, Input } from '../../platform/ui/field.tsx'

type EmailFieldProps = {
  value: string
  onChange: (email: string) => void
  hint?: string
  error?: string | undefined
}

/** The email address as the user name, so that password managers fill it in. */
export function EmailField({ value, onChange, ...field }: EmailFieldProps) {
  return (
    <Field label="Email" {...field}>
      <Input
        type="email"
        autoComplete="username"
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
