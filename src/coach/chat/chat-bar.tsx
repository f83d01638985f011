// The bar above the messages on screens where the list of conversations has no column.
import { History, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import type { CurrentConversation } from './conversation.browser.ts'
import { ConversationList } from './conversation-list.tsx'

export function ChatBar({ talk }: { talk: CurrentConversation }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="flex items-center justify-between gap-2 border-b border-line px-1 lg:hidden">
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <History aria-hidden strokeWidth={1.75} className="size-5" />
        Conversations
      </Button>
      <Button variant="quiet" onClick={() => talk.begin({ temporary: false })}>
        <Plus aria-hidden strokeWidth={1.75} className="size-5" />
        New
      </Button>
      <Drawer open={open} onClose={close} title="Conversations">
        <ConversationList talk={talk} onChosen={close} />
      </Drawer>
    </div>
  )
}
