// Buttons, and links that look like buttons. A screen has one primary button: the next step.
import type { ComponentProps } from 'react'
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
  large: 'min-h-13 px-7 py-3 text-lg',
  icon: 'size-11 shrink-0 justify-center',
}

export function buttonClass({ variant = 'primary', size = 'normal', wide = false }: Look = {}) {
  return `inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-snug wrap-anywhere transition-colors duration-150 forced-colors:border disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${variants[variant]} ${sizes[size]} ${wide ? 'w-full' : ''}`
}

/** `type` defaults to "button", so that no button submits a form by accident. An icon's name is its tooltip. */
export function Button({
  variant,
  size,
  wide,
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button
      data-tooltip={size === 'icon' ? rest['aria-label'] : undefined}
      {...rest}
      type={type}
      className={`${buttonClass({ variant, size, wide })} ${className}`}
    />
  )
}

export function ButtonLink({ variant, size, wide, className = '', ...rest }: LinkProps & Look) {
  return <Link {...rest} className={`${buttonClass({ variant, size, wide })} ${className}`} />
}
