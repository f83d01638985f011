/** Says that a queue shows only its most urgent cases. */
export function MoreCases({ shown, more }: { shown: number; more: number }) {
  if (more === 0) return null
  return (
    <p>
      These are the {shown} most urgent cases. {more === 1 ? '1 more waits' : `${more} more wait`} and will
      show up here as you decide.
    </p>
  )
}
