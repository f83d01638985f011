import { Users } from 'lucide-react'
import { useRef } from 'react'
import type { z } from 'zod'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Card } from '../../platform/ui/card.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { categoryNames } from '../labels.ts'
import { EngineConsent } from '../moderation/engine-consent.tsx'
import { AuthorHelp } from './author-help.tsx'
import { Compose } from './compose.tsx'
import { useDraft } from './draft.browser.ts'

type SharedPost = z.output<typeof contract.SharedPost>

type WritePostProps = {
  category: contract.Category
  /** The member's post whose help is shown under the box instead of under the post. */
  helpFor: SharedPost | undefined
  onShared: (post: SharedPost | undefined) => void
}

export function WritePost({ category, helpFor, onShared }: WritePostProps) {
  const draft = useDraft('post')
  const heading = useRef<HTMLHeadingElement>(null)
  const share = useSend(contract.sharePost, {
    refreshes: [contract.listPosts],
    failTitle: 'Error',
    onDone: (post) => {
      const { held, help } = post
      draft.clear()
      // The form is replaced by an empty one, and the focus would be lost with its button.
      heading.current?.focus({ preventScroll: true })
      onShared(help ? post : undefined)
      // A toast would cover the help panel.
      if (help) return
      toast(
        held
          ? { title: 'Your post waits', description: held }
          : { title: 'Post shared', description: 'Your post has been shared with the community.' },
      )
    },
  })
  return (
    <Card className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-xl focus:outline-none">
        <Users aria-hidden className="size-6 text-pine" strokeWidth={1.75} />
        Share in {categoryNames[category]}
      </h2>
      <Compose
        key={draft.cleared}
        label="Your post"
        placeholder="Share your experience, strength, and hope..."
        rows={4}
        text={draft.text}
        onText={draft.setText}
        pending={share.isPending}
        button="Share Post"
        pendingButton="Sharing..."
        onSend={(content) => share.mutate({ body: { ...content, category, sendKey: draft.sendKey() } })}
      />
      <EngineConsent />
      {helpFor?.help ? (
        <div className="grid gap-3" role="status">
          <p>
            {helpFor.held
              ? `Your post waits. ${helpFor.held}`
              : 'Your post has been shared with the community.'}
          </p>
          <AuthorHelp help={helpFor.help} createdAt={helpFor.createdAt} />
        </div>
      ) : null}
    </Card>
  )
}
