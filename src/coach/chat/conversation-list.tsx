import { Pencil, Plus, Timer, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { send, useRead, useSend } from '../../platform/browser/call.browser.ts'
import { downloadFile } from '../../platform/browser/download.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { AlertDialog, Dialog } from '../../platform/ui/dialog.tsx'
import { Field, Input, Select } from '../../platform/ui/field.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import type { Conversation } from '../contract.ts'
import * as contract from '../contract.ts'
import type { CurrentConversation } from './conversation.browser.ts'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

type ConversationListProps = {
  talk: CurrentConversation
  /** Called after a conversation was opened or started, to close the drawer. */
  onChosen?: () => void
}

/** Earlier conversations, and how long they are stored. */
export function ConversationList({ talk, onChosen }: ConversationListProps) {
  const list = useRead(contract.conversations)
  const [renaming, setRenaming] = useState<Conversation>()
  const [deleting, setDeleting] = useState<Conversation | 'all'>()
  const failTitle = 'Chat Error'
  const refreshes = [contract.conversations]
  const remove = useSend(contract.deleteConversation, { refreshes, failTitle })
  const removeAll = useSend(contract.deleteAll, { refreshes, failTitle })
  const found = list.data?.conversations ?? []

  function onDelete() {
    if (deleting === 'all') removeAll.mutate({})
    else if (deleting) remove.mutate({ params: { id: deleting.id } })
    if (deleting === 'all' || deleting?.id === talk.id) talk.begin({ temporary: false })
    setDeleting(undefined)
  }

  function begin(temporary: boolean) {
    talk.begin({ temporary })
    onChosen?.()
  }

  return (
    <div className="grid content-start gap-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => begin(false)}>
          <Plus aria-hidden strokeWidth={1.75} className="size-5" />
          New
        </Button>
        <Button variant="outline" aria-pressed={talk.temporary} onClick={() => begin(true)}>
          <Timer aria-hidden strokeWidth={1.75} className="size-5" />
          Temporary chat
        </Button>
      </div>
      {talk.temporary ? (
        <p className="text-ink-soft">This chat is not stored. It is gone when you leave it.</p>
      ) : null}
      {list.isPending ? <Skeleton className="h-24" /> : null}
      {list.data && found.length === 0 ? (
        <p className="text-ink-soft">Your conversations will be listed here. Only you can see them.</p>
      ) : null}
      <ul className="grid grid-cols-1 gap-1 lg:max-h-72 lg:overflow-y-auto">
        {found.map((one) => (
          <li key={one.id} className="flex items-center gap-1">
            <button
              type="button"
              aria-current={one.id === talk.id ? 'true' : undefined}
              onClick={() => {
                void talk.open(one.id)
                onChosen?.()
              }}
              className="min-h-11 min-w-0 flex-1 rounded-xl px-3 py-2 text-left hover:bg-moss aria-[current]:bg-moss"
            >
              <span className="block truncate font-semibold">
                <bdi>{one.title}</bdi>
              </span>
              <span className="block text-sm text-ink-soft">{day.format(new Date(one.updatedAt))}</span>
            </button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Rename ${one.title}`}
              onClick={() => setRenaming(one)}
            >
              <Pencil aria-hidden strokeWidth={1.75} className="size-4" />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Delete ${one.title}`}
              onClick={() => setDeleting(one)}
            >
              <Trash2 aria-hidden strokeWidth={1.75} className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <Keeping onDeleteAll={() => setDeleting('all')} empty={found.length === 0} />
      <Renaming one={renaming} onClose={() => setRenaming(undefined)} />
      <AlertDialog
        open={deleting !== undefined}
        title={deleting === 'all' ? 'Delete every conversation?' : 'Delete this conversation?'}
        description="It’s deleted, and no one can bring it back."
        confirm="Delete"
        onConfirm={onDelete}
        onCancel={() => setDeleting(undefined)}
      />
    </div>
  )
}

function Renaming({ one, onClose }: { one: Conversation | undefined; onClose: () => void }) {
  const rename = useSend(contract.renameConversation, {
    refreshes: [contract.conversations],
    failTitle: 'Chat Error',
    onDone: onClose,
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const title = new FormData(event.currentTarget).get('title')
    if (one && typeof title === 'string' && title.trim())
      rename.mutate({ params: { id: one.id }, body: { title } })
  }

  return (
    <Dialog open={one !== undefined} onClose={onClose} title="Rename">
      <form onSubmit={onSubmit} className="grid gap-4">
        <Field label="Title">
          <Input name="title" defaultValue={one?.title} maxLength={80} />
        </Field>
        <Button type="submit" disabled={rename.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}

function Keeping({ onDeleteAll, empty }: { onDeleteAll: () => void; empty: boolean }) {
  const status = useRead(contract.coachStatus)
  const change = useSend(contract.changeChoices, {
    refreshes: [contract.coachStatus],
    failTitle: 'Chat Error',
  })

  async function onExport() {
    try {
      const whole = await send(contract.exportTalks)
      const file = new Blob([JSON.stringify(whole, null, 2)], { type: 'application/json' })
      downloadFile(file, 'coach-conversations.json')
    } catch (error) {
      toast({
        title: 'Chat Error',
        description: error instanceof Error ? error.message : '',
        kind: 'destructive',
      })
    }
  }

  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <Field label="Keep conversations for">
        <Select
          value={String(status.data?.keepDays ?? '')}
          disabled={!status.data || change.isPending}
          onChange={({ target }) => change.mutate({ body: { keepDays: keepDaysOf(target.value) } })}
        >
          <option value="">until I delete them</option>
          <option value="1">1 day</option>
          <option value="7">7 days</option>
          <option value="30">30 days</option>
          <option value="90">90 days</option>
          <option value="365">1 year</option>
        </Select>
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" disabled={empty} onClick={() => void onExport()}>
          Export
        </Button>
        <Button variant="quiet" disabled={empty} onClick={onDeleteAll}>
          Delete all
        </Button>
      </div>
    </div>
  )
}

const times = [1, 7, 30, 90, 365] as const

function keepDaysOf(value: string) {
  return times.find((days) => String(days) === value) ?? null
}
