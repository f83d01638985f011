import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { Button, buttonClass } from './button.tsx'
import { dismiss, type Message, type ToastWords, useMessages } from './toast.tsx'

export function Toaster({ words }: { words: ToastWords }) {
  const messages = useMessages()
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={words.one}>
      {messages.map((message) => (
        <ToastCard key={message.id} message={message} closeLabel={words.close} />
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        label={`${words.all} ({hotkey})`}
        className="fixed inset-x-0 bottom-(--bar-room) z-30 m-0 ml-auto flex w-full max-w-md list-none flex-col gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] print:hidden"
      />
    </Toast.Provider>
  )
}

function ToastCard({ message, closeLabel }: { message: Message; closeLabel: string }) {
  const { id, title, description, action, open, durationMs } = message
  const edge = message.kind === 'destructive' ? 'border-l-clay' : 'border-l-pine'
  return (
    <Toast.Root
      open={open}
      {...(durationMs === undefined ? {} : { duration: durationMs })}
      onOpenChange={(stays) => {
        if (!stays) dismiss(id)
      }}
      className={`toast flex items-start gap-3 rounded-2xl border border-l-6 border-line bg-paper-raised p-4 text-ink shadow-card ${edge}`}
    >
      <div className="grid flex-1 gap-1">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {description ? <Toast.Description className="text-ink-soft">{description}</Toast.Description> : null}
        {action ? (
          <Toast.Action
            altText={action.label}
            onClick={action.run}
            className={`mt-2 justify-self-start ${buttonClass({ variant: 'outline' })}`}
          >
            {action.label}
          </Toast.Action>
        ) : null}
      </div>
      <Toast.Close asChild>
        <Button variant="quiet" size="icon" aria-label={closeLabel} className="-mt-2 -mr-2">
          <X aria-hidden strokeWidth={1.75} />
        </Button>
      </Toast.Close>
    </Toast.Root>
  )
}
