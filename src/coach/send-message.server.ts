// Answers a message of a conversation that is stored, or whose encrypted state the member's page sends along.
import type { z } from 'zod'
import type { AsMember } from '../accounts/gates.server.ts'
import { planAccess, premiumOnly } from '../plans/gates.server.ts'
import { isoTime } from '../platform/clock.ts'
import type { Db } from '../platform/database/db.server.ts'
import { type EventStream, openEventStream } from '../platform/http/event-stream.server.ts'
import { alreadySent, errorResponse, type RequestContext } from '../platform/http/http.server.ts'
import type { Limit } from '../platform/http/rate-limits.server.ts'
import { statusOf } from './coach-status.server.ts'
import type { Chat, ChatMessage } from './contract.ts'
import * as contract from './contract.ts'
import {
  type AnswerStream,
  followsDanger,
  inDanger,
  type Ports,
  regionFor,
  spokenAnswer,
  type TurnInput,
  turnOf,
  writtenAnswer,
} from './dialogue/answer.server.ts'
import { newState, type State, stateOf } from './dialogue/state.ts'
import { subjectOf } from './dialogue/summary.ts'
import type { Turn } from './dialogue/turn.ts'
import { type ConversationOwner, conversationOwner, temporaryOwner } from './encryption.server.ts'
import * as messageStore from './message-store.server.ts'
import { checkOf, storeCheck } from './safety-check.server.ts'
import * as store from './store.server.ts'

const messagesOfMember: Limit = { name: 'coach', points: 40, seconds: 60 }

type Body = z.output<typeof contract.NewChatMessage>
type SendContext = RequestContext & AsMember & { body: Body; afterDanger?: boolean }

const silent: AnswerStream = { piece: () => undefined, replace: () => undefined }

export async function sendMessage(sending: SendContext, ports: Ports) {
  const { db, clock, limits, member: who, body } = sending
  const { plan, use } = await planAccess(db, who, clock.now())
  const free = plan === 'free'
  // Help needs no plan and has no limit: a message with danger always gets an answer, and so does one after it in the same conversation.
  const behind = await stateBehind(sending)
  const danger = behind.risk !== null || inDanger(behind, body.message, clock.now())
  if (free && !danger) throw premiumOnly()
  if (!danger) await limits.take(messagesOfMember, who.id).then(use)
  const wantsStream = sending.request.headers.accept?.includes('text/event-stream') === true
  const unstored = body.temporary === true || (free && !body.conversationId)
  const request = { ...sending, afterDanger: await followsDanger(sending, behind) }
  const answer = (showing: AnswerStream) =>
    (unstored ? answerUnstored : answerStored)(request, ports, showing)
  if (!wantsStream) return answer(silent)
  // The conversation is looked up first, because a refusal must be sent before the stream opens.
  if (!unstored) await refuseUnknown(sending)
  await streamed(openEventStream(sending.request, sending.reply), answer)
  return alreadySent
}

/** The state of the message's conversation: stored, sent along encrypted, or new. */
async function stateBehind(sending: SendContext): Promise<State> {
  const { db, settings, member: who, body, request } = sending
  if (body.sealed) return stateOf(unsealed(temporaryOwner(settings, who.id), body.sealed)?.state)
  if (!body.conversationId || body.temporary) return newState(request.headers['accept-language'])
  const owner = conversationOwner(settings, who.id)
  return stateOf(await store.stateOfConversation(db, owner, body.conversationId))
}

async function refuseUnknown({ db, settings, member: who, body }: SendContext) {
  if (!body.conversationId) return
  const owner = conversationOwner(settings, who.id)
  if ((await store.titleOfConversation(db, owner, body.conversationId)) === undefined)
    throw contract.noSuchTalk()
}

async function streamed(stream: EventStream, answer: (showing: AnswerStream) => Promise<Chat>) {
  let shown = false
  const showing: AnswerStream = {
    piece(text) {
      shown = true
      stream.send('piece', { text })
    },
    replace(text) {
      shown = true
      stream.send('replace', { text })
    },
    signal: stream.disconnected,
  }
  try {
    const chat = await answer(showing)
    if (!shown)
      for (const text of (chat.messages.at(-1)?.content ?? '').split(/(?<=\n\n)/))
        stream.send('piece', { text })
    stream.send('done', chat)
  } catch (error) {
    stream.send('fail', { message: errorResponse(error).message })
  }
  stream.close()
}

const untitled = 'New conversation'

/** The title of a conversation: its subject, once there is one. */
function titleFor(turn: Turn): string {
  const { danger, state } = turn
  if (danger || state.risk) return 'A hard moment'
  const subject = subjectOf(state)
  if (!subject) return untitled
  return subject.length > 60 ? `${subject.slice(0, 57).trimEnd()}…` : subject
}

/** A concurrent message was answered with the previous state and has stored a newer one. */
async function saveFlagged(
  sending: SendContext,
  tx: Db,
  { id, turn }: { id: string; turn: Turn },
  flagged: Turn,
): Promise<void> {
  const { settings, clock, member: who } = sending
  const owner = conversationOwner(settings, who.id)
  const locked = await store.lockState(tx, owner, id)
  if (locked && stateOf(locked.state).turn === turn.state.turn)
    await store.saveState(tx, owner, id, { state: flagged.state, now: clock.now() })
  const check = checkOf(flagged)
  if (check) await storeCheck(sending, tx, flagged, check)
}

async function answerStored(sending: SendContext, ports: Ports, showing: AnswerStream): Promise<Chat> {
  const { db, settings, clock, member: who, body } = sending
  const owner = conversationOwner(settings, who.id)
  const region = regionFor(sending, body.region)
  const status = await statusOf(sending, who.id)
  const step = await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const begun = body.attempt ? await messageStore.talkOfAttempt(tx, who.id, body.attempt) : undefined
    const existing = body.conversationId || begun
    let id: string
    let state = newState(sending.request.headers['accept-language'])
    if (existing) {
      const locked = await store.lockState(tx, owner, existing)
      if (!locked) throw contract.noSuchTalk()
      id = existing
      state = stateOf(locked.state)
      if (body.attempt && (await messageStore.hasAnswer(tx, who.id, id, body.attempt)))
        return { id, settled: true as const, answerId: undefined }
    } else {
      id = await store.addConversation(tx, owner, { title: untitled, state, now })
    }
    const input: TurnInput = { state, message: body.message, region, mode: status.mode }
    const turn = await turnOf(sending, ports, input)
    // A title that the member set stays.
    if ((await store.titleOfConversation(tx, owner, id)) === untitled)
      await store.renameConversation(tx, owner, id, titleFor(turn))
    const common = { conversationId: id, attempt: body.attempt, now }
    const sent = { ...common, role: 'user' as const, body: { content: body.message } }
    const isNew = await messageStore.addMessage(tx, owner, sent)
    const written = await writtenAnswer(sending, ports, turn, body.diary)
    await store.saveState(tx, owner, id, { state: turn.state, now })
    const check = checkOf(turn)
    if (check && isNew) await storeCheck(sending, tx, turn, check)
    // The prepared answer is stored before the engine is asked, so that a crash leaves an answer.
    const answerId = await messageStore.addMessage(tx, owner, {
      ...common,
      role: 'assistant',
      body: written,
    })
    const settled = turn.fixed || status.mode === 'guided'
    return { id, settled, input, turn, written, answerId }
  })
  const { answerId } = step
  if (!step.settled && answerId) {
    const messages = (await messageStore.messagesOf(db, owner, step.id)).filter(({ id }) => id !== answerId)
    const ownNames = [who.name, who.displayName]
    const context = { ...step, messages, ownNames, diary: body.diary }
    const { content, flagged } = await spokenAnswer(sending, ports, context, showing)
    await db.transaction().execute(async (tx) => {
      if (flagged) await saveFlagged(sending, tx, step, flagged)
      if (content) await messageStore.rewordMessage(tx, owner, answerId, content)
      else await messageStore.removeMessage(tx, who.id, step.id, answerId)
    })
  }
  return { conversationId: step.id, messages: await messageStore.messagesOf(db, owner, step.id) }
}

const temporaryMessages = 24
const temporarySeconds = 24 * 60 * 60

type SealedChat = { state: State; messages: ChatMessage[]; at: number }

const unsealed = (owner: ConversationOwner, sealed: string) =>
  owner.decrypt(Buffer.from(sealed, 'base64url')) as SealedChat | undefined

/** A conversation that is not stored: its encrypted state and messages are sent along, bound to the member and valid for a day. */
async function answerUnstored(sending: SendContext, ports: Ports, showing: AnswerStream): Promise<Chat> {
  const { db, settings, clock, member: who, body } = sending
  const owner = temporaryOwner(settings, who.id)
  const now = clock.now()
  const carried = body.sealed
    ? unsealed(owner, body.sealed)
    : { state: newState(sending.request.headers['accept-language']), messages: [], at: now }
  if (!carried || now - carried.at > temporarySeconds * 1000) throw contract.sealBroken()
  const region = regionFor(sending, body.region)
  const { mode } = await statusOf(sending, who.id)
  const input: TurnInput = { state: stateOf(carried.state), message: body.message, region, mode }
  const turn = await turnOf(sending, ports, input)
  const written = await writtenAnswer(sending, ports, turn, body.diary)
  const check = checkOf(turn)
  if (check) await db.transaction().execute((tx) => storeCheck(sending, tx, turn, check))
  const newMessage = (role: ChatMessage['role'], content: messageStore.MessageContent): ChatMessage => ({
    id: crypto.randomUUID(),
    role,
    timestamp: isoTime(now),
    ...content,
  })
  const messages = [...carried.messages, newMessage('user', { content: body.message })]
  const ownNames = [who.name, who.displayName]
  const context = { input, turn, written, messages, ownNames, diary: body.diary }
  const spoken =
    turn.fixed || mode === 'guided'
      ? { content: written }
      : await spokenAnswer(sending, ports, context, showing)
  const { content, flagged } = spoken
  const flaggedCheck = flagged && checkOf(flagged)
  if (flaggedCheck) await db.transaction().execute((tx) => storeCheck(sending, tx, flagged, flaggedCheck))
  if (content) messages.push(newMessage('assistant', content))
  const next = boundedTalk({
    state: (flagged ?? turn).state,
    messages: messages.slice(-temporaryMessages),
    at: now,
  })
  return {
    conversationId: 'temporary',
    messages: next.messages,
    sealed: owner.encrypt(next).toString('base64url'),
  }
}

// The state must fit into one request with the next message.
function boundedTalk(talk: SealedChat): SealedChat {
  let { messages } = talk
  while (messages.length > 2 && JSON.stringify({ ...talk, messages }).length > 28_000)
    messages = messages.slice(2)
  return { ...talk, messages }
}
