import type { Services } from '../../platform/http/http.server.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sanctionOf } from './sanctions.server.ts'

/** Refuses who is silenced or suspended, with the reason and the way to appeal. Help is never closed to anybody. */
export async function refuseSanctioned({ db, clock }: Services, memberId: string, to: 'read' | 'write') {
  const sanction = await sanctionOf(db, memberId, clock.now())
  if (!sanction || (to === 'read' && sanction.kind === 'silence')) return
  const until = new Date(sanction.until).toISOString().slice(0, 10)
  const what =
    sanction.kind === 'silence' ? 'You can read but not write in the forum' : 'The forum is closed to you'
  throw new Refusal(
    403,
    `${what} until ${until}: ${sanction.reason} You can ask for a second look. Help now stays open.`,
  )
}
