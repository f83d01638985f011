import { useRead } from '../../platform/browser/call.browser.ts'
import * as contract from '../contract.ts'
import { categoryNames } from '../labels.ts'

type CategoryButtonsProps = {
  category: contract.Category
  onChoose: (category: contract.Category) => void
}

export function CategoryButtons({ category, onChoose }: CategoryButtonsProps) {
  const summary = useRead(contract.forumSummary)
  return contract.categories.map((one) => (
    <button
      key={one}
      type="button"
      aria-pressed={one === category}
      onClick={() => onChoose(one)}
      className="flex min-h-11 shrink-0 items-center justify-between gap-3 rounded-3xl border border-line-strong bg-paper-raised px-4 py-2 text-left leading-snug font-semibold transition-colors duration-150 hover:border-pine aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-on-pine"
    >
      {categoryNames[one]}
      {summary.data ? (
        <span className="text-sm font-normal whitespace-nowrap max-lg:hidden">
          {summary.data.lastWeek[one] ?? 0} this week
        </span>
      ) : null}
    </button>
  ))
}
