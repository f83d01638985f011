import { Sparkles } from 'lucide-react'
import { useId } from 'react'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'

const byAi = 'An AI answers, not a person.'

export function RequestSupport({ post, onChanged }: { post: contract.Post; onChanged: () => void }) {
  const note = useId()
  const request = useSend(contract.requestSupport, {
    failTitle: 'Error',
    onDone: () => {
      toast({
        title: 'Support requested',
        description: 'An AI moderator will provide supportive guidance shortly.',
      })
      onChanged()
    },
  })
  return (
    <>
      <Button
        variant="quiet"
        data-tooltip={byAi}
        aria-describedby={note}
        disabled={request.isPending}
        onClick={() => request.mutate({ params: { id: post.id } })}
      >
        <Sparkles aria-hidden className="size-5 max-sm:hidden" strokeWidth={1.75} />
        {request.isPending ? 'Requesting...' : 'Request Support'}
      </Button>
      {post.supportPending ? (
        <span role="status" className="self-center text-sm text-ink-soft">
          Community Support (AI) is writing.
        </span>
      ) : null}
      <span id={note} className="sr-only">
        {byAi}
      </span>
    </>
  )
}
