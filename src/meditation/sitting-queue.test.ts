import { afterEach, expect, test, vi } from 'vitest'
import { logSitting, sendQueuedSittings } from './sitting-queue.browser.ts'

afterEach(() => vi.unstubAllGlobals())

test('a sitting that meets an ended session is sent after the next login, and a refused one is not sent again', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const statuses = [401, 409]
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(String(init.body))
    return Response.json({ message: 'No.' }, { status: statuses.shift() ?? 200 })
  })
  await logSitting('ana@example.org', { id: 'first', kind: 'timer', seconds: 60 })
  await sendQueuedSittings('ana@example.org')
  await sendQueuedSittings('ana@example.org')
  expect(sent).toHaveLength(2)
})
