import { Users } from 'lucide-react'
import { HelpNotice } from '../../crisis/help/help-notice.tsx'
import { type Danger, noticeWords } from '../../crisis/help/notice.ts'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { EngineConsent } from '../moderation/engine-consent.tsx'
import { categoryNames } from '../words.ts'
import { Compose } from './compose.tsx'
import { useDraft, useTabStorage } from './draft.browser.ts'

const isDanger = (kept: string): kept is Danger => Object.hasOwn(noticeWords, kept)

export function WritePost({ category }: { category: contract.Category }) {
  const draft = useDraft('post')
  const [help, setHelp] = useTabStorage('help')
  const share = useSend(contract.sharePost, {
    refreshes: [contract.listPosts],
    failTitle: 'Error',
    onDone: ({ held, help: found }) => {
      draft.clear()
      setHelp(found ?? '')
      toast(
        held
          ? { title: 'Your post waits', description: held }
          : { title: 'Post shared', description: 'Your post has been shared with the community.' },
      )
    },
  })
  return (
    <Card className="grid gap-4">
      <h2 className="flex items-center gap-3 text-xl">
        <Users aria-hidden className="size-6 text-pine" strokeWidth={1.75} />
        Share in {categoryNames[category]}
      </h2>
      <Compose
        key={draft.sendKey}
        label="Your post"
        placeholder="Share your experience, strength, and hope..."
        rows={4}
        text={draft.text}
        onText={draft.setText}
        pending={share.isPending}
        button="Share Post"
        pendingButton="Sharing..."
        onSend={(words) => share.mutate({ body: { ...words, category, sendKey: draft.sendKey } })}
      />
      <EngineConsent />
      {isDanger(help) ? (
        <div className="grid gap-3">
          <HelpNotice danger={help} />
          <p className="text-sm text-ink-soft">
            Only you see this. A safety check read your post, it is published, and the team has been told.{' '}
            <Button variant="quiet" onClick={() => setHelp('')}>
              Close
            </Button>
          </p>
        </div>
      ) : null}
    </Card>
  )
}
