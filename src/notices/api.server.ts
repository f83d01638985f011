import { member, readingMember } from '../accounts/gates.server.ts'
import { alreadySent, anyone, done, type Route, type Services, serve } from '../platform/http/http.server.ts'
import { memberOfToken } from '../platform/tokens.server.ts'
import { isPushService, vapidKeys } from '../platform/web-push.server.ts'
import * as contract from './contract.ts'
import { digestKinds, type NoticeKind } from './notice-kinds.ts'
import { unsubscribePurposes } from './send-notices.server.ts'
import { changeSettings, settingsOf, stopEmails } from './settings-store.server.ts'
import * as store from './store.server.ts'

const stoppable: readonly (readonly [purpose: string, kinds: readonly NoticeKind[]])[] = [
  [unsubscribePurposes.digest, digestKinds],
  [unsubscribePurposes.plan, ['plan']],
  [unsubscribePurposes.contact, ['contact']],
]

/** The member and the kinds of email that a link is for; undefined if the token is wrong. */
function stopOf(settings: Services['settings'], token: string) {
  for (const [purpose, kinds] of stoppable) {
    const memberId = memberOfToken(settings, purpose, token)
    if (memberId) return { memberId, kinds }
  }
  return undefined
}

export const noticeRoutes: Route[] = [
  serve(contract.noticeCount, readingMember, async ({ db, member: reader }) => ({
    unread: await store.countUnread(db, reader.id),
  })),
  serve(contract.notices, readingMember, async ({ db, member: reader }) => ({
    notices: await store.listNotices(db, reader.id),
  })),
  serve(contract.readNotices, member, async ({ db, clock, member: reader, body }) => {
    await store.markRead(db, reader.id, body.upTo, clock.now())
    return done
  }),
  serve(contract.noticeSettings, member, async ({ db, settings, mail, member: who }) => ({
    ...(await settingsOf(db, who.id)),
    pushKey: vapidKeys(settings).publicKey,
    devices: (await store.devicesOf(db, who.id)).length,
    emailEnabled: mail.isConfigured,
  })),
  serve(contract.changeNoticeSettings, member, async ({ db, member: who, body }) => {
    await changeSettings(db, who.id, body)
    return done
  }),
  serve(contract.addNoticeDevice, member, async ({ db, clock, session, body }) => {
    if (!isPushService(body.endpoint)) throw contract.unknownPushService()
    if (!(await store.addDevice(db, session, body, clock.now()))) throw contract.tooManyDevices()
    return done
  }),
  serve(contract.removeNoticeDevices, member, async ({ db, member: who }) => {
    await store.removeDevices(db, who.id)
    return done
  }),
  serve(contract.unsubscribeFromNotices, anyone, async ({ db, settings, params }) => {
    const stop = stopOf(settings, params.token)
    if (!stop) throw contract.invalidUnsubscribeLink()
    await stopEmails(db, stop.memberId, stop.kinds)
    return done
  }),
  // Redirects to a confirmation, because mail servers open the links of an email to scan for viruses.
  serve(contract.unsubscribeFromNoticesLink, anyone, async ({ reply, settings, params }) => {
    const fragment = stopOf(settings, params.token) ? `#${params.token}` : ''
    await reply.redirect(`${settings.PUBLIC_URL}/stop-notices${fragment}`, 303)
    return alreadySent
  }),
]
