// What follows the review of a stored text: findings, a moderation case, a prepared answer to danger, and an alert for staff.
import type { Db } from '../../platform/database/db.server.ts'
import type { RequestContext } from '../../platform/http/http.server.ts'
import type * as store from '../store.server.ts'
import * as cases from './cases.server.ts'
import { answerDanger } from './danger-answer.server.ts'
import { addFindings } from './queue-store.server.ts'
import { pseudonymOf, type Review } from './review.server.ts'

type OpenedCase = NonNullable<Review['case']>

const alertSubject = {
  emergency: 'Cairn: someone may be in danger now',
  high: 'Cairn: a new case in the forum queue',
}

type ReviewedText = { author: { id: string }; found: Review; place: store.ContentKind; id: string }

/** Stores the findings, opens a case and alerts staff by urgency. */
export async function afterReview(
  context: RequestContext,
  tx: Db,
  { author, found, place, id }: ReviewedText,
) {
  const now = context.clock.now()
  if (found.case) {
    const caseId = await cases.openCase(tx, { ...cases.about(place, id), ...found.case, now })
    const content = found.written
    if (content !== undefined)
      await cases.addVersion(tx, { caseId, memberId: author.id, kind: 'written', content, now })
  }
  if (place === 'post' && found.case?.kind === 'risk')
    await answerDanger(tx, { id, authorId: author.id, content: found.content, now })
  const { label, labels, urgency } = found.signs
  if (label !== 'none' || found.case) {
    const person = pseudonymOf(context.settings, author.id)
    const action = actionOf(found)
    const { rulesVersion } = found
    await addFindings(tx, { person, place, label, labels, urgency, rulesVersion, action, now })
  }
  if (found.case) await alertStaff(context, tx, place, found.case)
}

function actionOf({ state, note }: Review) {
  if (state === 'held') return 'held'
  return note ? 'shown, details hidden' : 'shown'
}

/** Sends an email without the text. */
export async function alertStaff(
  context: RequestContext,
  tx: Db,
  place: store.ContentKind,
  { urgency }: Pick<OpenedCase, 'urgency'>,
) {
  const { settings, mail } = context
  if (urgency === 'normal' || !settings.STAFF_EMAIL) return
  await mail.send(tx, {
    to: settings.STAFF_EMAIL,
    memberId: undefined,
    priority: 'urgent',
    subject: alertSubject[urgency],
    text: `A ${place} was rated ${urgency}. Its text is not in this email.\n\n${settings.PUBLIC_URL}/admin?tab=forum\n`,
  })
}
