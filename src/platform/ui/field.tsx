// A form field: label, hint, control, and an error that screen readers announce.
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react'
import { characterCount } from '../text.ts'

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
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) focusWrongField(box.current)
  }, [error])
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <FieldContext value={{ id, describedBy: describedBy || undefined, invalid: Boolean(error), required }}>
      <div ref={box} className={`grid content-start gap-1.5 ${className}`}>
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

/** After a press on a button of the form, as the browser does for a required field that is empty. */
function focusWrongField(field: HTMLElement | null) {
  const { activeElement } = document
  const isSubmit = activeElement instanceof HTMLButtonElement && activeElement.type === 'submit'
  if (isSubmit && activeElement.form?.contains(field))
    field?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
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

const controlClass =
  'w-full min-h-11 rounded-xl border border-line-strong bg-paper-raised px-4 py-2 text-ink placeholder:text-ink-soft transition-colors duration-150 hover:border-pine aria-invalid:border-clay disabled:opacity-60'

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...useField()} {...rest} className={`${controlClass} ${className}`} />
}

export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      {...useField()}
      {...rest}
      rows={rows}
      className={`${controlClass} resize-y py-3 ${className}`}
    />
  )
}

export function charactersLeft(left: number): string {
  const count = Math.abs(left).toLocaleString('en')
  if (left < 0) return `${count} ${left === -1 ? 'character' : 'characters'} too many`
  return `${count} ${left === 1 ? 'character' : 'characters'} left`
}

type LimitedTextAreaProps = Omit<ComponentProps<'textarea'>, 'maxLength' | 'ref'> & {
  value: string
  limit: number
}

/** Accepts more than `limit` characters, because `maxLength` cuts off what is pasted; its form cannot be sent then. */
export function LimitedTextArea({ value, limit, ...rest }: LimitedTextAreaProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const left = limit - characterCount(value)
  useEffect(() => box.current?.setCustomValidity(left < 0 ? `${charactersLeft(left)}.` : ''), [left])
  return (
    <>
      <TextArea {...rest} ref={box} value={value} {...(left < 0 ? { 'aria-invalid': true } : {})} />
      <p role="status" className={`text-sm empty:hidden ${left < 0 ? 'text-clay' : 'text-ink-soft'}`}>
        {left < limit / 10 ? charactersLeft(left) : ''}
      </p>
    </>
  )
}

/** A native select: works best on phones, and without JavaScript. A choice wraps that is too long for one line. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <select
      {...useField()}
      {...rest}
      className={`select ${controlClass} pr-9 whitespace-normal ${className}`}
    />
  )
}

/** The error of a whole form. Announced when it appears; takes no space while empty. */
export function FormError({ error }: { error: Error | null | undefined }) {
  return (
    <p role="alert" className="font-medium text-clay empty:hidden">
      {error?.message}
    </p>
  )
}
