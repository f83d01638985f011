import { HandoversCard } from './handovers-card.tsx'
import { SavedReplies } from './saved-replies.tsx'
import { ShiftsCard } from './shifts-card.tsx'

export function TeamTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <HandoversCard />
      <ShiftsCard />
      <SavedReplies />
    </div>
  )
}
