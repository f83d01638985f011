/** The product's mark: three stones. */
export function CairnMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={className}>
      <path
        d="M4 34.2c-.6-4 5.6-7.4 16-7.4s16.7 3 16.2 7c-.4 3-6 3.6-16.2 3.6S4.4 37 4 34.2Z"
        className="fill-pine"
      />
      <path
        d="M9.3 22.7c-.4-3.8 4.6-6.7 11.2-6.7s11.3 3 10.8 6.6c-.4 3-4.6 3.5-11 3.5s-10.7-.6-11-3.4Z"
        className="fill-ink-soft"
      />
      <path
        d="M14 11.6C13.6 7.5 16.4 4 20.4 4s6.4 3.2 6 7c-.3 3.3-2.6 4.2-6.2 4.2s-5.9-.6-6.2-3.6Z"
        className="fill-dawn"
      />
    </svg>
  )
}
