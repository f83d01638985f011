// What is done without a connection: kept on the device for one person, sent once there is one.
import { CallError } from './call.browser.ts'

/** What is kept under a name of local storage, oldest first. */
export function queuedItems(name: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : []
  } catch {
    return []
  }
}

function write(name: string, kept: string[]) {
  try {
    if (kept.length === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // why: a browser that keeps nothing cannot keep this; what was pressed stays to be pressed again
  }
}

export function enqueue(name: string, value: string) {
  write(name, [...new Set([...queuedItems(name), value])])
}

export function dequeue(name: string, value: string) {
  write(
    name,
    queuedItems(name).filter((other) => other !== value),
  )
}

/**
 * Sends what is kept, one after the other, until one finds no connection. Returns how many are kept no longer.
 * @param sendOne makes the call; the server must take the same one twice without harm, for an answer may be lost.
 */
export async function flushQueue(
  name: string,
  sendOne: (value: string) => Promise<unknown>,
): Promise<number> {
  let sent = 0
  for (const value of queuedItems(name)) {
    try {
      await sendOne(value)
    } catch (error) {
      // What the server refuses for good would be tried for ever.
      if (!(error instanceof CallError) || ![400, 404, 409].includes(error.status)) return sent
    }
    dequeue(name, value)
    sent += 1
  }
  return sent
}
