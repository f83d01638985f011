import { Check, Clock, LifeBuoy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { useSession } from '../accounts/session.tsx'
import { HelpNotice } from '../crisis/help/help-notice.tsx'
import type { Danger } from '../crisis/help/notice.ts'
import { CallError, send } from '../platform/browser/call.browser.ts'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { Field, Input, Select, TextArea } from '../platform/ui/field.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { type MessageReceipt, type Subject, sendMessage } from './contract.ts'
import { MessageLookup } from './look-up.tsx'

const subjectNames: { value: Subject; name: string }[] = [
  { value: 'general', name: 'General question' },
  { value: 'support', name: 'Help with Cairn' },
  { value: 'coaching', name: 'Coaching' },
  { value: 'billing', name: 'Billing' },
  { value: 'partnership', name: 'Partnership' },
  { value: 'feedback', name: 'Feedback' },
]

const messageLimit = 5_000
const empty = { name: '', email: '', subject: '', message: '' }
type Form = typeof empty

/** Detects danger while typing, on this device only. A finding stays until the page closes. */
function useDanger(message: string): [Danger | undefined, (danger: Danger | undefined) => void] {
  const [danger, setDanger] = useState<Danger | undefined>(undefined)
  useEffect(() => {
    if (message.trim().length < 4) return
    let current = true
    const look = async () => {
      try {
        const { dangerIn } = await import('./danger.ts')
        const found = dangerIn(message).danger
        if (current && found) setDanger(found)
      } catch {
        // If loading the detector fails, the server still checks the message.
      }
    }
    const wait = setTimeout(() => void look(), 250)
    return () => {
      current = false
      clearTimeout(wait)
    }
  }, [message])
  return [danger, setDanger]
}

export function ContactPage() {
  const { user } = useSession()
  const [form, setForm] = useState<Form>(empty)
  const [website, setWebsite] = useState('')
  const [received, setReceived] = useState<z.output<typeof MessageReceipt> | undefined>(undefined)
  const [danger, setDanger] = useDanger(form.message)
  const opened = useRef({ at: 0, id: '' })
  const arrived = useRef<HTMLDivElement>(null)
  const [isPending, setPending] = useState(false)
  const [failed, setFailed] = useState<string | undefined>(undefined)
  useEffect(() => {
    opened.current = { at: Date.now(), id: crypto.randomUUID() }
  }, [])
  // Prefills the name and email of signed-in members.
  useEffect(() => {
    if (user)
      setForm((typed) => ({ ...typed, name: typed.name || user.name, email: typed.email || user.email }))
  }, [user])

  const subject = subjectNames.find(({ value }) => value === form.subject)?.value
  const complete =
    subject !== undefined && [form.name, form.email, form.message].every((text) => text.trim() !== '')
  const change = (field: keyof Form) => (event: { target: { value: string } }) =>
    setForm((typed) => ({ ...typed, [field]: event.target.value }))

  async function submit() {
    if (!complete || isPending) return
    const { name, email, message } = form
    const seconds = (Date.now() - opened.current.at) / 1000
    setPending(true)
    setFailed(undefined)
    try {
      const body = { name, email, subject, message, id: opened.current.id, seconds, website }
      const answer = await send(sendMessage, { body })
      setReceived(answer)
      if (answer.danger) setDanger(answer.danger)
      setForm(empty)
      opened.current = { at: Date.now(), id: crypto.randomUUID() }
      arrived.current?.focus()
    } catch (error) {
      setFailed(
        error instanceof CallError
          ? error.message
          : 'Your message could not be sent. Please check your connection and try again.',
      )
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="page pb-section">
      <PageHead
        title="Contact"
        lead="Write to us about anything: a question, a problem, an idea. A person reads it, and we reply within 24 hours."
      />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Card>
          <div ref={arrived} tabIndex={-1} role="status" className="focus:outline-none">
            {received ? <Arrived received={received} /> : null}
          </div>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void submit()
            }}
            className="grid grid-cols-1 gap-5"
          >
            <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
              <Field label="Name" hint="A first name is enough." required>
                <Input
                  autoComplete="given-name"
                  maxLength={80}
                  required
                  value={form.name}
                  onChange={change('name')}
                />
              </Field>
              <Field label="Email" hint="Only so that we can answer." required>
                <Input
                  type="email"
                  autoComplete="email"
                  maxLength={254}
                  required
                  value={form.email}
                  onChange={change('email')}
                />
              </Field>
            </div>
            <Field label="Subject" required>
              <Select required value={form.subject} onChange={change('subject')}>
                <option value="" disabled>
                  Please choose
                </option>
                {subjectNames.map(({ value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              label="Message"
              hint={
                form.message.length > messageLimit - 500
                  ? `${messageLimit - form.message.length} characters left`
                  : undefined
              }
              required
            >
              <TextArea
                rows={7}
                maxLength={messageLimit}
                required
                value={form.message}
                onChange={change('message')}
              />
            </Field>
            {/* A trap for programs: nobody sees it, reaches it by keyboard, or hears it. */}
            <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
              <label>
                Website
                <input
                  tabIndex={-1}
                  autoComplete="off"
                  value={website}
                  onChange={(event) => setWebsite(event.target.value)}
                />
              </label>
            </div>
            {danger ? <HelpNotice danger={danger} /> : null}
            {failed ? (
              <p role="alert" className="font-medium text-clay">
                {failed} What you wrote is still here.
              </p>
            ) : null}
            <Button
              type="submit"
              size="large"
              disabled={!complete || isPending}
              className="justify-self-start"
            >
              {isPending ? 'Sending...' : 'Send Message'}
            </Button>
          </form>
        </Card>
        <div className="grid gap-6">
          <Card tone="sand" className="grid gap-3">
            <CardTitle icon={<LifeBuoy aria-hidden strokeWidth={1.75} />}>If this cannot wait</CardTitle>
            <p>
              This form is not watched every minute. If you are in danger, or thinking of ending your life,
              talk to a person now.
            </p>
            <p>
              <a href="tel:988">Call 988</a>, <a href="sms:988">text 988</a>, or{' '}
              <a href="sms:741741?&body=HOME">text HOME to 741741</a>. In an emergency{' '}
              <a href="tel:911">call 911</a>.
            </p>
            <ButtonLink to="/help" variant="outline" className="justify-self-start">
              More help
            </ButtonLink>
          </Card>
          <Card tone="plain" className="grid gap-3">
            <CardTitle icon={<Clock aria-hidden strokeWidth={1.75} />}>What happens next</CardTitle>
            <p>
              Your message is kept safe the moment it is sent, and you get a reference for it. Our team reads
              it, and replies by email within 24 hours.
            </p>
            <p className="text-ink-soft">
              Please leave out what should not be in an email. We keep answered messages for a year, then they
              are deleted.
            </p>
          </Card>
          <MessageLookup />
        </div>
      </div>
    </div>
  )
}

const moment = new Intl.DateTimeFormat('en', { weekday: 'long', hour: 'numeric', minute: '2-digit' })

function Arrived({ received }: { received: z.output<typeof MessageReceipt> }) {
  return (
    <div className="mb-6 grid gap-2 rounded-card bg-moss p-5">
      <p className="flex items-center gap-2.5 font-display text-xl font-semibold">
        <Check aria-hidden strokeWidth={1.75} className="shrink-0" /> {received.message}
      </p>
      <p>
        Your reference is <strong className="font-semibold whitespace-nowrap">{received.reference}</strong>.
        You hear from us by {moment.format(new Date(received.dueAt))}.
      </p>
      <p className="text-ink-soft">
        {received.mailed
          ? 'We have sent the reference to your address as well.'
          : 'Please note the reference down; no confirmation is sent by email.'}
      </p>
    </div>
  )
}
