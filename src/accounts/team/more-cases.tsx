type MoreCasesProps = { shown: number; more: number; what?: string }

/** Says that a queue shows only its most urgent cases. */
export function MoreCases({ shown, more, what = 'most urgent cases' }: MoreCasesProps) {
  if (more === 0) return null
  return (
    <p>
      These are the {shown} {what}. {more === 1 ? '1 more waits' : `${more} more wait`} and will show up here
      as you decide.
    </p>
  )
}
