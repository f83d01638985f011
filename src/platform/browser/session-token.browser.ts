// The session token in the browser's storage, sent with every call.
import { newTokenHeader } from '../call.ts'

const tokenKey = 'cairn.token'

/** For a browser that refuses storage, or has none left: the session lasts until the page is closed. */
let tokenInMemory: string | undefined

/** The stored session token, if any. */
export function storedToken(): string | undefined {
  try {
    return tokenInMemory ?? localStorage.getItem(tokenKey) ?? undefined
  } catch {
    return undefined
  }
}

export function storeToken(token: string | undefined): void {
  tokenInMemory = undefined
  try {
    if (token === undefined) localStorage.removeItem(tokenKey)
    else localStorage.setItem(tokenKey, token)
  } catch {
    tokenInMemory = token
  }
}

/** Window event: the session started, ended or got a new token in this tab. Other tabs get a `storage` event. */
export const sessionChanged = 'cairn-session'

/** Window event: a call was refused, so the session or the plan may have ended. */
export const sessionRefused = 'cairn-session-refused'

/** Stores the token that a response carries, if any. */
export function storeNewToken(response: Response) {
  const token = response.headers.get(newTokenHeader)
  if (!token) return
  storeToken(token)
  window.dispatchEvent(new Event(sessionChanged))
}
