// Sends a message and reads the streamed answer. No typed text is lost: it stays in the tab until it is answered.
import { reach } from '../../platform/browser/call.browser.ts'
import { errorOf, noAnswer } from '../../platform/browser/call-error.browser.ts'
import { readDraft, writeDraft } from '../../platform/browser/draft.browser.ts'
import { readPiece } from '../../platform/browser/response-body.browser.ts'
import type { Chat, DiaryForCoach } from '../contract.ts'

export type Outgoing = {
  message: string
  conversationId?: string | undefined
  attempt: string
  region: string
  temporary?: boolean | undefined
  sealed?: string | undefined
  diary?: DiaryForCoach | undefined
}

export type AnswerEvents = { piece(text: string): void; replace(text: string): void }

export class ChatFailure extends Error {
  override name = 'ChatFailure'
}

const unreachable = noAnswer().message

/** Resolves with all messages once the answer is complete. Throws a ChatFailure with a sentence for the person. */
export async function sendToCoach(
  outgoing: Outgoing,
  hearing: AnswerEvents,
  signal: AbortSignal,
): Promise<Chat> {
  const response = await reach('/api/ai-chat', {
    method: 'POST',
    signal,
    headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
    body: JSON.stringify(outgoing),
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new ChatFailure(unreachable)
  })
  if (!response.ok || !response.body) throw new ChatFailure((await errorOf(response)).message)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await readPiece(reader).catch((error: unknown) => {
      if (signal.aborted) throw error
      throw new ChatFailure(unreachable)
    })
    if (done) throw new ChatFailure(unreachable)
    rest += value
    const events = rest.split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const name = /^event: (\w+)$/m.exec(event)?.[1]
      const data: unknown = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? 'null')
      if (name === 'piece') hearing.piece(textIn(data))
      if (name === 'replace') hearing.replace(textIn(data))
      if (name === 'fail') throw new ChatFailure(textIn(data))
      if (name === 'done') return data as Chat
    }
  }
}

function textIn(data: unknown): string {
  if (typeof data !== 'object' || data === null) return ''
  if ('text' in data) return String(data.text)
  return 'message' in data ? String(data.message) : ''
}

const unanswered = 'coach.unanswered'

/** The message that was sent last, until it is answered. */
export function savedUnanswered(): Outgoing | undefined {
  const text = readDraft(unanswered)
  return text === '' ? undefined : (JSON.parse(text) as Outgoing)
}

export function saveUnanswered(outgoing: Outgoing | undefined): void {
  // The figures of the diary are added again at the next try, if they are still shared.
  writeDraft(unanswered, outgoing ? JSON.stringify({ ...outgoing, diary: undefined }) : '')
}
