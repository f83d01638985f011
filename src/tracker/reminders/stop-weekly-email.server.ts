// Ends the weekly email from the email itself, without logging in.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { alreadySent, anyone, type Route, serve } from '../../platform/http/http.server.ts'
import type { Settings } from '../../platform/settings.server.ts'
import * as contract from '../contract.ts'
import * as store from '../store.server.ts'

const purpose = 'stop weekly email'
const idBytes = 16
const macBytes = 16

/** The member's id and a keyed hash of it. It can do one thing, can do it for good, and is stored nowhere. */
export function stopToken(settings: Pick<Settings, 'secret'>, memberId: string): string {
  const id = Buffer.from(memberId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, macOf(settings.secret(purpose), id)]).toString('base64url')
}

function macOf(key: Buffer, id: Buffer): Buffer {
  return createHmac('sha256', key).update(id).digest().subarray(0, macBytes)
}

function memberOf(settings: Pick<Settings, 'secrets'>, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + macBytes) return undefined
  const id = bytes.subarray(0, idBytes)
  const given = bytes.subarray(idBytes)
  if (!settings.secrets(purpose).some((key) => timingSafeEqual(macOf(key, id), given))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const stopWeeklyEmailRoutes: Route[] = [
  serve(contract.stopWeeklyEmail, anyone, async ({ db, settings, params }) => {
    const memberId = memberOf(settings, params.token)
    if (!memberId) throw contract.noSuchStopLink()
    await store.stopWeeklyEmail(db, memberId)
    return { done: true as const }
  }),
  // why not at once: mail servers open the links of an email to look for viruses.
  serve(contract.stopWeeklyEmailLink, anyone, async ({ reply, settings, params }) => {
    if (!memberOf(settings, params.token)) throw contract.noSuchStopLink()
    await reply.redirect(`${settings.PUBLIC_URL}/stop-weekly-email#${params.token}`, 303)
    return alreadySent
  }),
]
