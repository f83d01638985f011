import { readingMember } from '../../accounts/gates.server.ts'
import { lastCrisisCheck } from '../../coach/moderation/own-checks.server.ts'
import { lastDangerousText } from '../../forum/moderation/own-danger.server.ts'
import { type Route, serve } from '../../platform/http/http.server.ts'
import { afterDanger } from './after-danger.ts'

const hour = 3_600_000

/** Stores nothing: reads the recorded safety checks of this member's coach messages and forum texts. */
export const afterDangerRoutes: Route[] = [
  serve(afterDanger, readingMember, async ({ db, settings, clock, member: { id } }) => {
    const now = clock.now()
    const span = { from: now - 48 * hour, to: now - 12 * hour }
    const found = await Promise.all([
      lastCrisisCheck(db, settings, id, span),
      lastDangerousText(db, id, span),
    ])
    // In the first hours the immediate help is still shown, so this question comes later.
    return {
      at:
        found
          .flatMap((at) => at ?? [])
          .toSorted()
          .at(-1) ?? null,
    }
  }),
]
