// A form field: label, hint, control, and an error that screen readers announce.
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'

type FieldContextValue = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

const FieldContext = createContext<FieldContextValue | undefined>(undefined)

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** Hides the label visually; screen readers still read it. */
  labelHidden?: boolean
  className?: string
  children: ReactNode
}

export function Field({
  label,
  hint,
  error,
  required = false,
  labelHidden = false,
  className = '',
  children,
}: FieldProps) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <FieldContext value={{ id, describedBy: describedBy || undefined, invalid: Boolean(error), required }}>
      <div className={`grid content-start gap-1.5 ${className}`}>
        <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-semibold'}>
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        ) : null}
        {children}
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-clay empty:hidden">
          {error}
        </p>
      </div>
    </FieldContext>
  )
}

/** Connects a control to its Field. A control outside of a Field needs its own label. */
function useField() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}

export const controlClass =
  'w-full min-h-11 rounded-xl border border-line-strong bg-paper-raised px-4 py-2 text-ink placeholder:text-ink-soft transition-colors duration-150 hover:border-pine aria-invalid:border-clay disabled:opacity-60'

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...useField()} {...rest} className={`${controlClass} ${className}`} />
}

export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useField()}
      {...rest}
      rows={rows}
      className={`${controlClass} resize-y py-3 ${className}`}
    />
  )
}

/** A native select: works best on phones, and without JavaScript. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select {...useField()} {...rest} className={`${controlClass} pr-8 ${className}`} />
}

/** The error of a whole form. Announced when it appears; takes no space while empty. */
export function FormError({ error }: { error: Error | null | undefined }) {
  return (
    <p role="alert" className="font-medium text-clay empty:hidden">
      {error?.message}
    </p>
  )
}
