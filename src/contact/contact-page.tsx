import { Check, Clock, LifeBuoy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../accounts/session.tsx'
import { usNumbers } from '../crisis/help/us-numbers.ts'
import { ButtonLink } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { ContactForm, type ContactReceipt } from './contact-form.tsx'
import { PrivateLink } from './private-link.tsx'

export function ContactPage() {
  const [received, setReceived] = useState<ContactReceipt | undefined>(undefined)
  const arrived = useRef<HTMLDivElement>(null)
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
          <ContactForm
            onReceived={(receipt) => {
              setReceived(receipt)
              arrived.current?.focus()
            }}
          />
        </Card>
        <div className="grid gap-6">
          <CannotWait />
          <WhatHappensNext />
          <YourMessages />
        </div>
      </div>
    </div>
  )
}

function CannotWait() {
  const { emergency, crisis, text } = usNumbers
  return (
    <Card tone="sand" className="grid gap-3">
      <CardTitle icon={<LifeBuoy aria-hidden strokeWidth={1.75} />}>If it can’t wait</CardTitle>
      <p>
        We don’t watch this form every minute. If you’re in danger or thinking about ending your life, talk to
        a person now.
      </p>
      <p>
        <a href={`tel:${crisis}`}>Call {crisis}</a>, <a href={`sms:${crisis}`}>text {crisis}</a>, or{' '}
        <a href={`sms:${text.number}?&body=${text.body}`}>
          text {text.body} to {text.number}
        </a>
        . In an emergency, <a href={`tel:${emergency}`}>call {emergency}</a>.
      </p>
      <ButtonLink to="/help" variant="outline" className="justify-self-start">
        More help
      </ButtonLink>
    </Card>
  )
}

function WhatHappensNext() {
  return (
    <Card tone="plain" className="grid gap-3">
      <CardTitle icon={<Clock aria-hidden strokeWidth={1.75} />}>What happens next</CardTitle>
      <p>
        We save your message the moment you send it and give you a reference number. A person on our team
        reads it and replies within 24 hours. The answer is on your messages page; an email only says that
        it’s there.
      </p>
      <p className="text-ink-soft">
        Please don’t write anything that shouldn’t be in an email to our team. A conversation closes 30 days
        after our last answer. A year later it’s deleted.
      </p>
    </Card>
  )
}

const moment = new Intl.DateTimeFormat('en', { weekday: 'long', hour: 'numeric', minute: '2-digit' })

function Arrived({ received }: { received: ContactReceipt }) {
  return (
    <div className="mb-6 grid gap-2 rounded-card bg-moss p-5">
      <p className="flex items-center gap-2.5 font-display text-xl font-semibold">
        <Check aria-hidden strokeWidth={1.75} className="shrink-0" /> {received.message}
      </p>
      <p>
        Your reference is <strong className="font-semibold whitespace-nowrap">{received.reference}</strong>.
        You’ll hear from us by {moment.format(new Date(received.dueAt))}.
      </p>
      {received.token ? (
        <PrivateLink token={received.token} />
      ) : (
        <p>
          Our answer will be under <Link to="/contact/messages">Your messages</Link>.
        </p>
      )}
    </div>
  )
}

function YourMessages() {
  const { user } = useSession()
  return (
    <Card tone="plain" className="grid gap-3">
      <CardTitle>Already wrote to us?</CardTitle>
      {user ? (
        <ButtonLink to="/contact/messages" variant="outline" className="justify-self-start">
          Your messages
        </ButtonLink>
      ) : (
        <p>
          Open the private link that you got when you sent your message, or the one in our email. With an
          account, find it under <Link to="/contact/messages">Your messages</Link>.
        </p>
      )}
    </Card>
  )
}
