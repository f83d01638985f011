// Whether the coach is on, and which engine a member agreed to.
import type { RequestContext } from '../platform/http/http.server.ts'
import { configuredEngine } from '../platform/model.server.ts'
import * as store from './store.server.ts'

export async function statusOf(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  memberId: string | undefined,
) {
  const engine = configuredEngine(settings)
  const choices =
    memberId && settings.COACH
      ? await store.choicesOf(db, memberId)
      : { keepDays: null, engineAgreedTo: null }
  const agreed = engine !== undefined && choices.engineAgreedTo === engine.title
  return {
    on: settings.COACH,
    mode: agreed ? ('engine' as const) : ('guided' as const),
    engine: engine && settings.COACH ? { name: engine.name, place: engine.host, agreed } : null,
    keepDays: choices.keepDays,
  }
}
