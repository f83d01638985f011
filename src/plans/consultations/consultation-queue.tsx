// Session requests for staff, with the waiting time of each.
import { useState } from 'react'
import { ReplyPicker } from '../../accounts/team/reply-picker.tsx'
import { ageInWords, answeredInWords } from '../../platform/answer-deadline.ts'
import { type Answer, useRead, useRefresh, useSend } from '../../platform/browser/call.browser.ts'
import { formatTime } from '../../platform/format-date.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { Field, LimitedTextArea } from '../../platform/ui/field.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import * as consultationContract from './consultation-contract.ts'

type ConsultationRequest = Answer<typeof consultationContract.staffConsultations>[number]

export function ConsultationQueue() {
  const all = useRead(
    consultationContract.staffConsultations,
    {},
    { refetchInterval: 60_000, refetchOnMount: 'always' },
  )
  if (!all.data) return all.error ? <p role="alert">{all.error.message}</p> : <Loading />
  if (all.data.length === 0) return <EmptyState title="Nobody has asked for a session yet" />
  return (
    <div className="grid gap-4">
      {all.error ? <p role="alert">{all.error.message}</p> : null}
      {all.data.length === consultationContract.staffConsultationsShown ? (
        <p>These are the first {consultationContract.staffConsultationsShown} requests. There may be more.</p>
      ) : null}
      {all.data.map((request) => (
        <ConsultationCard key={request.id} request={request} />
      ))}
    </div>
  )
}

function ConsultationCard({ request }: { request: ConsultationRequest }) {
  const [answer, setAnswer] = useState('')
  const refresh = useRefresh()
  const send = useSend(consultationContract.answerConsultation, {
    refreshes: [consultationContract.staffConsultations],
    failTitle: 'Error',
    onDone: () => setAnswer(''),
    // A request that someone else answered shows their answer.
    onFail: () => void refresh([consultationContract.staffConsultations]),
  })
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg">
          <bdi>{request.name}</bdi>, {formatTime(request.requestedAt)}
        </h2>
        <Age request={request} />
      </div>
      <p className="whitespace-pre-wrap">
        <bdi>{request.topic}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>{request.preferredTimes.join('; ')}</bdi> ({request.zone})
      </p>
      {request.answer ? (
        <>
          <p className="rounded-xl bg-moss p-4 wrap-anywhere whitespace-pre-wrap" dir="auto">
            {request.answer}
          </p>
          {answer.trim() ? (
            <div role="alert" className="grid gap-2">
              <p>
                {consultationContract.alreadyAnswered().message} This is what you wrote, and it was not sent:
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
                {answer}
              </p>
            </div>
          ) : null}
        </>
      ) : (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            send.mutate({ params: { id: request.id }, body: { answer } })
          }}
        >
          <Field label="Answer, as the member will read it" error={send.error?.message}>
            <LimitedTextArea
              value={answer}
              limit={5_000}
              onChange={(event) => setAnswer(event.target.value)}
            />
          </Field>
          <ReplyPicker value={answer} onInsert={setAnswer} />
          <Button type="submit" disabled={!answer.trim() || send.isPending} className="justify-self-start">
            {send.isPending ? 'Sending…' : 'Send the answer'}
          </Button>
        </form>
      )}
    </Card>
  )
}

function Age({ request: { requestedAt, answeredAt } }: { request: ConsultationRequest }) {
  if (answeredAt)
    return <span className="text-sm text-ink-soft">{answeredInWords(requestedAt, answeredAt)}</span>
  const { text, isLate } = ageInWords(requestedAt, Date.now())
  return <span className={`text-sm ${isLate ? 'font-semibold text-clay' : 'text-ink-soft'}`}>{text}</span>
}
