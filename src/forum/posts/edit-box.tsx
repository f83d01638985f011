import { useEffect, useRef, useState } from 'react'
import { useSend } from '../../platform/browser/call.browser.ts'
import * as contract from '../contract.ts'
import { Compose } from './compose.tsx'
import { useDraft } from './draft.browser.ts'

type EditBoxProps = {
  place: 'post' | 'reply'
  original: Pick<contract.Post | contract.Reply, 'id' | 'content' | 'contentNote'>
  onDone: () => void
  onCancel: () => void
}

/** Edits the member's own text. An unsaved draft is restored. */
export function EditBox({ place, original, onDone, onCancel }: EditBoxProps) {
  const draft = useDraft(`edit-${original.id}`)
  // Separate from the draft, which is empty if the member deletes the whole text to write it again.
  const [text, setText] = useState(draft.text === '' ? original.content : draft.text)
  const options = {
    failTitle: 'Error',
    onDone: () => {
      draft.clear()
      onDone()
    },
  }
  const post = useSend(contract.editPost, options)
  const reply = useSend(contract.editReply, options)
  const edit = place === 'post' ? post : reply
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = box.current?.querySelector('textarea')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  return (
    <div ref={box}>
      <Compose
        label={`Edit your ${place}`}
        placeholder={
          place === 'post'
            ? 'Share your experience, strength, and hope...'
            : 'Offer support and encouragement...'
        }
        rows={place === 'post' ? 4 : 3}
        text={text}
        onText={(next) => {
          setText(next)
          draft.setText(next)
        }}
        initial={original.content}
        note={original.contentNote}
        pending={edit.isPending}
        button="Save"
        pendingButton="Saving..."
        onCancel={() => {
          draft.clear()
          onCancel()
        }}
        onSend={(body) => edit.mutate({ params: { id: original.id }, body })}
      />
    </div>
  )
}
