// All UI components in all states; in development only.
import { useState } from 'react'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Cairn } from '../../platform/ui/cairn.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { AlertDialog, Dialog, Drawer } from '../../platform/ui/dialog.tsx'
import { Field, Input, Select, TextArea } from '../../platform/ui/field.tsx'
import { EmptyState, PageHead } from '../../platform/ui/page-head.tsx'
import { Progress } from '../../platform/ui/progress.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { toast } from '../../platform/ui/toast.tsx'

export function KitPage() {
  return (
    <div className="page grid gap-6">
      <PageHead title="Kit" lead="Each piece, in each state." />
      <Buttons />
      <Fields />
      <Overlays />
      <Words />
      <Stones />
    </div>
  )
}

function Buttons() {
  return (
    <Card className="flex flex-wrap gap-3">
      <Button>Primary</Button>
      <Button size="large">Large</Button>
      <Button variant="outline">Outline</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="clay">Clay</Button>
      <Button disabled>Disabled</Button>
      <Button variant="outline" disabled>
        Disabled
      </Button>
    </Card>
  )
}

function Fields() {
  return (
    <Card className="grid gap-5 sm:grid-cols-2">
      <Field label="Name" hint="A first name or any name you like.">
        <Input defaultValue="Ana" />
      </Field>
      <Field label="Email" error="Please enter an email address.">
        <Input type="email" defaultValue="ana@" />
      </Field>
      <Field label="Message">
        <TextArea placeholder="Share your experience, strength, and hope..." />
      </Field>
      <Field label="Subject">
        <Select>
          <option>General</option>
          <option>Support</option>
        </Select>
      </Field>
      <Field label="Disabled">
        <Input disabled defaultValue="Not now" />
      </Field>
      <div>
        <Checkbox label="Open" hint="With a hint." />
        <Checkbox label="Done" defaultChecked />
        <Checkbox label="Disabled" disabled />
      </div>
    </Card>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'drawer'>()
  const close = () => setOpen(undefined)
  return (
    <Card className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="outline" onClick={() => setOpen('alert')}>
        Alert dialog
      </Button>
      <Button variant="outline" onClick={() => setOpen('drawer')}>
        Drawer
      </Button>
      <Button
        variant="outline"
        onClick={() => toast({ title: 'Entry saved', description: 'It is here when you need it.' })}
      >
        Toast
      </Button>
      <Button
        variant="outline"
        onClick={() => toast({ title: 'Error', description: 'That did not work.', kind: 'destructive' })}
      >
        Destructive toast
      </Button>
      <Button variant="outline" data-tooltip="Opens after 700 ms">
        Tooltip
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="New Entry"
        description="Only you can read this."
      >
        <Field label="Entry">
          <TextArea />
        </Field>
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        title="Delete this entry?"
        description="It cannot be brought back."
        confirm="Delete"
        onConfirm={close}
        onCancel={close}
      />
      <Drawer open={open === 'drawer'} onClose={close} title="Menu">
        <p>From the right edge.</p>
      </Drawer>
    </Card>
  )
}

function Words() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Card>
        <CardTitle>Badges and people</CardTitle>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Badge>Moss</Badge>
          <Badge tone="sky">Sky</Badge>
          <Badge tone="sand">Sand</Badge>
          <Badge tone="dawn">Dawn</Badge>
          <Badge tone="plain">Plain</Badge>
          <Avatar name="Ana" />
          <Avatar />
        </div>
      </Card>
      <Card className="grid content-start gap-4">
        <Progress value={0} label="Nothing yet" />
        <Progress value={40} label="Two of five" />
        <Progress value={100} label="All" />
        <Loading />
      </Card>
      <Tabs
        label="Example"
        tabs={[
          { value: 'login', label: 'Login', content: <Card tone="sky">First</Card> },
          { value: 'register', label: 'Register', content: <Card tone="moss">Second</Card> },
        ]}
      />
      <EmptyState title="No entries yet">
        <p className="text-ink-soft">The first one can be a single word.</p>
        <Button>New Entry</Button>
      </EmptyState>
    </div>
  )
}

function Stones() {
  return (
    <Card className="grid items-end gap-6 sm:grid-cols-3">
      {[1, 5, 12, 28, 75].map((count) => (
        <Cairn
          key={count}
          dates={days(count)}
          label={`${count} stones`}
          today={days(count).at(-1)}
          className="max-h-48"
        />
      ))}
    </Card>
  )
}

function days(count: number) {
  return Array.from({ length: count }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  )
}
