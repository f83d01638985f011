// Limits posting, or closes the forum to an author who is not in danger.
import { useState } from 'react'
import { FreshCode } from '../../accounts/second-factor/fresh-code.tsx'
import { useRefresh, useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field, Input, Select } from '../../platform/ui/field.tsx'
import * as contract from './queue.ts'

type Conduct = (typeof contract.conducts)[number]

export function SanctionForm({ forumCase, reason }: { forumCase: contract.ForumCase; reason: string }) {
  const [kind, setKind] = useState<'silence' | 'suspend'>('silence')
  const [days, setDays] = useState(3)
  const [conduct, setConduct] = useState<Conduct>('contact details')
  const refresh = useRefresh()
  const sanction = useSend(contract.sanction, {
    refreshes: [contract.queue],
    // If someone else limited the author, that is shown before the next attempt.
    onFail: () => void refresh([contract.queue]),
  })
  const decide = () =>
    sanction.mutate({
      params: { id: forumCase.id },
      body: {
        days,
        reason,
        earlierSanctions: forumCase.earlierSanctions,
        ...(forumCase.inDanger ? { kind: 'silence', conduct } : { kind }),
      },
    })
  const decideLabel = forumCase.inDanger ? 'Limit posting' : 'Decide'
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {forumCase.inDanger ? 'Limit posting' : 'Silence or suspend the author'} ({forumCase.earlierSanctions}{' '}
        before)
      </summary>
      <div className="grid gap-3 pt-2">
        {forumCase.inDanger ? (
          <p className="measure text-sm">
            This person may be in danger. You can limit posting for something else they did, never for words
            of despair. Reading, help and Community Support stay open to them.
          </p>
        ) : null}
        <div className="flex flex-wrap items-end gap-3">
          {forumCase.inDanger ? (
            <Field label="What they did">
              <Select
                value={conduct}
                onChange={(event) =>
                  setConduct(contract.conducts.find((each) => each === event.target.value) ?? conduct)
                }
              >
                {contract.conducts.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </Select>
            </Field>
          ) : (
            <Field label="What">
              <Select
                value={kind}
                onChange={(event) => setKind(event.target.value === 'suspend' ? 'suspend' : 'silence')}
              >
                <option value="silence">Silence: reads, does not write</option>
                <option value="suspend">Suspend: neither</option>
              </Select>
            </Field>
          )}
          <Field label="Days">
            <Input
              type="number"
              min={1}
              max={90}
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
            />
          </Field>
          <Button
            variant="clay"
            disabled={reason.trim() === '' || sanction.isPending || sanction.isSuccess}
            onClick={decide}
          >
            {sanction.isSuccess ? 'Done' : decideLabel}
          </Button>
        </div>
        <FreshCode error={sanction.error} onFresh={decide} />
        <p role="alert" className="font-medium text-clay empty:hidden">
          {sanction.error?.message}
        </p>
      </div>
    </details>
  )
}
