import { formatDate } from '../../platform/format-date.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sanctionOf } from './sanctions.server.ts'

/** Refuses silenced or suspended members, with the reason and how to appeal. Help pages stay open to everyone. */
export async function refuseSanctioned({ db, clock }: Services, memberId: string, to: 'read' | 'write') {
  const sanction = await sanctionOf(db, memberId, clock.now())
  if (!sanction || (to === 'read' && sanction.kind === 'silence')) return
  const until = formatDate(new Date(sanction.until).toISOString().slice(0, 10), 'day')
  const restriction =
    sanction.kind === 'silence' ? 'You can read but not write in the forum' : 'The forum is closed to you'
  throw new Refusal(
    403,
    `${restriction} until ${until}: ${sanction.reason} You can ask for a second look. Help now stays open.`,
  )
}
