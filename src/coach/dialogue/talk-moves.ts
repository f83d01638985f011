// What people do with a message in the middle of a talk besides telling and asking: accept an offer, plan a step, complain, say goodbye.
import { normalizeText } from '../../platform/normalize-text.ts'
import { ideaFor } from '../cases/ideas.ts'
import { fieldOf } from '../meaning/question-fields.ts'
import { beginsWithThanks } from '../meaning/speech-act.ts'
import { takesLeave } from '../script/goodbye.ts'
import { analyzeMessage, type MessageAnalysis } from '../script/message-analysis.ts'
import { asksIn } from '../script/story.ts'
import { hasFresh } from '../script/wording.ts'
import { type CoachComplaint, complaintIn, wantsIdeaStill } from '../speech-acts/coach-complaints.ts'
import {
  lastQuestion,
  questionAfterThanks,
  requestIn,
  type TalkRequest,
} from '../speech-acts/talk-requests.ts'
import { sayGoodbye, saySorry, withWelcome } from './act-replies.ts'
import { affirmPlan } from './answer-act.ts'
import { answerDependent } from './listening-answer.ts'
import { givePrepared, preparedFor } from './prepared.ts'
import { type GuidedTurn, type MessageTurn, scriptOf } from './reply.ts'
import { answerByRule } from './rule-answer.ts'
import type { State } from './state.ts'

type GoOn = (before: State, rest: string) => GuidedTurn

/** @param goOn answers the rest of the message */
export function answerMove(turn: MessageTurn, goOn: GoOn): GuidedTurn | undefined {
  const { reply, before, message, parsed, asks } = turn
  const asked = questionAfterThanks(message)
  if (asked) {
    const answer = goOn(before, asked)
    return beginsWithThanks.test(parsed.said) && !/^wow\b/.test(parsed.said) ? withWelcome(answer) : answer
  }
  const request = requestIn(message, before.asking)
  if (request) return answerRequest(turn, request, goOn)
  // After a question about safety that got no answer, no plan and no goodbye is taken as an ordinary one.
  const isOpen = before.used.includes('check.life') && !before.used.includes('check.denied')
  if (before.turn <= 1 || before.risk?.open || isOpen) return undefined
  if (takesLeave(parsed.said)) return sayGoodbye(reply, parsed.said)
  const complaint = complaintIn(message)
  if (!asks || complaint) {
    // A reply that was written for these few words and this talk is better than a general one.
    const isBrief = parsed.wordCount <= mostWordsOfBrief && !complaint
    const plan = (isBrief ? answerByRule(turn) : undefined) ?? affirmPlan(turn, complaint !== undefined)
    if (plan) return plan
  }
  return complaint && answerComplaint(turn, complaint, goOn)
}

const mostWordsOfBrief = 5

function answerRequest(turn: MessageTurn, { kind, rest }: TalkRequest, goOn: GoOn): GuidedTurn | undefined {
  const { reply, before } = turn
  const script = scriptOf(before)
  switch (kind) {
    case 'idea':
      return giveIdea(turn, rest)
    case 'answer':
      return answerLastQuestion(turn)
    case 'listen':
      if (rest) return goOn({ ...before, listens: turnsOfListening }, rest)
      return reply
        .set({ listens: turnsOfListening, offered: null, exercise: null })
        .say('reflection', 'listening', script.listening)
        .end()
    case 'question':
      return reply.say('question', 'thinkThrough', script.thinkThrough).end()
    case 'neither':
      return rest ? goOn(before, rest) : reply.say('reflection', 'neither', script.neither).end()
  }
}
const turnsOfListening = 6

const messagesForIdea = 4

/** An idea about what the person said last, or the sentence that there is none. */
function giveIdea(turn: MessageTurn, rest: string): GuidedTurn {
  const { reply, before, meaning } = turn
  reply.set({ listens: 0, offered: null, choices: [] })
  const idea = ideaAbout(turn, [rest, ...before.recent.slice(-messagesForIdea).toReversed()].filter(Boolean))
  if (idea) return idea
  const prepared = preparedFor(meaning, leastOfIdea, reply.state.used, false)
  if (prepared) return givePrepared(reply, prepared.answer)
  return reply.say('reflection', 'noIdea', scriptOf(before).noIdea).end()
}

/** @param recent earlier messages that may complete the latest of `messages` */
function ideaAbout({ reply }: MessageTurn, messages: readonly string[], recent: readonly string[] = []) {
  const { story, used, language } = reply.state
  const idea = ideaFor(messages.map(normalizeText), story, used, normalizeText(recent.at(-1) ?? ''))
  if (!idea) return undefined
  reply.set({ used: [...used, `idea.${idea.id}`] })
  return reply.tell('thought', idea[language]).suggest().end()
}
const leastOfIdea = 0.7

/** Takes up the last question that the person asked; says so if there is no answer. */
function answerLastQuestion(turn: MessageTurn): GuidedTurn {
  const { reply, before } = turn
  const script = scriptOf(before)
  const question = lastQuestion(before.recent)
  reply.set({ listens: 0, offered: null })
  if (question === undefined) return reply.say('reflection', 'lostQuestion', script.lostQuestion).end()
  return answerSurely(turn, question) ?? adviseOrAdmit(turn, question)
}

/** An answer to an earlier question, or to a question inside of a complaint, only if it is sure. The meaning was read of that question. */
function answerSurely(turn: MessageTurn, question: string): GuidedTurn | undefined {
  const { reply, before, meaning } = turn
  const said = normalizeText(question)
  const parsed: MessageAnalysis = analyzeMessage(question, before.language)
  const own: MessageTurn = { ...turn, message: question, parsed, asks: true, act: undefined }
  const byRule = answerByRule(own) ?? answerDependent(reply, said, before, false)
  if (byRule) return byRule
  const surplus = parsed.wordCount <= fewWords ? 0 : surplusOfSure
  const prepared = preparedFor(meaning, meaning.gates.question + surplus, reply.state.used, false)
  return prepared && givePrepared(reply, prepared.answer, said)
}
const surplusOfSure = 0.15
// "I asked about FMLA" names its subject and nothing else.
const fewWords = 4

const wantsAdvice =
  /\b(how|what) (do|can|should|could|would) i\b|\bshould i\b|\b(como (le|se lo|les) (digo|pido|hablo)|(le|les) deberia|deberia|debo|que (hago|le digo|les digo))\b/

/** For "how do I tell him", an idea about it; else the sentence that there is no answer. */
function adviseOrAdmit(turn: MessageTurn, question: string): GuidedTurn {
  const { reply, before } = turn
  const said = normalizeText(question)
  const idea = wantsAdvice.test(said)
    ? ideaAbout(turn, [question, ...before.recent.slice(-2).toReversed()])
    : undefined
  if (idea) return idea
  const field = fieldOf(said)
  const where = field && field !== 'treatment' ? scriptOf(before).unknownWhere[field] : undefined
  reply.say('reflection', 'noAnswer', scriptOf(before).noAnswer)
  return (where ? reply.tell('thought', where) : reply).end()
}

/** One short apology, then what was asked for: the idea, the answer, or what the complaint says it is about. */
function answerComplaint(turn: MessageTurn, complaint: CoachComplaint, goOn: GoOn): GuidedTurn {
  const { reply, before, parsed } = turn
  const { rest, asksBack, isBaffled } = complaint
  const script = scriptOf(before)
  const words = rest === '' ? 0 : rest.split(/\s+/).length
  if (asksBack && words >= fewestWordsOfSubject) {
    const answer = goOn(before, rest)
    return { ...answer, parts: [{ kind: 'reflection', text: script.wasUnclear }, ...answer.parts] }
  }
  reply.set({ offered: null, exercise: null, choices: [] })
  if (asksBack) return reply.say('reflection', 'unclear', script.unclear).end()
  saySorry(reply, parsed.said)
  if (wantsIdeaStill.test(parsed.said)) return giveIdea(turn, rest)
  if (words >= fewestWordsOfSubject) {
    const asks = asksIn(normalizeText(rest))
    const idea = asks ? undefined : ideaAbout(turn, [rest], before.recent)
    if (idea) return idea
    const found = asks || namesSubject.test(parsed.said) ? answerSurely(turn, rest) : undefined
    if (found) return found
    return asks ? adviseOrAdmit(turn, rest) : reply.say('thought', 'takeUp', script.takeUp).end()
  }
  const question = isBaffled ? undefined : lastQuestion(before.recent)
  if (question !== undefined) return answerSurely(turn, question) ?? adviseOrAdmit(turn, question)
  return hasFresh('startAgain', script.startAgain, reply.state.used)
    ? reply.say('question', 'startAgain', script.startAgain).end()
    : reply.end()
}
const fewestWordsOfSubject = 3
const namesSubject = /\b(asked about|just answer|question|pregunt\w+|hablo de|hablando de)\b/
