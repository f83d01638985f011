// Buttons, and links that look like buttons. A screen has one primary button: the next step.
import { type ComponentProps, useState } from 'react'
import { Link, type LinkProps } from 'react-router'

type Variant = 'primary' | 'quiet' | 'outline' | 'clay'
type Size = 'normal' | 'large' | 'icon'

type Look = { variant?: Variant | undefined; size?: Size | undefined; wide?: boolean | undefined }

const variants: Record<Variant, string> = {
  primary: 'bg-pine text-on-pine hover:bg-pine-deep',
  quiet: 'text-pine hover:bg-moss',
  outline: 'border border-line-strong bg-paper-raised text-ink hover:border-pine hover:bg-moss',
  clay: 'bg-clay text-on-clay hover:brightness-95',
}

const sizes: Record<Size, string> = {
  normal: 'min-h-11 px-5 py-2',
  large: 'min-h-13 px-7 py-3 text-lg max-[18rem]:px-3',
  icon: 'size-11 shrink-0 justify-center',
}

export function buttonClass({ variant = 'primary', size = 'normal', wide = false }: Look = {}) {
  return `inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-snug wrap-anywhere transition-colors duration-150 [&>svg]:shrink-0 forced-colors:border disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${variants[variant]} ${sizes[size]} ${wide ? 'w-full' : ''}`
}

/**
 * `type` defaults to "button", so that no button submits a form by accident. An icon's name is its tooltip. While it has
 * the focus, a disabled button is only marked as disabled and does nothing, because browsers take the focus from it.
 */
export function Button({
  variant,
  size,
  wide,
  className = '',
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: ComponentProps<'button'> & Look) {
  const [hasFocus, setHasFocus] = useState(false)
  return (
    <button
      data-tooltip={size === 'icon' ? rest['aria-label'] : undefined}
      {...rest}
      type={type}
      disabled={disabled && !hasFocus}
      aria-disabled={(disabled && hasFocus) || undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onClick={(event) => {
        if (disabled) event.preventDefault()
        else onClick?.(event)
      }}
      className={`${buttonClass({ variant, size, wide })} ${className}`}
    />
  )
}

export function ButtonLink({ variant, size, wide, className = '', ...rest }: LinkProps & Look) {
  return <Link {...rest} className={`${buttonClass({ variant, size, wide })} ${className}`} />
}
