type CravingScaleProps = {
  question: string
  /** Shown next to the question. */
  note?: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** A 0–10 scale; a second press clears the choice. */
export function CravingScale({ question, note = '(if you like)', value, onChange }: CravingScaleProps) {
  return (
    <div role="group" aria-label={question} className="grid gap-2">
      <p className="font-semibold">
        {question} {note ? <span className="font-normal text-ink-soft">{note}</span> : null}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(1.75rem,(100%-2rem)/6),1fr))] gap-1.5 sm:grid-cols-11">
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            aria-pressed={value === step}
            onClick={() => onChange(value === step ? undefined : step)}
            className={`min-h-11 rounded-xl border font-semibold transition-colors duration-150 ${
              value === step
                ? 'border-pine bg-pine text-on-pine'
                : 'border-line-strong bg-paper-raised text-ink hover:border-pine hover:bg-moss'
            }`}
          >
            {step}
          </button>
        ))}
      </div>
      <p className="flex justify-between text-sm text-ink-soft">
        <span>0: none</span>
        <span>10: the strongest</span>
      </p>
    </div>
  )
}
