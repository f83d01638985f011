// Sends sittings to the log. One that finds no connection waits on this device, for the person it belongs to.
import { CallError, send } from '../platform/browser/call.browser.ts'
import { keepSitting, type Sitting } from './contract.ts'

type Waiting = { owner: string; sitting: Sitting }

const key = 'cairn.sittings'

function waiting(): Waiting[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function wait(list: Waiting[]) {
  try {
    localStorage.setItem(key, JSON.stringify(list.slice(-200)))
  } catch {
    // Nothing can be kept here; the sending below still happens.
  }
}

/** A mark by which a device tells its people apart; the address itself is not kept. */
export function ownerOf(email: string): string {
  let mark = 0x811c9dc5
  for (const byte of new TextEncoder().encode(email)) mark = Math.imul(mark ^ byte, 0x01000193) >>> 0
  return mark.toString(36)
}

/** Keeps a sitting of the person with this email address. */
export async function logSitting(email: string, sitting: Sitting) {
  const owner = ownerOf(email)
  wait([...waiting().filter((other) => other.sitting.id !== sitting.id), { owner, sitting }])
  await sendWaiting(email)
}

/** Sends what waits for this person. What the server refuses is dropped; what finds no server goes on waiting. */
export async function sendWaiting(email: string) {
  const owner = ownerOf(email)
  for (const { sitting } of waiting().filter((other) => other.owner === owner)) {
    try {
      await send(keepSitting, { body: sitting })
    } catch (error) {
      if (!(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500)
        return
    }
    wait(waiting().filter((other) => JSON.stringify(other.sitting) !== JSON.stringify(sitting)))
  }
}
