// The monthly self-check and its history.
import { type FormEvent, useState } from 'react'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { localToday } from '../../platform/browser/local-date.browser.ts'
import { monthOf } from '../../platform/calendar.ts'
import { formatDate } from '../../platform/format-date.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { FormError } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { selfCheckQuestions } from './self-check.ts'

const scale = ['not now', 'a little', 'partly', 'mostly', 'very much']

type Answers = Record<string, number>

export function SelfCheckCard() {
  const read = useRead(contract.selfChecks)
  const [open, setOpen] = useState(false)
  const month = monthOf(localToday())
  const checks = read.data ?? []
  const now = checks.find((check) => check.month === month)
  const before = checks.findLast((check) => check.month < month)
  return (
    <Card className="grid content-start gap-4">
      <CardTitle>What’s keeping you steady</CardTitle>
      <p>
        Ten sentences, once a month, to see what has grown. There’s no score and no right answer, and only you
        see it.
      </p>
      {now ? <SelfCheckChanges now={now.answers} before={before} /> : null}
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={read.data === undefined}
        onClick={() => setOpen(true)}
      >
        {now ? 'Change this month’s answers' : `Look at ${formatDate(month, 'monthAlone')}`}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closesOutside={false}
        title="What’s keeping you steady"
        description="How true is each for you this month? Leave out what you like."
      >
        <SelfCheckForm answers={now?.answers ?? {}} onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}

function SelfCheckChanges({
  now,
  before,
}: {
  now: Answers
  before: { month: string; answers: Answers } | undefined
}) {
  const strong = selfCheckQuestions.filter(({ id }) => (now[id] ?? 0) >= 4)
  const grown = selfCheckQuestions.filter(({ id }) => (now[id] ?? 0) > (before?.answers[id] ?? 9))
  return (
    <>
      {strong.length > 0 ? (
        <div>
          <p className="font-semibold">What’s keeping you steady now</p>
          <ul className="list-disc pl-6">
            {strong.map(({ id, words }) => (
              <li key={id}>{words}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {before && grown.length > 0 ? (
        <div>
          <p className="font-semibold">{`Grown since ${formatDate(before.month, 'month')}`}</p>
          <ul className="list-disc pl-6">
            {grown.map(({ id, words }) => (
              <li key={id}>{words}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {strong.length === 0 ? (
        <p>Thank you for looking. A hard month is a good month to ask for company.</p>
      ) : null}
    </>
  )
}

function SelfCheckForm({ answers: stored, onDone }: { answers: Answers; onDone: () => void }) {
  const [answers, setAnswers] = useState(stored)
  const save = useSend(contract.saveSelfCheck, {
    refreshes: [contract.selfChecks],
    onDone: () => {
      toast({ title: 'Saved', description: 'Only you can see your answers.' })
      onDone()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ body: { answers } })
  }

  return (
    <form onSubmit={submit} className="grid gap-6">
      {selfCheckQuestions.map(({ id, words }) => (
        <fieldset key={id} className="grid gap-1">
          <legend className="mb-1 font-semibold">{words}</legend>
          <div className="grid grid-cols-5 gap-1">
            {scale.map((name, at) => (
              <label
                key={name}
                className="grid min-h-14 content-center justify-items-center gap-1 rounded-xl border border-line px-0.5 py-1 text-center text-sm leading-tight has-checked:border-pine has-checked:bg-moss"
              >
                <input
                  type="radio"
                  name={id}
                  className="tick size-5"
                  checked={answers[id] === at + 1}
                  onChange={() => setAnswers((before) => ({ ...before, [id]: at + 1 }))}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <FormError error={save.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={save.isPending || Object.keys(answers).length === 0}>
          {save.isPending ? 'Saving...' : 'Save my answers'}
        </Button>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
