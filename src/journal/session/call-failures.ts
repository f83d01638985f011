// Classifies failed requests to the server.
import { VaultError } from '../crypto/vault-error.ts'

/** No response, a server error, or a rate limit: the same request may succeed later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof VaultError) return false
  const known = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof known !== 'number' || known < 400 || known >= 500 || [401, 408, 429].includes(known)
}

export function hasStatus(error: unknown, status: number): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === status
}
