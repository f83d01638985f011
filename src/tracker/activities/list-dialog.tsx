// Manages the lists: hide, show, add and edit own activities.
import { useState } from 'react'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import * as contract from '../contract.ts'
import { frequencies } from './activities.ts'
import { OwnActivityForm } from './own-activity-form.tsx'

const names = { daily: 'Daily Activities', weekly: 'Weekly Goals', monthly: 'Monthly Milestones' } as const

export function ListDialog({
  open,
  onClose,
  list,
}: {
  open: boolean
  onClose: () => void
  list: contract.Activity[]
}) {
  const [form, setForm] = useState<'new' | contract.Activity>()
  const change = useSend(contract.changeActivity, { refreshes: [contract.activities], failTitle: 'Error' })

  // Optimistic update.
  const isShown = ({ id, hidden }: contract.Activity) => {
    const pressed = change.isPending ? change.variables : undefined
    return pressed?.params.activityId === id ? pressed.body.hidden !== true : !hidden
  }

  function close() {
    setForm(undefined)
    onClose()
  }

  if (form !== undefined) {
    return (
      <Dialog
        open={open}
        onClose={close}
        title={form === 'new' ? 'An activity of your own' : 'Change your activity'}
        closesOutside={false}
      >
        <OwnActivityForm own={form === 'new' ? undefined : form} onDone={() => setForm(undefined)} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="What’s on your lists"
      description="Untick what is not for you. What you did with it stays."
    >
      <div className="grid gap-5">
        {frequencies.map((frequency) => (
          <fieldset key={frequency}>
            <legend className="mb-1 font-semibold">{names[frequency]}</legend>
            {list
              .filter((activity) => activity.frequency === frequency)
              .map((activity) => (
                <div key={activity.id} className="flex items-start justify-between gap-3">
                  <Checkbox
                    label={<bdi>{activity.title}</bdi>}
                    checked={isShown(activity)}
                    disabled={change.isPending}
                    onChange={() =>
                      change.mutate({
                        params: { activityId: activity.id },
                        body: { hidden: !activity.hidden },
                      })
                    }
                  />
                  {activity.own ? (
                    <Button
                      variant="quiet"
                      aria-label={`Change ${activity.title}`}
                      onClick={() => setForm(activity)}
                    >
                      Change
                    </Button>
                  ) : null}
                </div>
              ))}
          </fieldset>
        ))}
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setForm('new')}>
            Add an activity of your own
          </Button>
          <Button onClick={close}>Done</Button>
        </div>
      </div>
    </Dialog>
  )
}
