// The browser's modal dialog: it traps focus, closes on Escape and makes the page behind it inert. Radix's dialog is not used, because its
// scroll lock adds a style element, which the page's CSP (style-src 'self') blocks.
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

type ModalProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  className: string
  role?: 'alertdialog'
  /** Closes on a click outside. Leave off where typed text would be lost. */
  closesOutside?: boolean
  children?: ReactNode
}

/** Shared by Dialog, AlertDialog and Drawer. `onClose` is called for Escape, the close button and a click outside. */
export function Modal({
  open,
  onClose,
  title,
  description,
  className,
  role,
  closesOutside = true,
  children,
}: ModalProps) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      if (dialog.role !== 'alertdialog') focusStart(dialog)
    }
    if (!open && dialog.open) dialog.close()
  }, [open])

  // A dialog that unmounts while open returns the focus too.
  useLayoutEffect(() => {
    const dialog = box.current
    return () => {
      if (dialog?.open) dialog.close()
    }
  }, [])

  return (
    <dialog
      ref={box}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={className}
      // React passes these events of a dialog inside this one on to its parents.
      onClose={(event) => {
        if (event.target === box.current) onClose()
      }}
      onCancel={(event) => {
        if (event.target !== box.current) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (closesOutside && event.target === box.current && isOutside(event, box.current)) onClose()
      }}
    >
      {open ? (
        <>
          <div className="mb-4 flex items-start justify-between gap-4">
            <div className="grid gap-2">
              <h2 id={`${id}-title`} tabIndex={-1} className="text-2xl">
                {title}
              </h2>
              {description ? (
                <p id={`${id}-description`} className="text-ink-soft">
                  {description}
                </p>
              ) : null}
            </div>
            {role === 'alertdialog' ? null : (
              <Button
                variant="quiet"
                size="icon"
                aria-label="Close"
                onClick={onClose}
                className="-mt-2 -mr-2"
              >
                <X aria-hidden strokeWidth={1.75} />
              </Button>
            )}
          </div>
          {children}
        </>
      ) : null}
    </dialog>
  )
}

/** The first field if no other control comes before it, else the heading. The browser chooses the close button. */
function focusStart(dialog: HTMLDialogElement) {
  const first = dialog.querySelector<HTMLElement>(
    ':is(a, button, input, select, summary, textarea):not(:disabled, [aria-label="Close"])',
  )
  if (first?.matches('input, select, textarea')) first.focus()
  else dialog.querySelector('h2')?.focus()
}

function isOutside(point: { clientX: number; clientY: number }, dialog: HTMLDialogElement) {
  const box = dialog.getBoundingClientRect()
  return (
    point.clientX < box.left ||
    point.clientX > box.right ||
    point.clientY < box.top ||
    point.clientY > box.bottom
  )
}

const sheet =
  'sheet m-auto w-[min(36rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card border border-line bg-paper-raised p-5 sm:p-7 text-ink shadow-card'

type DialogProps = Omit<ModalProps, 'className' | 'role'>

export function Dialog(props: DialogProps) {
  return <Modal {...props} className={sheet} />
}

type AlertDialogProps = {
  open: boolean
  title: ReactNode
  description: ReactNode
  confirm: ReactNode
  cancel?: ReactNode
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms an action that cannot be undone. Cancel comes first, so that Enter never destroys anything. */
export function AlertDialog({
  open,
  title,
  description,
  confirm,
  cancel = 'Cancel',
  pending = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      description={description}
      className={sheet}
      role="alertdialog"
      closesOutside={false}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant="clay" disabled={pending} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Modal>
  )
}

/** Slides in from the right, at full height. */
export function Drawer(props: DialogProps) {
  return (
    <Modal
      {...props}
      className="drawer my-0 mr-0 ml-auto h-dvh max-h-dvh w-[min(22rem,calc(100vw-2.5rem))] max-w-none overflow-y-auto bg-paper-raised p-5 pr-[max(1.25rem,env(safe-area-inset-right))] pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink"
    />
  )
}
