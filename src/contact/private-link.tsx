import { Button } from '../platform/ui/button.tsx'
import { toast } from '../platform/ui/toast.tsx'

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Copied', description: 'Save it where only you look.' })
  } catch {
    toast({ title: 'Couldn’t copy', description: 'Open the link and save its address.', kind: 'destructive' })
  }
}

/** The link to the answer for people without an account. */
export function PrivateLink({ token }: { token: string }) {
  const path = `/contact/messages#${token}`
  return (
    <div className="grid gap-2">
      <p>
        Save this private link. It’s the only way to see our answer here without an account, and anyone who
        has it can read the conversation.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => void copy(`${location.origin}${path}`)}>
          Copy private link
        </Button>
        <a href={path}>Open your message</a>
      </div>
    </div>
  )
}
