// The menu of a post or reply: edit, delete, report, mute, block, copy the link.
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { ReportDialog } from '../moderation/report-dialog.tsx'

type PostMenuProps = {
  place: 'post' | 'reply'
  id: string
  author: string
  isMine: boolean
  /** Written by Community Support or as the daily thread: no member is the author. */
  hasNoAuthor: boolean
  canRemove: boolean
  onEdit: () => void
  onChanged: () => void
  link?: string
}

export function PostMenu({
  place,
  id,
  author,
  isMine,
  hasNoAuthor,
  canRemove,
  onEdit,
  onChanged,
  link,
}: PostMenuProps) {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState<'report' | 'remove' | 'mute' | 'block'>()
  const close = () => setAsking(undefined)
  const done = () => {
    close()
    setOpen(false)
    onChanged()
  }
  const remove = useSend(place === 'post' ? contract.removePost : contract.removeReply, {
    failTitle: 'Error',
    onDone: done,
  })
  const mute = useSend(place === 'post' ? contract.muteAuthor : contract.muteReplyAuthor, {
    failTitle: 'Error',
    // Everything else that they wrote leaves the list too.
    refreshes: [contract.mine, contract.listPosts],
    onDone: done,
  })
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`More about this ${place}`}
        aria-expanded={open}
        className="ml-auto"
        onClick={() => setOpen(!open)}
      >
        <Ellipsis aria-hidden strokeWidth={1.75} />
      </Button>
      {open ? (
        <div className="flex basis-full flex-wrap gap-1">
          {link ? (
            <Button variant="quiet" onClick={() => void copy(new URL(link, window.location.href).href)}>
              Copy link
            </Button>
          ) : null}
          {isMine ? (
            <Button variant="quiet" onClick={onEdit}>
              Edit
            </Button>
          ) : null}
          {canRemove ? (
            <Button variant="quiet" onClick={() => setAsking('remove')}>
              Delete
            </Button>
          ) : null}
          {isMine ? null : (
            <Button variant="quiet" onClick={() => setAsking('report')}>
              Report
            </Button>
          )}
          {isMine || hasNoAuthor ? null : (
            <>
              <Button variant="quiet" onClick={() => setAsking('mute')}>
                Mute
              </Button>
              <Button variant="quiet" onClick={() => setAsking('block')}>
                Block
              </Button>
            </>
          )}
        </div>
      ) : null}
      <ReportDialog place={place} id={id} open={asking === 'report'} onClose={close} />
      <AlertDialog
        open={asking === 'remove'}
        title={`Delete this ${place}?`}
        description={
          place === 'post' ? 'Its replies are deleted too. This can’t be undone.' : 'This can’t be undone.'
        }
        confirm="Delete"
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
        onCancel={close}
      />
      <AlertDialog
        open={asking === 'mute' || asking === 'block'}
        title={asking === 'block' ? `Block ${author}?` : `Mute ${author}?`}
        description={
          asking === 'block'
            ? 'You won’t see what they write, and they won’t see what you write. They don’t find out. You can undo it under “Yours”.'
            : 'You won’t see what they write. They don’t find out. You can undo it under “Yours”.'
        }
        confirm={asking === 'block' ? 'Block' : 'Mute'}
        pending={mute.isPending}
        onConfirm={() =>
          mute.mutate({ params: { id }, body: { kind: asking === 'block' ? 'block' : 'mute' } })
        }
        onCancel={close}
      />
    </>
  )
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address)
    toast({ title: 'Link copied', description: 'It opens for people who are signed in.' })
  } catch {
    // Without clipboard access the link is shown.
    toast({ title: 'The link could not be copied', description: address, kind: 'destructive' })
  }
}
