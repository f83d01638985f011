import { ButtonLink } from '../../platform/ui/button.tsx'
import { PageHead } from '../../platform/ui/page-head.tsx'

export function NotFoundPage() {
  return (
    <div className="page">
      <PageHead title="404 Page Not Found" lead="Did you forget to add the page to the router?" />
      <p className="measure mb-6">This page doesn’t exist. It’s not your fault.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">Go home</ButtonLink>
        <ButtonLink to="/help" variant="outline">
          Help now
        </ButtonLink>
      </div>
    </div>
  )
}
