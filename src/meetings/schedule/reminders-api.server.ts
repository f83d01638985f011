import { member } from '../../accounts/gates.server.ts'
import { unknownPushService } from '../../notices/contract.ts'
import { unsubscribePurposes } from '../../notices/send-notices.server.ts'
import { stopEmails } from '../../notices/settings-store.server.ts'
import { addDevice } from '../../notices/store.server.ts'
import { alreadySent, anyone, done, type Route, serve } from '../../platform/http/http.server.ts'
import { memberOfToken } from '../../platform/tokens.server.ts'
import { isPushService, vapidKeys } from '../../platform/web-push.server.ts'
import * as contract from '../my-meetings-contract.ts'
import * as channels from './reminder-channels.server.ts'

export const reminderRoutes: Route[] = [
  serve(contract.reminderChannels, member, async ({ db, member, mail, settings }) => {
    const { devices, byEmail, confirmed } = await channels.reminderChannelsOf(db, member.id)
    return {
      key: vapidKeys(settings).publicKey,
      devices,
      byEmail,
      emailWorks: mail.isConfigured && confirmed,
    }
  }),
  serve(contract.addReminderDevice, member, async ({ db, member, session, body, clock }) => {
    if (!isPushService(body.endpoint)) throw unknownPushService()
    if (!(await addDevice(db, session, body, clock.now()))) throw contract.tooManyReminderDevices()
    await channels.changeReminderChannels(db, member.id, { push: true })
    return done
  }),
  serve(contract.removeReminderDevices, member, async ({ db, member }) => {
    await channels.changeReminderChannels(db, member.id, { push: false })
    return done
  }),
  serve(contract.remindByEmail, member, async ({ db, member, body }) => {
    if (body.on && !(await channels.reminderChannelsOf(db, member.id)).confirmed)
      throw contract.emailNotConfirmed()
    await channels.changeReminderChannels(db, member.id, { mail: body.on })
    return done
  }),
  serve(contract.unsubscribeFromReminders, anyone, async ({ db, settings, params }) => {
    const memberId = memberOfToken(settings, unsubscribePurposes.meeting, params.token)
    if (!memberId) throw contract.invalidReminderUnsubscribeLink()
    await stopEmails(db, memberId, ['meeting'])
    return done
  }),
  // Redirects to a confirmation, because mail servers open the links of an email to scan for viruses.
  serve(contract.unsubscribeFromRemindersLink, anyone, async ({ reply, settings, params }) => {
    const fragment = memberOfToken(settings, unsubscribePurposes.meeting, params.token)
      ? `#${params.token}`
      : ''
    await reply.redirect(`${settings.PUBLIC_URL}/stop-meeting-emails${fragment}`, 303)
    return alreadySent
  }),
]
