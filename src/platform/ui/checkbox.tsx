import type { ComponentProps, ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

/** The whole row is the touch target. */
export function Checkbox({ label, hint, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`flex min-h-11 items-start gap-3 py-2 has-disabled:opacity-60 ${className}`}>
      <input {...rest} type="checkbox" className="tick mt-0.5 size-6" />
      <span>
        {label}
        {hint ? <span className="block text-sm text-ink-soft">{hint}</span> : null}
      </span>
    </label>
  )
}
