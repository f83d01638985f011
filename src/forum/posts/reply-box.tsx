import { useSend } from '../../platform/browser/call.browser.ts'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { Compose } from './compose.tsx'
import { useDraft } from './draft.browser.ts'

type ReplyBoxProps = {
  post: contract.Post
  onDone: () => void
  onCancel: () => void
}

export function ReplyBox({ post, onDone, onCancel }: ReplyBoxProps) {
  const draft = useDraft(`reply-${post.id}`)
  const reply = useSend(contract.shareReply, {
    failTitle: 'Error',
    onDone: ({ held, help }) => {
      draft.clear()
      // A toast would cover the help panel.
      if (!help)
        toast(
          held
            ? { title: 'Your reply waits', description: held }
            : { title: 'Reply posted', description: 'Your reply has been shared.' },
        )
      onDone()
    },
  })
  return (
    <Compose
      label={`Reply to ${post.author}`}
      placeholder="Offer support and encouragement..."
      rows={3}
      text={draft.text}
      onText={draft.setText}
      pending={reply.isPending}
      button="Post Reply"
      pendingButton="Posting..."
      onCancel={() => {
        draft.clear()
        onCancel()
      }}
      onSend={(content) =>
        reply.mutate({ params: { id: post.id }, body: { ...content, sendKey: draft.sendKey() } })
      }
    />
  )
}
