import { useLocation } from 'react-router'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { useSession } from '../session.tsx'

/** For visitors of a page that needs an account. The login returns to the page, unless the person has just logged out there. */
export function LogInOrJoin() {
  const { pathname, search } = useLocation()
  const state = useSession().left ? null : { from: pathname + search }
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink to="/login" state={state}>
        Log In
      </ButtonLink>
      <ButtonLink to="/login?register=true" state={state} variant="outline">
        Join Now - Free
      </ButtonLink>
    </div>
  )
}
