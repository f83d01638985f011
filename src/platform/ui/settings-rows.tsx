// Settings as rows of label, value and an action; editing happens in a dialog.
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      <div className="divide-y divide-line rounded-card border border-line bg-paper-raised shadow-card">
        {children}
      </div>
    </section>
  )
}

type RowProps = { label: string; value?: ReactNode; children?: ReactNode }

/** `children` is the action at the end of the row. */
export function SettingsRow({ label, value, children }: RowProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 wrap-anywhere sm:px-5">
      <div className="min-w-0 flex-1 basis-[7rem] sm:flex sm:gap-4">
        <div className="font-semibold sm:w-52 sm:shrink-0">{label}</div>
        {value === undefined ? null : (
          <div className="min-w-0 text-ink-soft max-sm:text-sm wrap-anywhere">{value}</div>
        )}
      </div>
      {children}
    </div>
  )
}

type EditRowProps = {
  label: string
  value?: ReactNode
  action?: string
  /** The title of the dialog, if it differs from the label. */
  title?: string
  description?: string
  /** The form; `close` ends the dialog. */
  children: (close: () => void) => ReactNode
}

export function EditRow({ label, value, action = 'Edit', title, description, children }: EditRowProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <SettingsRow label={label} value={value}>
      <Button
        variant="quiet"
        className="-mr-3 px-3!"
        aria-label={`${action}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        closesOutside={false}
        title={title ?? label}
        description={description}
      >
        {children(close)}
      </Dialog>
    </SettingsRow>
  )
}
