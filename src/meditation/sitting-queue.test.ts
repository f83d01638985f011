import { afterEach, expect, test, vi } from 'vitest'
import { toast } from '../platform/ui/toast.tsx'
import { logSitting, sendQueuedSittings } from './sitting-queue.browser.ts'

vi.mock(import('../platform/ui/toast.tsx'), async (original) => ({
  ...(await original()),
  toast: vi.fn<typeof toast>(),
}))

afterEach(() => vi.unstubAllGlobals())

function network(statuses: number[]) {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return Response.json({ message: 'No.' }, { status: statuses.shift() ?? 200 })
  })
  return sent
}

test('the time of a session that is sent after its plan has ended still counts', async () => {
  const sent = network([403])
  await logSitting('ana@example.org', { id: 'first', kind: 'session', session: '3', seconds: 900 })
  await sendQueuedSittings('ana@example.org')
  expect(sent).toEqual([
    { id: 'first', kind: 'session', session: '3', seconds: 900 },
    { id: 'first', kind: 'timer', seconds: 900 },
  ])
})

test('a sitting that meets an ended session is sent after the next login, and a refused one is shown and not sent again', async () => {
  const sent = network([401, 409])
  await logSitting('ana@example.org', { id: 'first', kind: 'timer', seconds: 60 })
  await sendQueuedSittings('ana@example.org')
  await sendQueuedSittings('ana@example.org')
  expect(sent).toHaveLength(2)
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ description: 'Your meditation (1:00): No.' }),
  )
})
