import { ButtonLink } from '../../platform/ui/button.tsx'

/** For visitors of a page that needs an account. */
export function LogInOrJoin() {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink to="/login">Log In</ButtonLink>
      <ButtonLink to="/login?register=true" variant="outline">
        Join Now - Free
      </ButtonLink>
    </div>
  )
}
