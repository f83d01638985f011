import { useState } from 'react'
import type { AnyCall } from '../call.ts'
import { toast } from '../ui/toast.tsx'
import { useRefresh } from './call.browser.ts'

/** Runs changes of several calls: shows an error as a toast, then refetches `reads`. `pending` disables the controls. */
export function useRunChange(reads: AnyCall[]) {
  const refresh = useRefresh()
  const [pending, setPending] = useState(false)
  async function run(work: () => Promise<unknown>) {
    setPending(true)
    try {
      await work()
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'Error', description, kind: 'destructive' })
    } finally {
      await refresh(reads)
      setPending(false)
    }
  }
  return { pending, run }
}
