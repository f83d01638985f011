import { useSession } from '../accounts/session.tsx'
import { usNumbers } from '../crisis/help/us-numbers.ts'
import { type Answer, useRead, useSend } from '../platform/browser/call.browser.ts'
import { useDraftText, useSendKey } from '../platform/browser/draft.browser.ts'
import { Badge } from '../platform/ui/badge.tsx'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { Field, Input, LimitedTextArea } from '../platform/ui/field.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as consultationContract from './consultations/consultation-contract.ts'
import { dayOf } from './dates.ts'

export function BookSessionPage() {
  const { user } = useSession()
  const request = useRead(consultationContract.consultations)
  const isOpen = user?.subscription === 'professional'
  return (
    <div className="page pb-20">
      <PageHead
        title="Book Session"
        lead="Talk with a coach by phone or video. Tell us what it’s about and when you’re free. We answer here and let you know."
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {isOpen ? (
          <Request />
        ) : (
          <EmptyState title="Sessions are part of Full Access">
            <p className="measure">
              A coach is a person who listens and plans with you. It is not therapy and not for emergencies.
            </p>
            <ButtonLink to="/pricing">See the plans</ButtonLink>
          </EmptyState>
        )}
        <div className="grid gap-4">
          <Card tone="sand" className="grid gap-2">
            <h2 className="text-xl">If it can’t wait</h2>
            <p>
              In the US, call or text {usNumbers.crisis} at any hour. If someone is in danger, call{' '}
              {usNumbers.emergency}.
            </p>
            <ButtonLink to="/help" variant="outline" className="justify-self-start">
              Help now
            </ButtonLink>
          </Card>
          {request.data?.map((one) => (
            <RequestCard key={one.id} request={one} />
          ))}
        </div>
      </div>
    </div>
  )
}

const timesOffered = 3

function Request() {
  const [topic, setTopic] = useDraftText('session.topic')
  const [timesText, setTimesText] = useDraftText('session.times')
  const times = Array.from({ length: timesOffered }, (_, index) => timesText.split('\n')[index] ?? '')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { keyFor, forget } = useSendKey('session')
  const ask = useSend(consultationContract.requestConsultation, {
    refreshes: [consultationContract.consultations],
    failTitle: 'Error',
    onDone: () => {
      setTopic('')
      setTimesText('')
      forget()
      toast({ title: 'Request sent', description: 'We’ll answer on this page.' })
    },
  })
  const preferredTimes = times.filter((time) => time.trim() !== '')
  return (
    <Card>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const id = keyFor(JSON.stringify([topic, preferredTimes]))
          ask.mutate({ body: { topic, preferredTimes, id } })
        }}
      >
        <Field
          label="What would you like to talk about?"
          hint="A few words are enough. Only staff read them."
          error={ask.error?.message}
        >
          <LimitedTextArea
            required
            value={topic}
            limit={2_000}
            onChange={(event) => setTopic(event.target.value)}
          />
        </Field>
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-semibold">Times that suit you</legend>
          <p className="text-sm text-ink-soft">
            For example “Tuesdays after 6 pm”. Your time zone, {timeZone}, goes along.
          </p>
          {times.map((time, index) => (
            <Field key={String(index)} label={`Time ${index + 1}`} labelHidden>
              <Input
                required={index === 0 && preferredTimes.length === 0}
                value={time}
                maxLength={120}
                onChange={(event) =>
                  setTimesText(times.map((old, at) => (at === index ? event.target.value : old)).join('\n'))
                }
              />
            </Field>
          ))}
        </fieldset>
        <Button type="submit" disabled={ask.isPending}>
          {ask.isPending ? 'Sending…' : 'Ask for a session'}
        </Button>
      </form>
    </Card>
  )
}

function RequestCard({ request }: { request: Answer<typeof consultationContract.consultations>[number] }) {
  return (
    <Card className="grid gap-2 wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">Asked on {dayOf(request.requestedAt)}</h2>
        <Badge tone={request.answer ? 'moss' : 'sand'}>
          {request.answer ? 'Answered' : 'Waiting for us'}
        </Badge>
      </div>
      <p className="whitespace-pre-wrap">
        <bdi>{request.topic}</bdi>
      </p>
      <p className="text-sm text-ink-soft">{request.preferredTimes.join('; ')}</p>
      {request.answer ? (
        <p className="rounded-xl bg-moss p-4 whitespace-pre-wrap">
          <bdi>{request.answer}</bdi>
        </p>
      ) : null}
    </Card>
  )
}
