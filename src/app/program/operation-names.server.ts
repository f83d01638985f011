// Derives each call's operation name from its contract: `forum.sharePost` is `sharePost` in `forum/contract.ts`.
import * as accounts from '../../accounts/contract.ts'
import * as team from '../../accounts/team/team.ts'
import * as checkin from '../../checkin/contract.ts'
import * as coach from '../../coach/contract.ts'
import * as coachModeration from '../../coach/moderation/queue.ts'
import * as contact from '../../contact/contract.ts'
import * as diary from '../../diary/contract.ts'
import * as forum from '../../forum/contract.ts'
import * as follows from '../../forum/follow-contract.ts'
import * as forumModeration from '../../forum/moderation/queue.ts'
import * as transparency from '../../forum/transparency.ts'
import * as welcome from '../../forum/welcome-contract.ts'
import * as journal from '../../journal/contract.ts'
import * as journalKey from '../../journal/key-contract.ts'
import * as library from '../../library/contract.ts'
import * as meditation from '../../meditation/contract.ts'
import * as meetings from '../../meetings/contract.ts'
import * as meetingFeeds from '../../meetings/feeds-contract.ts'
import * as myMeetings from '../../meetings/my-meetings-contract.ts'
import * as savedMeetings from '../../meetings/saved-contract.ts'
import * as notices from '../../notices/contract.ts'
import * as consultations from '../../plans/consultations/consultation-contract.ts'
import * as plans from '../../plans/contract.ts'
import * as programs from '../../plans/programs/program-contract.ts'
import type { AnyCall } from '../../platform/call.ts'
import type { OperationName } from '../../platform/http/openapi.server.ts'
import * as tracker from '../../tracker/contract.ts'
import * as savings from '../../tracker/savings-contract.ts'
import * as trusted from '../../trusted/contract.ts'
import * as trustedPerson from '../../trusted/person-contract.ts'
import * as sameDay from '../community/same-day.ts'
import * as installation from '../pages/installation.ts'
import * as afterDanger from '../safety/after-danger.ts'
import * as planSync from '../safety/plan-sync.ts'
import * as staff from '../staff/admin.ts'

const contracts: Record<string, object> = {
  accounts,
  afterDanger,
  checkin,
  coach,
  coachModeration,
  contact,
  diary,
  forum: { ...forum, ...follows, ...transparency, ...welcome },
  forumModeration,
  installation,
  journal: { ...journal, ...journalKey },
  library,
  meditation,
  meetings: { ...meetings, ...meetingFeeds, ...myMeetings, ...savedMeetings },
  notices,
  plans: { ...plans, ...consultations, ...programs },
  planSync,
  sameDay,
  staff,
  team,
  tracker: { ...tracker, ...savings },
  trusted: { ...trusted, ...trustedPerson },
}

export function operationNames(): Map<AnyCall, OperationName> {
  const names = new Map<AnyCall, OperationName>()
  for (const [tag, contract] of Object.entries(contracts))
    for (const [name, value] of Object.entries(contract)) if (isCall(value)) names.set(value, { tag, name })
  return names
}

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
