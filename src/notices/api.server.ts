import { member } from '../accounts/gates.server.ts'
import { alreadySent, anyone, type Route, serve } from '../platform/http/http.server.ts'
import { memberOfToken } from '../platform/member-token.server.ts'
import { isPushService, vapidKeys } from '../platform/web-push.server.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'
import { stopPurpose } from './send-notices.server.ts'
import * as store from './store.server.ts'

const done = { done: true as const }

export const noticeRoutes: Route[] = [
  serve(contract.noticeCount, member, async ({ db, member: reader }) => ({
    unread: await store.countUnread(db, reader.id),
  })),
  serve(contract.notices, member, async ({ db, member: reader }) => ({
    notices: await store.listNotices(db, reader.id),
  })),
  serve(contract.readNotices, member, async ({ db, clock, member: reader, body }) => {
    await store.markRead(db, reader.id, body.upTo, clock.now())
    return done
  }),
  serve(contract.noticeSettings, member, async ({ db, settings, mail, member: who }) => ({
    ...(await store.settingsOf(db, who.id)),
    pushKey: vapidKeys(settings).publicKey,
    devices: (await store.devicesOf(db, who.id)).length,
    mailLeaves: mail.leaves,
  })),
  serve(contract.changeNoticeSettings, member, async ({ db, member: who, body }) => {
    await store.changeSettings(db, who.id, body)
    return done
  }),
  serve(contract.addNoticeDevice, member, async ({ db, clock, member: who, body }) => {
    if (!isPushService(body.endpoint)) throw contract.unknownPushService()
    if (!(await store.addDevice(db, who.id, body, clock.now()))) throw contract.tooManyDevices()
    return done
  }),
  serve(contract.removeNoticeDevices, member, async ({ db, member: who }) => {
    await store.removeDevices(db, who.id)
    return done
  }),
  serve(contract.stopNoticeEmail, anyone, async ({ db, settings, params }) => {
    const memberId = memberOfToken(settings, stopPurpose, params.token)
    if (!memberId) throw contract.noSuchStopLink()
    await store.stopEmails(db, memberId, noticeKinds)
    return done
  }),
  // why not at once: mail servers open the links of an email to look for viruses.
  serve(contract.stopNoticeEmailLink, anyone, async ({ reply, settings, params }) => {
    if (!memberOfToken(settings, stopPurpose, params.token)) throw contract.noSuchStopLink()
    await reply.redirect(`${settings.PUBLIC_URL}/stop-notices#${params.token}`, 303)
    return alreadySent
  }),
]
