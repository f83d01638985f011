// The calls of consultations: requesting a session, and the team's answers.
import { recordStaffAction, recordStaffView } from '../../accounts/audit-log.server.ts'
import { member, moderator } from '../../accounts/gates.server.ts'
import { memberById } from '../../accounts/store.server.ts'
import { notify } from '../../notices/send-notices.server.ts'
import { type Route, type Services, serve } from '../../platform/http/http.server.ts'
import { newId } from '../../platform/ids.ts'
import { professional } from '../gates.server.ts'
import { lockMember } from '../store.server.ts'
import * as contract from './consultation-contract.ts'
import * as store from './consultation-store.server.ts'

async function withName(
  services: Pick<Services, 'db'>,
  request: store.ConsultationRow & { memberId: string },
) {
  const { memberId, ...consultation } = request
  return { ...consultation, name: (await memberById(services.db, memberId))?.name ?? 'A former member' }
}

function requestEmail(to: string, url: string) {
  return {
    to,
    subject: 'A member asks for a session',
    text: `A member asks for a session. What they wrote is in the staff inbox only: ${url}/admin?tab=consultations`,
  }
}

export const consultationRoutes: Route[] = [
  serve(contract.requestConsultation, professional, ({ db, member, body, zone, clock, mail, settings }) =>
    db.transaction().execute(async (tx) => {
      await lockMember(tx, member.id)
      const id = body.id ?? newId()
      const stored = await store.consultationById(tx, id)
      if (stored?.memberId === member.id) return stored
      if ((await store.countOpenConsultations(tx, member.id)) >= 3) throw contract.tooManyConsultations()
      const request = await store.addConsultation(tx, {
        ...body,
        id,
        memberId: member.id,
        zone,
        now: clock.now(),
      })
      if (!request) throw contract.noConsultation()
      const { STAFF_EMAIL: to, PUBLIC_URL: url } = settings
      if (to) await mail.send(tx, { memberId: undefined, ...requestEmail(to, url) })
      return request
    }),
  ),
  // Members can read the answer even after their plan has ended.
  serve(contract.consultations, member, ({ db, member }) => store.consultationsOf(db, member.id)),
  serve(contract.staffConsultations, moderator, async ({ db, member }) => {
    const all = await store.allConsultations(db)
    const open = all.filter(({ answeredAt }) => answeredAt === null).length
    await recordStaffView(db, member, 'looked at requests for a session', `${open} open`)
    return Promise.all(all.map((request) => withName({ db }, request)))
  }),
  serve(contract.answerConsultation, moderator, async ({ db, jobs, member, params, body, clock }) => {
    if (!(await store.consultationById(db, params.id))) throw contract.noConsultation()
    return db.transaction().execute(async (tx) => {
      const now = clock.now()
      const { answer } = body
      const answered = await store.answerConsultation(tx, { id: params.id, answer, by: member.id, now })
      if (!answered) throw contract.alreadyAnswered()
      await recordStaffAction(tx, member, 'answered a request for a session', params.id)
      const { memberId } = answered
      await notify({ jobs }, tx, { memberId, kind: 'consultation', postId: null, now })
      return withName({ db: tx }, answered)
    })
  }),
]
