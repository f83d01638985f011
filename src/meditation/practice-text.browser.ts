// The steps of a session: free ones are bundled, premium ones are fetched and cached for offline use.
import { CallError, send } from '../platform/browser/call.browser.ts'
import { practice } from './contract.ts'
import { freePractices } from './practices.ts'
import type { SessionId } from './sessions.ts'
import type { PracticeScript } from './timed-steps.ts'

const keyOf = (id: SessionId) => `cairn.practice.${id}`

export async function practiceOf(id: SessionId): Promise<PracticeScript> {
  const free = freePractices[id]
  if (free) return free
  try {
    const found = await send(practice, { params: { id } })
    store(id, JSON.stringify(found))
    return found
  } catch (error) {
    const cached = error instanceof CallError && error.status === 0 ? localStorage.getItem(keyOf(id)) : null
    if (cached === null) {
      if (error instanceof CallError && error.status === 403) store(id, undefined)
      throw error
    }
    return JSON.parse(cached)
  }
}

function store(id: SessionId, text: string | undefined) {
  try {
    if (text === undefined) localStorage.removeItem(keyOf(id))
    else localStorage.setItem(keyOf(id), text)
  } catch {
    // Without space it is fetched again next time.
  }
}
