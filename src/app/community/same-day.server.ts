import { type AsMember, member, readingMember } from '../../accounts/gates.server.ts'
import { hiddenPeople } from '../../forum/mutes-and-blocks.server.ts'
import { type RequestContext, type Route, serve } from '../../platform/http/http.server.ts'
import * as tracker from '../../tracker/progress/same-day.server.ts'
import { settingsOf } from '../../tracker/store.server.ts'
import * as contract from './same-day.ts'

async function sameDayOf({ db, clock, member: { id }, today }: RequestContext & AsMember) {
  const own = await tracker.ownDay(db, id, today)
  if (!own) return { state: 'no-counter' as const, day: null, names: [], more: 0 }
  const { showDays } = await settingsOf(db, id)
  const day = showDays ? own.day : null
  if (!own.joined) return { state: 'out' as const, day, names: [], more: 0 }
  const now = clock.now()
  const found = await tracker.membersOnDay(db, { memberId: id, day: own.day, now })
  const hidden = await hiddenPeople(
    db,
    id,
    found.map((one) => one.id),
    now,
  )
  const others = found.filter((one) => !hidden.has(one.id)).map(({ name }) => contract.firstNameOf(name))
  const names = others.slice(0, contract.maxNames)
  return { state: 'in' as const, day, names, more: others.length - names.length }
}

export const sameDayRoutes: Route[] = [
  serve(contract.sameDay, readingMember, sameDayOf),
  serve(contract.joinSameDay, member, async (context) => {
    const { db, clock, member: who, today, body } = context
    if (!body.joined) await tracker.leaveSameDay(db, who.id)
    else if (await tracker.ownDay(db, who.id, today)) await tracker.joinSameDay(db, who.id, clock.now())
    else throw contract.noCounter()
    return sameDayOf(context)
  }),
]
