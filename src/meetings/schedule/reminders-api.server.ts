import { member } from '../../accounts/gates.server.ts'
import { alreadySent, anyone, type Route, serve } from '../../platform/http/http.server.ts'
import { memberOfToken } from '../../platform/member-token.server.ts'
import { isPushService, vapidKeys } from '../../platform/web-push.server.ts'
import * as contract from '../my-meetings-contract.ts'
import * as channels from './reminder-channels.server.ts'
import { stopRemindersPurpose } from './reminders.server.ts'

const done = { done: true } as const

export const reminderRoutes: Route[] = [
  serve(contract.reminderChannels, member, async ({ db, member, mail, settings }) => {
    const { byEmail, confirmed } = await channels.emailChoiceOf(db, member.id)
    const devices = await channels.devicesOf(db, member.id)
    return {
      key: vapidKeys(settings).publicKey,
      devices: devices.length,
      byEmail,
      emailWorks: mail.leaves && confirmed,
    }
  }),
  serve(contract.addReminderDevice, member, async ({ db, member, body, clock }) => {
    if (!isPushService(body.endpoint)) throw contract.unknownPushProvider()
    if (!(await channels.addDevice(db, member.id, body, clock.now()))) throw contract.tooManyReminderDevices()
    return done
  }),
  serve(contract.removeReminderDevices, member, async ({ db, member }) => {
    await channels.removeDevices(db, member.id)
    return done
  }),
  serve(contract.remindByEmail, member, async ({ db, member, body }) => {
    if (body.on && !(await channels.emailChoiceOf(db, member.id)).confirmed)
      throw contract.emailNotConfirmed()
    await channels.setRemindByEmail(db, member.id, body.on)
    return done
  }),
  serve(contract.stopReminderEmails, anyone, async ({ db, settings, params }) => {
    const memberId = memberOfToken(settings, stopRemindersPurpose, params.token)
    if (!memberId) throw contract.noReminderStopLink()
    await channels.stopRemindingByEmail(db, memberId)
    return done
  }),
  // why not at once: mail servers open the links of an email to look for viruses.
  serve(contract.stopReminderEmailsLink, anyone, async ({ reply, settings, params }) => {
    if (!memberOfToken(settings, stopRemindersPurpose, params.token)) throw contract.noReminderStopLink()
    await reply.redirect(`${settings.PUBLIC_URL}/stop-meeting-emails#${params.token}`, 303)
    return alreadySent
  }),
]
