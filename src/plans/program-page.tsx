import { useState } from 'react'
import { useParams } from 'react-router'
import { type Answer, useRead, useSend } from '../platform/browser/call.browser.ts'
import { Badge } from '../platform/ui/badge.tsx'
import { ButtonLink } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { Checkbox } from '../platform/ui/checkbox.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { Progress } from '../platform/ui/progress.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import * as programContract from './programs/program-contract.ts'

type SelfHelpProgram = Answer<typeof programContract.program>
type Step = SelfHelpProgram['weeks'][number]['steps'][number]

export function ProgramPage() {
  const { program: id = '' } = useParams()
  const program = useRead(programContract.program, { params: { program: id } })
  if (program.isPending) {
    return (
      <div className="page py-16">
        <Loading lines={8} />
      </div>
    )
  }
  if (program.isError) {
    return (
      <div className="page pb-20">
        <PageHead title="Advanced protocols" />
        <EmptyState title={program.error.message}>
          <ButtonLink to={program.error.status === 403 ? '/pricing' : '/premium'}>
            {program.error.status === 403 ? 'See the plans' : 'To the premium library'}
          </ButtonLink>
        </EmptyState>
      </div>
    )
  }
  return <Open program={program.data} />
}

function Open({ program }: { program: SelfHelpProgram }) {
  const all = program.weeks.flatMap((week) => week.steps)
  const next = all.find(({ id }) => !program.done.includes(id))
  return (
    <div className="page pb-20">
      <PageHead title={program.title} lead={program.summary}>
        <ButtonLink to="/premium" variant="quiet" className="px-0!">
          All programs
        </ButtonLink>
      </PageHead>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-10">
          {program.weeks.map((week) => (
            <section key={week.title} className="grid gap-4">
              <h2 className="text-2xl">{week.title}</h2>
              <p className="measure text-lg text-ink-soft">{week.aim}</p>
              {week.steps.map((step) => (
                <StepCard
                  key={step.id}
                  program={program.id}
                  step={step}
                  done={program.done.includes(step.id)}
                  initiallyOpen={step.id === next?.id}
                />
              ))}
            </section>
          ))}
          <section className="grid gap-3">
            <h2 className="text-2xl">Sources</h2>
            <ul className="measure grid list-disc gap-2 pl-5">
              {program.sources.map((source) => (
                <li key={source.text}>
                  {source.url ? (
                    <a href={source.url} rel="noreferrer" className="underline">
                      {source.text}
                    </a>
                  ) : (
                    source.text
                  )}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside className="grid gap-4 lg:sticky lg:top-28">
          <Card className="grid gap-3">
            <h2 className="text-xl">Where you are</h2>
            <Progress value={program.done.length} max={all.length} label="Steps done" />
            <p>
              {program.done.length} of {all.length} steps. There is no hurry, and no step is lost when you
              pause.
            </p>
          </Card>
          <Card tone="sand" className="grid gap-3">
            <h2 className="text-xl">Take care</h2>
            <p>{program.careful}</p>
            <ButtonLink to="/help" variant="outline">
              Help now
            </ButtonLink>
          </Card>
        </aside>
      </div>
    </div>
  )
}

type StepCardProps = { program: string; step: Step; done: boolean; initiallyOpen: boolean }

function StepCard({ program, step, done, initiallyOpen }: StepCardProps) {
  const [isOpen, setIsOpen] = useState(initiallyOpen)
  const mark = useSend(programContract.markStep, {
    refreshes: [programContract.program, programContract.programProgress],
    failTitle: 'Error',
  })
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="rounded-card border border-line bg-paper-raised px-5 py-2 shadow-card sm:px-7"
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{step.title}</h3>
        <span className="text-sm text-ink-soft">{step.minutes} minutes</span>
        {done ? <Badge>Done</Badge> : null}
      </summary>
      <div className="measure grid gap-4 pt-2 pb-4">
        {step.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className="grid gap-2 rounded-xl bg-moss p-4">
          <h4 className="font-semibold">To do</h4>
          <ol className="grid list-decimal gap-2 pl-5">
            {step.exercise.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
        <Checkbox
          label="I have done this step"
          checked={mark.isPending ? mark.variables.body.done : done}
          disabled={mark.isPending}
          onChange={(event) =>
            mark.mutate({ params: { program, step: step.id }, body: { done: event.target.checked } })
          }
        />
      </div>
    </details>
  )
}
