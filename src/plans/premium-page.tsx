import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../accounts/session.tsx'
import { useRead } from '../platform/browser/call.browser.ts'
import { useHydrating } from '../platform/browser/hydrating.browser.ts'
import { Badge } from '../platform/ui/badge.tsx'
import { ButtonLink } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { Progress } from '../platform/ui/progress.tsx'
import { includes, type PaidPlanId, planOf } from './plans.ts'
import * as programContract from './programs/program-contract.ts'
import { type LibraryItem, practiceList, protocols, workbookList } from './programs/protocols.ts'

export function PremiumPage() {
  const { user, loading } = useSession()
  const plan = user?.subscription ?? 'free'
  const hasPremium = includes(plan, 'premium')
  const hasProtocols = includes(plan, 'professional')
  const progress = useRead(programContract.programProgress, {}, { enabled: hasProtocols })
  // Until the plan is known, items lead to their own page, which checks the plan.
  const planUnknown = useHydrating() || loading
  const pathOf = (item: string, open: boolean) => (open || planUnknown ? item : '/pricing')
  const completedSteps = (id: string) => progress.data?.find((one) => one.id === id)
  return (
    <div className="page pb-20">
      <PageHead
        title="Premium library"
        lead="Guided practices, workbooks to print and write in, and programs that take a few weeks. Every program names its sources."
      >
        {hasPremium ? null : <ButtonLink to="/pricing">Compare plans</ButtonLink>}
      </PageHead>
      <LibrarySection
        title="Guided practices"
        needs="premium"
        open={hasPremium}
        description="Shown line by line, read aloud by your device if you like."
      >
        {practiceList.map((listed) => (
          <Item
            key={listed.id}
            listed={listed}
            to={pathOf(`/practices/${listed.id}`, hasPremium)}
            open={hasPremium}
          />
        ))}
      </LibrarySection>
      <LibrarySection
        title="Printable workbooks"
        needs="premium"
        open={hasPremium}
        description="For pen and paper. Nothing you write there reaches us."
      >
        {workbookList.map((listed) => (
          <Item
            key={listed.id}
            listed={listed}
            to={pathOf(`/workbooks/${listed.id}`, hasPremium)}
            open={hasPremium}
          />
        ))}
      </LibrarySection>
      <LibrarySection
        title="Advanced protocols"
        needs="professional"
        open={hasProtocols}
        description="Self-help programs, week by week, at your own pace."
      >
        {protocols.map((listed) => {
          const done = completedSteps(listed.id)
          return (
            <Item
              key={listed.id}
              listed={listed}
              to={pathOf(`/programs/${listed.id}`, hasProtocols)}
              open={hasProtocols}
            >
              {done && done.done.length > 0 ? (
                <>
                  <Progress value={done.done.length} max={done.steps} label={`Progress in ${listed.title}`} />
                  <p className="text-sm text-ink-soft">
                    {done.done.length} of {done.steps} steps
                  </p>
                </>
              ) : null}
            </Item>
          )
        })}
      </LibrarySection>
      <Card tone="sky" className="mt-section flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-1">
          <h2 className="text-xl">Talk it through with a person</h2>
          <p className="measure">
            With Full Access you can ask for a session with a coach: say what it is about and when it suits
            you.
          </p>
        </div>
        <ButtonLink to="/book-session" variant="outline">
          Book Session
        </ButtonLink>
      </Card>
    </div>
  )
}

type LibrarySectionProps = {
  title: string
  description: string
  needs: PaidPlanId
  open: boolean
  children: React.ReactNode
}

function LibrarySection({ title, description, needs, open, children }: LibrarySectionProps) {
  return (
    <section className="mb-12 grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">{title}</h2>
        <Badge tone={open ? 'moss' : 'sand'}>{open ? 'In your plan' : `Part of ${planOf(needs).name}`}</Badge>
      </div>
      <p className="measure text-ink-soft">{description}</p>
      <ul className="grid gap-4 sm:grid-cols-2">{children}</ul>
    </section>
  )
}

function Item({
  listed,
  to,
  open,
  children,
}: {
  listed: LibraryItem
  to: string
  open: boolean
  children?: React.ReactNode
}) {
  return (
    <li className="relative grid content-start gap-2 rounded-card border border-line bg-paper-raised p-5">
      <h3 className="text-xl">
        <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
          {listed.title}
        </Link>
      </h3>
      <p>{listed.summary}</p>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        {open ? null : <Lock aria-hidden strokeWidth={1.75} className="size-4" />}
        {listed.extent}
      </p>
      {children}
    </li>
  )
}
