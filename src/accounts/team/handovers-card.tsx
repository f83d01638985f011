import { useState } from 'react'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Field, LimitedTextArea } from '../../platform/ui/field.tsx'
import { RelativeTime } from '../../platform/ui/relative-time.tsx'
import * as contract from './team.ts'

export function HandoversCard() {
  const read = useRead(contract.handovers, {}, { refetchOnMount: 'always' })
  const [content, setContent] = useState('')
  const refreshes = [contract.handovers]
  const add = useSend(contract.addHandover, { refreshes, onDone: () => setContent('') })
  const remove = useSend(contract.removeHandover, { refreshes, failTitle: 'Error' })
  return (
    <Card className="grid content-start gap-4">
      <CardTitle>Handover notes</CardTitle>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate({ body: { content } })
        }}
      >
        <Field
          label="For the next person on duty"
          hint="No names or words of members: point to the case instead. Notes are deleted after 90 days."
          error={add.error?.message}
        >
          <LimitedTextArea
            rows={3}
            limit={2_000}
            value={content}
            onChange={(event) => setContent(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          className="justify-self-start"
          disabled={content.trim() === '' || add.isPending}
        >
          Leave the note
        </Button>
      </form>
      {read.error ? <p role="alert">{read.error.message}</p> : null}
      <ul className="grid divide-y divide-line">
        {read.data?.map(({ id, who, content: words, writtenAt, isMine }) => (
          <li key={id} className="grid gap-1 py-3">
            <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
              <bdi className="font-semibold">{who}</bdi>
              <RelativeTime at={writtenAt} />
              {isMine ? (
                <Button
                  variant="quiet"
                  className="ml-auto"
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ params: { id } })}
                >
                  Remove
                </Button>
              ) : null}
            </span>
            <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
              {words}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
