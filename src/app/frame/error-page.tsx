import { Button, buttonClass } from '../../platform/ui/button.tsx'

/** The error boundary's page. Help stays reachable; drafts are not touched. */
export function ErrorPage() {
  return (
    <div className="page grid justify-items-start gap-5 py-16">
      <h1 className="text-4xl">Something went wrong</h1>
      <p className="measure text-lg text-ink-soft">
        It’s our fault, not yours. What you wrote is safe. Try loading the page again. If you need someone
        right now, help is one tap away.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>Reload</Button>
        {/* A plain link: it works even if the program behind this page does not. */}
        <a href="/help" className={buttonClass({ variant: 'outline' })}>
          Help now
        </a>
      </div>
    </div>
  )
}
