import { Progress as Primitive } from 'radix-ui'

/** A progress bar; `label` names it for screen readers. */
export function Progress({ value, max = 100, label }: { value: number; max?: number; label: string }) {
  const share = max === 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100))
  return (
    <Primitive.Root
      value={value}
      max={max}
      aria-label={label}
      className="h-3 w-full overflow-hidden rounded-full bg-moss"
    >
      <Primitive.Indicator
        className="h-full rounded-full bg-pine transition-[width] duration-300 ease-out"
        style={{ width: `${share}%` }}
      />
    </Primitive.Root>
  )
}
