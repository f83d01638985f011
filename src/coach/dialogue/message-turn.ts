// One message in its talk, as every step of the guided coach is given it.
import type { Meaning } from '../meaning/meaning.ts'
import type { ActId } from '../script/acts.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import type { ReplyDraft } from './reply.ts'
import type { State } from './state.ts'

export type MessageTurn = {
  reply: ReplyDraft
  before: State
  message: string
  heard: MessageAnalysis
  meaning: Meaning
  asks: boolean
  act: ActId | undefined
}
