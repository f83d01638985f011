import { useState } from 'react'
import { usNumbers } from '../../crisis/help/us-numbers.ts'
import { useSend } from '../../platform/browser/call.browser.ts'
import { useDraftText } from '../../platform/browser/draft.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field, LimitedTextArea, Select } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'

type ReportDialogProps = { place: 'post' | 'reply'; id: string; open: boolean; onClose: () => void }

export function ReportDialog({ place, id, open, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<(typeof contract.reportReasons)[number]>('unkind')
  const [details, setDetails] = useDraftText(`forum.report-${id}`)
  const report = useSend(place === 'post' ? contract.reportPost : contract.reportReply, {
    refreshes: [contract.mine],
    failTitle: 'Error',
    onDone: () => {
      setDetails('')
      onClose()
      toast({
        title: 'Reported',
        description:
          'A person reads it. The outcome will be under “Yours”. The author doesn’t find out who reported.',
      })
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report"
      description="A person from the team reads every report."
      closesOutside={false}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          report.mutate({ params: { id }, body: { reason, details } })
        }}
      >
        <Field label="What is it about?">
          <Select
            value={reason}
            onChange={(event) =>
              setReason(contract.reportReasons.find((one) => one === event.target.value) ?? 'something else')
            }
          >
            {contract.reportReasons.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="In your own words (if you like)">
          <LimitedTextArea
            rows={3}
            limit={500}
            value={details}
            onChange={(event) => setDetails(event.target.value)}
          />
        </Field>
        {reason === 'worried about this person' ? (
          <p>
            Thank you for looking out. If someone is in danger right now, call {usNumbers.emergency} or your
            local emergency number. You can also <a href="/help">find help here</a> for yourself or for them.
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={report.isPending}>
            Send report
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
