import { emailStaffAction, recordStaffAction } from '../accounts/audit-log.server.ts'
import { admin, freshAdmin, member, moderator } from '../accounts/gates.server.ts'
import { memberByEmail, memberById } from '../accounts/store.server.ts'
import { notify } from '../notices/send-notices.server.ts'
import { anyone, type Route, type Services, serve } from '../platform/http/http.server.ts'
import { type Limit, rateLimitKey } from '../platform/http/rate-limits.server.ts'
import * as consultationContract from './consultation-contract.ts'
import * as contract from './contract.ts'
import { dayText } from './dates.ts'
import { freeMonthsTaken, takeFreeMonths } from './free-months/free-months.server.ts'
import { payer, premium, professional } from './gates.server.ts'
import { beginGift, confirmGift } from './gifts/gifts.server.ts'
import { redeemGift } from './gifts/redeem.server.ts'
import * as checkout from './payments/checkout.server.ts'
import { consultationRequestEmail, grantedMonthsEmail, refundNoticeEmail } from './payments/emails.ts'
import { environmentOf } from './payments/provider.server.ts'
import { receiptOf, receiptsOf } from './payments/receipts.server.ts'
import { refundByMember, refundByStaff } from './payments/refunds.server.ts'
import * as staffOrders from './payments/staff-orders.server.ts'
import { handleWebhook } from './payments/webhook-handler.server.ts'
import { currency, intent } from './plans.ts'
import * as programContract from './program-contract.ts'
import { practiceOf } from './programs/practices.server.ts'
import { programOf, programSizes } from './programs/programs.server.ts'
import { workbookOf } from './programs/workbooks.server.ts'
import * as store from './store.server.ts'

const ordersOfOne: Limit = { name: 'orders', points: 20, seconds: 3_600 }
const codesOfOne: Limit = { name: 'gift-codes', points: 10, seconds: 3_600 }
const rechecksOfOne: Limit = { name: 'recheck-payments', points: 10, seconds: 600 }

function hasWebhooks(settings: Services['settings']): boolean {
  return environmentOf(settings) === 'practice' || settings.PAYPAL_WEBHOOK_ID !== undefined
}

const payment: Route[] = [
  serve(contract.setup, anyone, ({ settings }) => {
    const environment = environmentOf(settings)
    const webhooks = hasWebhooks(settings)
    return {
      provider: 'PayPal' as const,
      environment,
      sandbox: environment !== 'live',
      currency,
      intent,
      webhooks,
    }
  }),
  serve(contract.order, payer, async ({ member, body, zone, ...context }) => {
    await context.limits.take(ordersOfOne, member?.id ?? rateLimitKey(context.request))
    return checkout.beginPayment(context, member, zone, body)
  }),
  serve(contract.subscriptionSuccess, member, ({ member, body, ...context }) =>
    checkout.activate(context, member, body.planId, body.orderId),
  ),
  serve(contract.webhook, anyone, async ({ body, request, ...context }) => {
    await handleWebhook(context, request, body)
    return { received: true as const }
  }),
]

const own: Route[] = [
  serve(contract.membership, member, ({ member, zone, ...context }) =>
    checkout.membershipFor(context, member.id, zone),
  ),
  serve(contract.receipts, member, ({ member, ...context }) => receiptsOf(context, member.id)),
  serve(contract.refundReceipt, member, async ({ member, params, ...context }) =>
    receiptOf(context, await refundByMember(context, member.id, params.id)),
  ),
  serve(contract.recheckPayments, member, async ({ member, zone, ...context }) => {
    await context.limits.take(rechecksOfOne, member.id)
    await checkout.recheckPayments(context, member.id)
    return checkout.membershipFor(context, member.id, zone)
  }),
  serve(contract.takeFreeMonths, member, async ({ member, zone, ...context }) => {
    await takeFreeMonths(context, member.id, zone)
    return checkout.membershipFor(context, member.id, zone)
  }),
]

const gifts: Route[] = [
  serve(contract.orderGift, member, async ({ member, body, ...context }) => {
    await context.limits.take(ordersOfOne, member.id)
    return beginGift(context, member, body)
  }),
  serve(contract.confirmGift, member, ({ member, body, ...context }) =>
    confirmGift(context, member, body.orderId),
  ),
  serve(contract.redeemGift, member, async ({ member, body, zone, ...context }) => {
    await context.limits.take(codesOfOne, member.id)
    await redeemGift(context, member.id, body.code, zone)
    return checkout.membershipFor(context, member.id, zone)
  }),
]

const staff: Route[] = [
  serve(contract.freeMonthsCounts, admin, async ({ db, clock }) => {
    const since = (days: number) => freeMonthsTaken(db, clock.now() - days * 86_400_000)
    return { last30Days: await since(30), last365Days: await since(365) }
  }),
  serve(contract.staffOrders, admin, async ({ query, member, ...context }) => {
    await recordStaffAction(context.db, member, 'looked at orders')
    return staffOrders.staffOrders(context, query.state, query.before)
  }),
  serve(contract.checkOrder, admin, async ({ params, ...context }) => {
    await staffOrders.staffOrder(context, params.id)
    await checkout.settleForMember(context, params.id, 'staff')
    return staffOrders.staffOrder(context, params.id)
  }),
  serve(contract.refundOrder, freshAdmin, async ({ params, member, ...context }) => {
    await refundByStaff(context, params.id)
    await context.db.transaction().execute(async (tx) => {
      await recordStaffAction(tx, member, 'returned a payment', params.id)
      // The member gets an email for the refund itself.
      await emailStaffAction(tx, context.mail, undefined, refundNoticeEmail(member.shownName, params.id))
    })
    return staffOrders.staffOrder(context, params.id)
  }),
  serve(contract.giveMonths, freshAdmin, ({ body, member, db, clock, mail }) =>
    db.transaction().execute(async (tx) => {
      const found = await memberByEmail(tx, body.email.normalize('NFKC').trim().toLowerCase())
      const gift = found && (await store.giveMonths(tx, { ...body, memberId: found.id, now: clock.now() }))
      if (!gift) throw contract.noMember()
      await recordStaffAction(tx, member, `gave ${body.months} months of ${body.plan}`, found.id)
      const until = dayText(gift.paidUntil, found.zone ?? 'UTC')
      await emailStaffAction(
        tx,
        mail,
        found.email,
        grantedMonthsEmail({ ...body, staffName: member.shownName, memberName: found.shownName, until }),
      )
      return { plan: gift.plan, paidUntil: gift.paidUntil.toISOString() }
    }),
  ),
]

async function withName(
  services: Pick<Services, 'db'>,
  request: store.ConsultationRow & { memberId: string },
) {
  const { memberId, ...consultation } = request
  return { ...consultation, name: (await memberById(services.db, memberId))?.name ?? 'A former member' }
}

const consultations: Route[] = [
  serve(
    consultationContract.requestConsultation,
    professional,
    ({ db, member, body, zone, clock, mail, settings }) =>
      db.transaction().execute(async (tx) => {
        await store.lockMember(tx, member.id)
        if ((await store.openConsultations(tx, member.id)) >= 3)
          throw consultationContract.tooManyConsultations()
        const request = await store.addConsultation(tx, {
          ...body,
          memberId: member.id,
          zone,
          now: clock.now(),
        })
        if (!request) throw consultationContract.noConsultation()
        const { STAFF_EMAIL: to, PUBLIC_URL: url } = settings
        if (to) await mail.send(tx, consultationRequestEmail({ to, url }))
        return request
      }),
  ),
  // Members can read the answer even after their plan has ended.
  serve(consultationContract.consultations, member, ({ db, member }) => store.consultationsOf(db, member.id)),
  serve(consultationContract.staffConsultations, moderator, async ({ db, member }) => {
    await recordStaffAction(db, member, 'looked at requests for a session')
    const all = await store.allConsultations(db)
    return Promise.all(all.map((request) => withName({ db }, request)))
  }),
  serve(
    consultationContract.answerConsultation,
    moderator,
    async ({ db, jobs, member, params, body, clock }) => {
      if (!(await store.consultationById(db, params.id))) throw consultationContract.noConsultation()
      return db.transaction().execute(async (tx) => {
        const now = clock.now()
        const { answer } = body
        const answered = await store.answerConsultation(tx, { id: params.id, answer, by: member.id, now })
        if (!answered) throw consultationContract.alreadyAnswered()
        await recordStaffAction(tx, member, 'answered a request for a session', params.id)
        const { memberId } = answered
        await notify({ jobs }, tx, { memberId, kind: 'consultation', postId: null, now })
        return withName({ db: tx }, answered)
      })
    },
  ),
]

async function completedSteps(db: Services['db'], memberId: string, program: string): Promise<string[]> {
  const all = await store.stepsDone(db, memberId)
  return all.filter((mark) => mark.program === program).map(({ step }) => step)
}

const library: Route[] = [
  serve(programContract.programProgress, professional, async ({ db, member }) => {
    const marks = await store.stepsDone(db, member.id)
    return programSizes.map(({ id, steps }) => ({
      id,
      steps,
      done: marks.filter(({ program }) => program === id).map(({ step }) => step),
    }))
  }),
  serve(programContract.program, professional, async ({ db, member, params }) => {
    const program = programOf(params.program)
    if (!program) throw programContract.noProgram()
    return { ...program, done: await completedSteps(db, member.id, program.id) }
  }),
  serve(programContract.markStep, professional, async ({ db, member, params, body, clock }) => {
    const steps = programOf(params.program)?.weeks.flatMap((week) => week.steps) ?? []
    if (!steps.some(({ id }) => id === params.step)) throw programContract.noProgram()
    await store.markStep(db, { ...params, memberId: member.id, done: body.done, now: clock.now() })
    return { done: await completedSteps(db, member.id, params.program) }
  }),
  serve(programContract.workbook, premium, ({ params }) => {
    const workbook = workbookOf(params.workbook)
    if (!workbook) throw programContract.noWorkbook()
    return workbook
  }),
  serve(programContract.practice, premium, ({ params }) => {
    const practice = practiceOf(params.practice)
    if (!practice) throw programContract.noPractice()
    return practice
  }),
]

export const planRoutes: Route[] = [...payment, ...own, ...gifts, ...staff, ...consultations, ...library]
