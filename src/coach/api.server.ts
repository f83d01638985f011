import { type AsMember, member, visitor } from '../accounts/gates.server.ts'
import { type RequestContext, type Route, serve } from '../platform/http/http.server.ts'
import { configuredEngine } from '../platform/model.server.ts'
import { statusOf } from './coach-status.server.ts'
import * as contract from './contract.ts'
import type { Ports } from './dialogue/answer.server.ts'
import { stateOf, withoutWords } from './dialogue/state.ts'
import { conversationOwner } from './encryption.server.ts'
import * as messageStore from './message-store.server.ts'
import { sendMessage } from './send-message.server.ts'
import * as store from './store.server.ts'

/** Any member while the coach is on: saved conversations stay accessible after a plan ends. */
async function coachMember(context: RequestContext): Promise<AsMember> {
  if (!context.settings.COACH) throw contract.coachOff()
  return member(context)
}

export function coachRoutes(ports: Ports): Route[] {
  return [
    serve(contract.coachStatus, visitor, async ({ member: who, ...context }) => statusOf(context, who?.id)),
    serve(contract.sendMessage, coachMember, (sending) => sendMessage(sending, ports)),
    serve(contract.changeChoices, coachMember, async ({ member: who, body, ...context }) => {
      const before = await store.choicesOf(context.db, who.id)
      const { keepDays = before.keepDays, engine = before.engineAgreedTo } = body
      // Consent holds only for the configured engine; null withdraws it.
      const agrees = body.engine === undefined || body.engine === configuredEngine(context.settings)?.title
      const engineAgreedTo = agrees ? engine : null
      await store.saveChoices(context.db, who.id, { keepDays, engineAgreedTo }, context.clock.now())
      return statusOf(context, who.id)
    }),
    serve(contract.conversations, coachMember, async ({ db, settings, member: who }) => ({
      conversations: await store.conversationsOf(db, conversationOwner(settings, who.id)),
    })),
    serve(contract.conversation, coachMember, async ({ db, settings, member: who, params }) => {
      const title = await store.titleOfConversation(db, conversationOwner(settings, who.id), params.id)
      if (title === undefined) throw contract.noSuchTalk()
      return {
        conversationId: params.id,
        title,
        messages: await messageStore.messagesOf(db, conversationOwner(settings, who.id), params.id),
      }
    }),
    serve(contract.renameConversation, coachMember, async ({ db, settings, member: who, params, body }) => {
      if (!(await store.renameConversation(db, conversationOwner(settings, who.id), params.id, body.title)))
        throw contract.noSuchTalk()
      return { done: true as const }
    }),
    serve(contract.deleteConversation, coachMember, async ({ db, member: who, params }) => {
      if (!(await store.removeConversation(db, who.id, params.id))) throw contract.noSuchTalk()
      return { done: true as const }
    }),
    serve(contract.deleteAll, coachMember, async ({ db, member: who }) => {
      await store.removeAll(db, who.id)
      return { done: true as const }
    }),
    serve(contract.deleteMessage, coachMember, ({ db, settings, member: who, params, clock }) =>
      db.transaction().execute(async (tx) => {
        const owner = conversationOwner(settings, who.id)
        const locked = await store.lockState(tx, owner, params.id)
        if (!locked) throw contract.noSuchTalk()
        if (!(await messageStore.removeMessage(tx, who.id, params.id, params.messageId)))
          throw contract.noSuchMessage()
        const state = withoutWords(stateOf(locked.state))
        await store.saveState(tx, owner, params.id, { state, now: clock.now() })
        return {
          conversationId: params.id,
          messages: await messageStore.messagesOf(tx, owner, params.id),
        }
      }),
    ),
    serve(contract.exportTalks, coachMember, ({ db, settings, member: who }) =>
      messageStore.exportOf(db, conversationOwner(settings, who.id)),
    ),
  ]
}
