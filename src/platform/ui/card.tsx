import type { ComponentProps, ReactNode } from 'react'

type Tone = 'raised' | 'sky' | 'moss' | 'sand' | 'plain'

const tones: Record<Tone, string> = {
  raised: 'border border-line bg-paper-raised shadow-card',
  sky: 'bg-sky',
  moss: 'bg-moss',
  sand: 'bg-sand',
  plain: 'border border-line',
}

type CardProps = ComponentProps<'div'> & { tone?: Tone; as?: 'section' | 'div' }

export function Card({ tone = 'raised', as: Box = 'section', className = '', ...rest }: CardProps) {
  return <Box {...rest} className={`rounded-card p-5 sm:p-7 ${tones[tone]} ${className}`} />
}

/** The heading of a card, with an optional icon. */
export function CardTitle({
  level = 2,
  icon,
  children,
}: {
  level?: 2 | 3
  icon?: ReactNode
  children: ReactNode
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading className="flex items-center gap-3 text-xl">
      {icon}
      {children}
    </Heading>
  )
}
