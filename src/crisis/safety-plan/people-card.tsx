import { MessageCircle, Phone, UserPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../platform/browser/language.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { smsLink } from '../help/lines.ts'
import { readyText } from './ready-text.ts'
import { dialDigits, type Person, parts } from './safety-plan.ts'

/** Part 4 of the plan: people with one-tap call and text, and a form to add one. */
export function PeopleCard({ people, onChange }: { people: Person[]; onChange: (people: Person[]) => void }) {
  const i18n = useI18n()
  const [added, setAdded] = useState<Person>()
  const latest = useRef(people)
  useEffect(() => {
    latest.current = people
  }, [people])

  function remove(index: number) {
    const removed = people[index]
    if (!removed) return
    onChange(people.filter((_, place) => place !== index))
    toast({
      title: i18n.t('{name} was removed', { name: removed.name }),
      action: { label: i18n.t('Undo'), run: () => onChange(latest.current.toSpliced(index, 0, removed)) },
    })
  }

  return (
    <Card className="grid content-start gap-4 break-inside-avoid">
      <div>
        <h2 className="text-xl">4. {i18n.t(parts.people.title)}</h2>
        <p className="text-sm text-ink-soft">{i18n.t(parts.people.hint)}</p>
      </div>
      <ul className="grid gap-3">
        {people.map((person, index) => (
          <PersonRow
            key={`${person.name} ${person.phone}`}
            person={person}
            isAdded={person === added}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <PersonForm
        onAdd={(person) => {
          setAdded(person)
          onChange([...people, person])
        }}
      />
    </Card>
  )
}

type PersonRowProps = { person: Person; isAdded: boolean; onRemove: () => void }

function PersonRow({ person, isAdded, onRemove }: PersonRowProps) {
  const i18n = useI18n()
  const row = useRef<HTMLLIElement>(null)
  // The form's button is disabled once its fields are empty, and a disabled button loses the focus.
  useEffect(() => {
    if (isAdded) row.current?.focus({ preventScroll: true })
  }, [isAdded])
  return (
    <li ref={row} tabIndex={-1} className="grid gap-2 rounded-xl bg-moss p-3">
      <p className="font-semibold">
        <bdi>{person.name}</bdi> <bdi className="font-normal text-ink-soft">{person.phone}</bdi>
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <a href={`tel:${dialDigits(person.phone)}`} className={buttonClass()}>
          <Phone aria-hidden className="size-5" strokeWidth={1.75} />
          {i18n.t('Call')}
        </a>
        <a
          href={smsLink({ number: dialDigits(person.phone), body: i18n.t(readyText) })}
          className={buttonClass({ variant: 'outline' })}
        >
          <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
          {i18n.t('Text “Can you talk?”')}
        </a>
        <Button
          variant="quiet"
          aria-label={i18n.t('Remove {name}', { name: person.name })}
          onClick={onRemove}
        >
          {i18n.t('Remove')}
        </Button>
      </div>
    </li>
  )
}

function PersonForm({ onAdd }: { onAdd: (person: Person) => void }) {
  const i18n = useI18n()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const ready = name.trim() !== '' && dialDigits(phone).length >= 3
  return (
    <form
      className="grid gap-3 sm:grid-cols-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (!ready) return
        onAdd({ name: name.trim(), phone: phone.trim() })
        setName('')
        setPhone('')
      }}
    >
      <Field label={i18n.t('Name')}>
        <Input
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={i18n.t('Phone')}>
        <Input
          type="tel"
          value={phone}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setPhone(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="outline"
        disabled={!ready}
        className="sm:col-span-2 sm:justify-self-start"
      >
        <UserPlus aria-hidden className="size-5" strokeWidth={1.75} />
        {i18n.t('Add this person')}
      </Button>
    </form>
  )
}
