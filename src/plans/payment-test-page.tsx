import { useState } from 'react'
import { useRead } from '../platform/browser/call.browser.ts'
import { urlOf } from '../platform/call.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import * as contract from './contract.ts'

type Result = { ok: boolean; text: string }

/** The raw response text: this page is for debugging. */
async function rawAnswer(path: string, init: RequestInit): Promise<Result> {
  try {
    const response = await fetch(urlOf(path), { ...init, credentials: 'include' })
    const text = await response.text()
    console.info(init.method, path, response.status, text)
    return { ok: response.ok, text }
  } catch (error) {
    console.error(path, error)
    return { ok: false, text: error instanceof Error ? error.message : String(error) }
  }
}

const testSetup = () => rawAnswer(contract.setup.path, { method: 'GET' })
const testOrder = () =>
  rawAnswer(contract.order.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount: '29.00', currency: 'USD', intent: 'CAPTURE' }),
  })

export function PaymentTestPage() {
  const setup = useRead(contract.setup)
  return (
    <div className="page pb-20">
      <PageHead title="Payment test" lead="For developers: what the payment calls answer, word for word." />
      {setup.data?.sandbox === false ? (
        <EmptyState title="This page is off">
          <p>Payments here are live, so there is nothing to try out.</p>
        </EmptyState>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Trial label="Test Payment Setup" run={testSetup} />
          <Trial label="Test Order Creation" run={testOrder} />
          <p className="text-ink-soft lg:col-span-2">Debug note: check the browser console for details.</p>
        </div>
      )}
    </div>
  )
}

function Trial({ label, run }: { label: string; run: () => Promise<Result> }) {
  const [result, setResult] = useState<Result>()
  const [pending, setPending] = useState(false)

  async function press() {
    setPending(true)
    setResult(await run())
    setPending(false)
  }

  return (
    <Card className="grid gap-4">
      <Button disabled={pending} onClick={() => void press()}>
        {label}
      </Button>
      {result ? (
        <div role="status" className={`grid gap-2 rounded-xl p-4 ${result.ok ? 'bg-moss' : 'bg-sand'}`}>
          <p className={`font-semibold ${result.ok ? 'text-pine' : 'text-clay'}`}>
            {result.ok ? 'Success' : 'Failure'}
          </p>
          <pre className="overflow-x-auto text-sm break-all whitespace-pre-wrap">{result.text}</pre>
        </div>
      ) : null}
    </Card>
  )
}
