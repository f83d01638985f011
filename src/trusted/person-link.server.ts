// Links that work without an account. A person's own link is derived from their id and stored nowhere.
import { randomBytes } from 'node:crypto'
import type { Settings } from '../platform/settings.server.ts'
import { hashToken, memberOfToken, memberToken } from '../platform/tokens.server.ts'

const purpose = 'trusted person'
const unsubscribePurpose = 'stop trusted emails'

type Secrets = Pick<Settings, 'secret' | 'PUBLIC_URL'>

/** A single-use token; only its hash is stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function personToken(settings: Secrets, personId: string): string {
  return memberToken(settings, purpose, personId)
}

export function personOfToken(settings: Pick<Settings, 'secrets'>, token: string): string | undefined {
  return memberOfToken(settings, purpose, token)
}

/** This token can only stop emails, so it can be in an email header. */
export function unsubscribeToken(settings: Secrets, personId: string): string {
  return memberToken(settings, unsubscribePurpose, personId)
}

export function personOfUnsubscribeToken(
  settings: Pick<Settings, 'secrets'>,
  token: string,
): string | undefined {
  return memberOfToken(settings, unsubscribePurpose, token)
}

// In the fragment, so that no server or proxy sees or logs it.
export function personPath(settings: Secrets, personId: string): string {
  return `/trusted#person=${personToken(settings, personId)}`
}

export function unsubscribeUrls(settings: Secrets, personId: string): { page: string; oneClick: string } {
  const token = unsubscribeToken(settings, personId)
  return {
    page: `${settings.PUBLIC_URL}/trusted#stop=${token}`,
    oneClick: `${settings.PUBLIC_URL}/api/trusted/email/stop/${token}`,
  }
}
