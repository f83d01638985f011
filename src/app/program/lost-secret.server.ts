import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../platform/settings.server.ts'

/** A sentence for a database with members whose secret is missing: the next start creates another one. */
export function lostSecretWarning(
  { DATA_DIR, isSecretSet }: Settings,
  hasMembers: boolean,
): string | undefined {
  const file = join(DATA_DIR, 'secret')
  if (isSecretSet || !hasMembers || existsSync(file)) return undefined
  return `The database has members, and ${file} is missing. A start creates a new one, which cannot read authenticators and coach conversations. If you have a copy, stop every program and restore it.`
}
