import { useState } from 'react'
import type { z } from 'zod'
import { CallError, send } from '../platform/browser/call.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { Field, Input } from '../platform/ui/field.tsx'
import type { MessageStatus } from './contract.ts'

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Looks up the status of a message, without an account. */
export function MessageLookup() {
  const [reference, setReference] = useState('')
  const [found, setFound] = useState<z.output<typeof MessageStatus> | undefined>(undefined)
  const [isPending, setPending] = useState(false)
  const [failed, setFailed] = useState<string | undefined>(undefined)

  async function look() {
    setPending(true)
    setFound(undefined)
    setFailed(undefined)
    try {
      const { messageStatus } = await import('./contract.ts')
      setFound(await send(messageStatus, { params: { reference: reference.trim() } }))
    } catch (error) {
      setFailed(
        error instanceof CallError
          ? error.message
          : 'This could not be looked up. Please check your connection and try again.',
      )
    } finally {
      setPending(false)
    }
  }

  return (
    <Card tone="plain">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void look()
        }}
        className="grid gap-4"
      >
        <CardTitle>Already wrote to us?</CardTitle>
        <Field label="Reference" error={failed}>
          <Input
            value={reference}
            maxLength={40}
            placeholder="C-7K4Q-2MXD"
            autoCapitalize="characters"
            autoComplete="off"
            onChange={(event) => setReference(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="outline"
          disabled={isPending || reference.trim() === ''}
          className="justify-self-start"
        >
          Check your message
        </Button>
        <div role="status">
          {found ? (
            <p>
              {found.reference} came on {moment.format(new Date(found.receivedAt))}.{' '}
              {found.status === 'answered'
                ? 'It has been answered by email. Please look in your junk mail as well.'
                : `It is being read; the answer is due by ${moment.format(new Date(found.dueAt))}.`}
            </p>
          ) : null}
        </div>
      </form>
    </Card>
  )
}
