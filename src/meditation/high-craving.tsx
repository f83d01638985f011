import { ButtonLink } from '../platform/ui/button.tsx'

/** Shown for a strong craving: people to contact first, then a two-minute exercise. */
export function HighCraving({ craving }: { craving: number | undefined }) {
  if (craving === undefined || craving < 8) return null
  return (
    <div role="status" className="grid gap-3 rounded-card bg-sand p-5">
      <p>
        That is a high wave. It will fall, and it falls sooner in company. Is there someone you could call?
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/help" variant="outline">
          Help now
        </ButtonLink>
        <ButtonLink
          to="/library/addiction-brain-changes#practice-ride-one-small-wave-2-minutes"
          variant="quiet"
        >
          Two minutes to ride it out
        </ButtonLink>
      </div>
    </div>
  )
}
