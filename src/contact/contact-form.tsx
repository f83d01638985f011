// The form of the contact page. Typed text is preserved until it is sent, also through a reload.
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { useSession } from '../accounts/session.tsx'
import { HelpNotice, useTypingDanger } from '../crisis/help/help-notice.tsx'
import type { Danger } from '../crisis/help/notice.ts'
import { CallError, send } from '../platform/browser/call.browser.ts'
import { readDraft, useSendKey, writeDraft } from '../platform/browser/draft.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Field, Input, LimitedTextArea, Select } from '../platform/ui/field.tsx'
import { type MessageReceipt, messageLimit, sendMessage, subjects } from './contract.ts'
import { subjectNames } from './subjects.ts'

const empty = { name: '', email: '', subject: '', message: '' }
type Form = typeof empty
const fields = ['name', 'email', 'subject', 'message'] as const
const list = new Intl.ListFormat('en')

export type ContactReceipt = z.output<typeof MessageReceipt>
const draftName = 'contact.message'

function storedForm(): Form {
  const stored: Partial<Form> = JSON.parse(readDraft(draftName) || '{}')
  return { ...empty, ...stored }
}

function onlyTyped(form: Form): Partial<Form> {
  return Object.fromEntries(Object.entries(form).filter(([, text]) => text !== ''))
}

type Change = (field: keyof Form) => (event: { target: { value: string } }) => void

/** The form's values and the state of sending. Typed text is preserved if sending fails. */
function useContactForm(onReceived: (receipt: ContactReceipt) => void) {
  const { user, left } = useSession()
  const [form, setForm] = useState<Form>(empty)
  const [website, setWebsite] = useState('')
  const openedAt = useRef(0)
  const { keyFor, forget } = useSendKey(draftName)
  const [isPending, setPending] = useState(false)
  const [failed, setFailed] = useState<string | undefined>(undefined)
  useEffect(() => {
    openedAt.current = Date.now()
    // What was typed before the script loaded takes precedence over the draft.
    setForm((typed) => ({ ...storedForm(), ...onlyTyped(typed) }))
  }, [])
  // Prefills the name and email of signed-in members.
  useEffect(() => {
    if (user)
      setForm((typed) => ({ ...typed, name: typed.name || user.name, email: typed.email || user.email }))
  }, [user])
  useEffect(() => {
    if (left) setForm(empty)
  }, [left])

  const subject = subjects.find((each) => each === form.subject)
  const missing = fields.filter((field) =>
    field === 'subject' ? subject === undefined : form[field].trim() === '',
  )
  const change: Change = (field) => (event) => {
    const next = { ...form, [field]: event.target.value }
    setForm(next)
    writeDraft(draftName, next.message === '' ? '' : JSON.stringify(next))
  }

  async function submit() {
    if (!subject || missing.length > 0 || isPending) return
    const { name, email, message } = form
    const seconds = (Date.now() - openedAt.current) / 1000
    setPending(true)
    setFailed(undefined)
    try {
      const id = keyFor(JSON.stringify([name, email, subject, message]))
      const body = { name, email, subject, message, id, seconds, website }
      const answer = await send(sendMessage, { body })
      onReceived(answer)
      setForm({ ...empty, name: user?.name ?? '', email: user?.email ?? '' })
      writeDraft(draftName, '')
      forget()
      openedAt.current = Date.now()
    } catch (error) {
      setFailed(
        error instanceof CallError
          ? error.message
          : 'We couldn’t send your message. Check your connection and try again.',
      )
    } finally {
      setPending(false)
    }
  }
  return { form, change, website, setWebsite, missing, isPending, failed, submit }
}

export function ContactForm({ onReceived }: { onReceived: (receipt: ContactReceipt) => void }) {
  const [danger, setDanger] = useState<Danger | undefined>(undefined)
  const contact = useContactForm((receipt) => {
    onReceived(receipt)
    if (receipt.danger) setDanger(receipt.danger)
  })
  const { form, missing, isPending, failed } = contact
  useTypingDanger(form.message, setDanger)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void contact.submit()
      }}
      className="grid grid-cols-1 gap-5"
    >
      <Fields form={form} change={contact.change} />
      {/* Honeypot: invisible, not reachable by keyboard, and hidden from screen readers. */}
      <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Website
          <input
            tabIndex={-1}
            autoComplete="off"
            value={contact.website}
            onChange={(event) => contact.setWebsite(event.target.value)}
          />
        </label>
      </div>
      {danger ? <HelpNotice danger={danger} /> : null}
      {failed ? (
        <p role="alert" className="font-medium text-clay">
          {failed} What you wrote is still here.
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="large" disabled={missing.length > 0 || isPending}>
          {isPending ? 'Sending...' : 'Send Message'}
        </Button>
        <p role="status" className="text-ink-soft empty:hidden">
          {missing.length > 0 ? `Still needed: ${list.format(missing)}.` : ''}
        </p>
      </div>
    </form>
  )
}

function Fields({ form, change }: { form: Form; change: Change }) {
  return (
    <>
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
        <Field label="Email" hint="So we can reply." required>
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
          {subjects.map((each) => (
            <option key={each} value={each}>
              {subjectNames[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Message" required>
        <LimitedTextArea
          rows={7}
          limit={messageLimit}
          required
          value={form.message}
          onChange={change('message')}
        />
      </Field>
    </>
  )
}
