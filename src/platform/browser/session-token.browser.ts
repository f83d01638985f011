// The session token in the browser's storage, sent with every call.
import { newTokenHeader } from '../call.ts'

const tokenKey = 'cairn.token'

/** The stored session token, if any and if the browser allows storage. */
export function storedToken() {
  try {
    return localStorage.getItem(tokenKey) ?? undefined
  } catch {
    return undefined
  }
}

/** Window event: the session started, ended or got a new token in this tab. Other tabs get a `storage` event. */
export const sessionChanged = 'cairn-session'

/** Window event: the server refused the stored token. */
export const sessionRefused = 'cairn-session-refused'

/** Stores the token that a response carries, if any. */
export function takeNewToken(response: Response) {
  const token = response.headers.get(newTokenHeader)
  if (!token) return
  try {
    localStorage.setItem(tokenKey, token)
  } catch {
    // Without local storage the session cookie is enough.
  }
  window.dispatchEvent(new Event(sessionChanged))
}
