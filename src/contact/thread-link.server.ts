// The private link of a conversation, derived from its id and the server's secret and stored nowhere.

import type { Settings } from '../platform/settings.server.ts'
import { memberOfToken, memberToken } from '../platform/tokens.server.ts'

const purpose = 'contact thread'

export function threadToken(settings: Pick<Settings, 'secret'>, threadId: string): string {
  return memberToken(settings, purpose, threadId)
}

export function threadOfToken(settings: Pick<Settings, 'secrets'>, token: string): string | undefined {
  return memberOfToken(settings, purpose, token)
}

// The token is in the fragment, so that no server or proxy sees or logs it.
export function threadAddress(settings: Pick<Settings, 'secret' | 'PUBLIC_URL'>, threadId: string): string {
  return `${settings.PUBLIC_URL}/contact/messages#${threadToken(settings, threadId)}`
}
