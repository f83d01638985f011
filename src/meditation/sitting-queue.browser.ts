// Sends sittings to the server. Offline they are queued per person.
import { CallError, isOutage, send } from '../platform/browser/call.browser.ts'
import { showRefusal } from '../platform/browser/offline-queue.browser.ts'
import { type Sitting, saveSitting } from './contract.ts'
import { formatTimer } from './timer.ts'

type UnsentSitting = { owner: string; sitting: Sitting }

const key = 'cairn.sittings'

function unsentSittings(): UnsentSitting[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function storeUnsent(list: UnsentSitting[]) {
  try {
    localStorage.setItem(key, JSON.stringify(list.slice(-200)))
  } catch {
    // Without local storage it is still sent below.
  }
}

/** A hash that distinguishes people on a device; the address is not stored. */
export function ownerOf(email: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(email)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36)
}

/** Queues a sitting for the person with this email address. */
export async function logSitting(email: string, sitting: Sitting) {
  const owner = ownerOf(email)
  storeUnsent([...unsentSittings().filter((other) => other.sitting.id !== sitting.id), { owner, sitting }])
  await sendQueuedSittings(email)
}

/** If the plan has ended since a session of it, the time counts without the session. */
async function deliver(sitting: Sitting) {
  try {
    await send(saveSitting, { body: sitting })
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 403 || sitting.session === undefined) throw error
    const { session: _, ...time } = sitting
    await send(saveSitting, { body: { ...time, kind: 'timer' } })
  }
}

/** Sends the person's queued sittings. Refused ones are shown and dropped; without a connection or a session they stay queued. */
export async function sendQueuedSittings(email: string) {
  const owner = ownerOf(email)
  for (const { sitting } of unsentSittings().filter((other) => other.owner === owner)) {
    try {
      await deliver(sitting)
    } catch (error) {
      if (!(error instanceof CallError) || isOutage(error) || [401, 429].includes(error.status)) return
      showRefusal(`Your meditation (${formatTimer(sitting.seconds * 1000)}): ${error.message}`)
    }
    storeUnsent(unsentSittings().filter((other) => JSON.stringify(other.sitting) !== JSON.stringify(sitting)))
  }
}
