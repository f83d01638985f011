import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'

/** Asks for consent before any post is sent to an outside engine. Renders nothing without an engine. */
export function EngineConsent() {
  const { data } = useRead(contract.supportEngine)
  const choose = useSend(contract.chooseSupportEngine, {
    refreshes: [contract.supportEngine],
    failTitle: 'Error',
    onDone: ({ engine }) =>
      toast({
        title: 'Saved',
        description: engine?.agreed
          ? 'The AI engine may answer your posts.'
          : 'Only prepared answers from now on. Your posts stay here.',
      }),
  })
  const engine = data?.engine
  if (!engine) return null
  const title = `${engine.name} at ${engine.host}`
  return (
    <Checkbox
      className="text-sm"
      checked={engine.agreed}
      disabled={choose.isPending}
      onChange={(event) => choose.mutate({ body: { engine: event.target.checked ? title : null } })}
      label={
        <>
          Let {engine.name} at {engine.host} answer my posts when someone requests support
        </>
      }
      hint="Names, addresses, and numbers are masked first. If this is off, you get a prepared answer and your posts stay here."
    />
  )
}
