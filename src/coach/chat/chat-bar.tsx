// The bar above the messages on screens where the list of conversations has no column.
import { History, Plus } from 'lucide-react'
import { useHistoryEntry } from '../../platform/browser/history-entry.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import type { CurrentConversation } from './conversation.browser.ts'
import { ConversationList } from './conversation-list.tsx'

export function ChatBar({ talk }: { talk: CurrentConversation }) {
  const { open, show, close } = useHistoryEntry('conversations')
  return (
    <div className="flex flex-wrap items-center justify-between border-b border-line px-1 lg:hidden">
      <Button variant="quiet" className="px-3!" aria-haspopup="dialog" onClick={show}>
        <History aria-hidden strokeWidth={1.75} className="size-5 max-[22.5rem]:hidden" />
        Conversations
      </Button>
      <Button variant="quiet" className="px-3!" onClick={() => talk.begin({ temporary: false })}>
        <Plus aria-hidden strokeWidth={1.75} className="size-5 max-[22.5rem]:hidden" />
        New
      </Button>
      <Drawer open={open} onClose={close} title="Conversations">
        <ConversationList talk={talk} onChosen={close} />
      </Drawer>
    </div>
  )
}
