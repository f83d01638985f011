/** The first grapheme of a name; `U` if there is none. */
export function initialOf(name: string | undefined) {
  const first = new Intl.Segmenter()
    .segment(name?.trim() ?? '')
    [Symbol.iterator]()
    .next().value?.segment
  return first ? first.toLocaleUpperCase() : 'U'
}

export function Avatar({ name, text }: { name?: string | undefined; text?: string }) {
  return (
    <span
      aria-hidden
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-moss font-display text-lg font-semibold text-ink select-none"
    >
      {text ?? initialOf(name)}
    </span>
  )
}
