// Answers a question or a statement by its meaning: with a prepared answer, a case, or a listening reply.

import { isBareQuestion } from '../listening/leaning-questions.ts'
import { medicineWarningFor } from '../listening/medicine-warnings.ts'
import { judges } from '../listening/rule-replies.ts'
import type { Meaning } from '../meaning/meaning.ts'
import { glad } from '../meaning/speech-act.ts'
import { isMash, newSituation, outside } from '../meaning/subject-change.ts'
import { adviceForms } from '../script/advice-forms.ts'
import { isMixingHabit } from '../script/danger-context.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situationsIn } from '../script/situation.ts'
import { asksIn, pathOf, wantsNoFacts } from '../script/story.ts'
import { answerCase, caseFor } from './case-answer.ts'
import { offerChoices } from './choices.ts'
import { answerLeaning, denies, giveListeningReply, giveTip, replyTo } from './listening-answer.ts'
import { tellOn } from './onward.ts'
import {
  adviseByForm,
  answerUnsure,
  giveNear,
  givePrepared,
  isSpent,
  lastAnswer,
  othersBeside,
  preparedFor,
} from './prepared.ts'
import { type GuidedTurn, type MessageTurn, type ReplyDraft, words } from './reply.ts'
import { answerByRule } from './rule-answer.ts'
import { asksOn, askWhatIsMeant, pointAbout, withoutNear } from './short-answer.ts'
import { askBack, enter } from './situation-steps.ts'
import { answerAct } from './small-talk.ts'
import type { State } from './state.ts'

const talksAbout =
  /^(i('d)? (want|need|would like|like) to|can we|let'?s) talk about\b|^(quiero|podemos|vamos a) hablar (de|sobre)\b/
const mostWordsOfReply = 3
const aboutOthers = new Set(['relative', 'family'])

/** Enters another situation that a short message names, unless it only names a person. */
function turnsTo(reply: ReplyDraft, before: State, heard: MessageAnalysis): GuidedTurn | undefined {
  const known = newSituation(before, heard)
  const next = known && pathOf(reply.state.story, known)
  return next && next !== before.situation && !aboutOthers.has(next) ? enter(reply, next) : undefined
}

/** The answer by meaning; undefined if nothing matches and the current path should continue. */
export function answered(turn: MessageTurn): GuidedTurn | undefined {
  const { reply, before, heard, asks } = turn
  const warned = warnOfMedicines(reply, before, heard.said)
  if (warned) return warned
  const wished = talksAbout.test(heard.said) ? newSituation({ ...before, situation: null }, heard) : undefined
  if (wished && wished !== 'talk') return enter(reply, pathOf(reply.state.story, wished))
  if (heard.intent === 'meeting') reply.wants.meeting = true
  return asks ? answerQuestion(turn) : answerStatement(turn)
}

/** A question of two or three words that nothing in the talk answers. */
function answerBare(turn: MessageTurn): GuidedTurn {
  const { reply, before, heard, meaning } = turn
  const isOfNothing = before.previous === '' && judges.test(heard.said)
  const form = isOfNothing ? undefined : adviseByForm(reply, withoutNear(meaning), heard.said)
  return form ?? nextStep(turn) ?? askWhatIsMeant(reply)
}

function warnOfMedicines(reply: ReplyDraft, before: State, said: string): GuidedTurn | undefined {
  const found = medicineWarningFor(said, before.recent, before.used)
  if (!found) return undefined
  const { warning, ask } = found[before.language]
  reply.set({ used: [...reply.state.used, `warning.${found.id}`] })
  return reply.tell('thought', warning).tell('question', ask).tap().end()
}

// Above the question threshold by this much, the answer is given directly; below it, advice by the form of the question comes first.
const surplusOfSure = 0.1
const mostWordsOfBare = 7
// To a question, a prepared answer is a better reply than a case that scores a little more.
const lessThanCase = 0.12

function answerQuestion(turn: MessageTurn): GuidedTurn | undefined {
  const { reply, before, meaning, heard } = turn
  const { story } = reply.state
  const prepared = preparedFor(meaning, meaning.gates.question, before.used)
  const fitting = caseFor(meaning, heard, story, before.used)
  const isSure = (prepared?.match.score ?? 0) >= meaning.gates.question + surplusOfSure
  const leaning = answerLeaning(reply, heard.said, before, isSure)
  if (leaning) return leaning
  const about = pointAbout(reply, heard.said)
  if (about) return about
  if (isBareQuestion(heard.said) || asksOn(before, heard.said))
    return answerByRule(turn, true) ?? answerBare(turn)
  // A new question does not get "I've told you that" if another answer is close.
  const isRepeat = prepared !== undefined && isSpent(prepared.answer, before)
  if ((!isSure || isRepeat) && (fitting?.match.score ?? 0) < sureCase) {
    // "What do I do?" within a situation asks for a tip about it.
    const at = before.situation
    const form = adviceForms.find(({ cue }) => cue.test(heard.said))?.id
    if (
      at &&
      heard.words <= mostWordsOfBare &&
      (asksWhatToDo.test(heard.said) || form === 'how') &&
      giveTip(reply, at)
    )
      return askBack(reply, heard.said, true) ?? reply.end()
    const isNear = (meaning.answers[0]?.score ?? 0) >= (fitting?.match.score ?? 0) - lessThanCase
    const decides = heard.words <= mostWordsOfBare && asksToDecide.test(heard.said)
    const advice =
      (decides ? adviseByForm(reply, meaning, heard.said) : undefined) ??
      (isNear ? giveNear(reply, meaning, heard.said) : undefined) ??
      adviseByForm(reply, meaning, heard.said)
    if (advice) return advice
  }
  if (prepared && prepared.match.score >= (fitting?.match.score ?? 0) - lessThanCase)
    return giveWithOthers(turn, prepared)
  if (fitting && prepared && prepared.match.score >= sureCase && hasQuestionApart(heard.said)) {
    // "My brother overdosed. Are there groups for that?": the statement is reflected, and the question answered.
    reply.tell('reflection', fitting.found[before.language].reflect)
    return giveWithOthers(turn, prepared)
  }
  if (fitting) return answerCase(reply, fitting.found, meaning)
  // "What if he dies?" does not ask for a fact: the closest case is a better answer than "I don't know".
  const nearest = caseFor(nearly(meaning), heard, story, before.used)
  if (nearest && asksNoFact.test(heard.said)) return answerCase(reply, nearest.found, meaning)
  if (isMash(heard.said) || outside.test(heard.said)) return confused(reply, heard)
  if (heard.words < mostWordsOfReply) return turnsTo(reply, before, heard)
  return answerUnsure(reply, meaning, heard.said)
}

const asksNext = /\b(then|next|now|luego|ahora|despues)\b/
const nextStep = ({ reply, heard, meaning }: MessageTurn): GuidedTurn | undefined =>
  asksNext.test(heard.said) ? adviseByForm(reply, withoutNear(meaning), 'what can i do') : undefined

// "Should I call her?" asks what to do, not for a fact.
const asksToDecide =
  /^(so |and |but |or |ok )*(do|should) i (just )?(call|text|visit|go|say|ask|stay|stand|wait|leave|let|worry|be worried|give|take|pay|tell)\b|^(or )?(find|get|try) (another|someone)\b|^(so |and |ok )*what (do|should) i (even )?(say|tell|text|write)( to)? (him|her|them)\W*$|^(and )?what if (he|she|they)\b/

const hasQuestionApart = (said: string): boolean => {
  const sentences = said.split(/(?<=[.!?\n])\s+/)
  return sentences.length > 1 && sentences.some((sentence) => asksIn(sentence))
}

/** Gives the prepared answer and offers similar questions as choices. */
function giveWithOthers(
  { reply, heard, meaning }: MessageTurn,
  { answer, match }: NonNullable<ReturnType<typeof preparedFor>>,
): GuidedTurn {
  return givePrepared(reply, answer, heard.said, othersBeside(match, meaning, reply.state))
}

const asksWhatToDo =
  /^(ok(ay)?|so|and|but|well|y|pero|entonces|bueno)?[, ]*((what|how) (do|can|should|could) i (even |actually )?(do|handle|manage|get through)\b|que (hago|puedo hacer)|como le hago)/
const nearMiss = 0.1
const nearly = (meaning: Meaning): Meaning => ({
  ...meaning,
  gates: { ...meaning.gates, case: meaning.gates.case - nearMiss },
})
const asksNoFact =
  /\b(what if|why (me|do i|does|can'?t)|how (can|could) (he|she|they)|will (i|he|she|they|it)|y si|por que)\b/

// Thresholds for statements: short ones need a higher score, and a match by words beats a meaning below `sureStatement`.
const fewWords = 6
const surplusOfFew = 0.14
const surplusInTalk = 0.13
const sureStatement = 0.8
const sureCase = 0.5

function answerStatement(turn: MessageTurn): GuidedTurn | undefined {
  const { reply, before, meaning, heard } = turn
  const { story } = reply.state
  const warning = isMixingHabit(heard.said) ? lastAnswer('alcohol-with-meds') : undefined
  if (warning && !isSpent(warning, before)) return givePrepared(reply, warning)
  // The first mention of gambling or drinking opens that subject, also next to "it sounds so dumb".
  const namesTopic =
    story.topic !== undefined && before.story.topic === undefined && before.situation === null
  const byReply = replyTo(turn)
  const told =
    namesTopic && heard.words <= mostWordsThatOpen && byReply?.found.path === undefined ? undefined : byReply
  // A few words usually answer the coach's last question; by themselves they match too many intents.
  if (before.situation && heard.words <= mostWordsOfReply)
    return told ? giveListeningReply(reply, told.found, before.situation) : turnsTo(reply, before, heard)
  // No answer is given twice for a statement, and short messages need a higher score.
  const gate = isQuery(turn)
    ? meaning.gates.question + surplusOfSure
    : meaning.gates.statement + (heard.words <= fewWords ? surplusOfFew : 0)
  const isDenial = denies.test(heard.said)
  const prepared =
    isDenial || wantsNoFacts(heard.said) ? undefined : preparedFor(meaning, gate, before.used, false)
  const likely = isDenial ? undefined : caseFor(meaning, heard, story, before.used)
  // In the middle of a talk, a case that is only likely says something specific and wrong more often than something right.
  const isEnough =
    before.situation === null || (likely?.match.score ?? 0) >= meaning.gates.case + surplusInTalk
  const fitting = isEnough ? likely : undefined
  if (
    told &&
    told.score >= (fitting?.match.score ?? 0) &&
    (told.score >= sureCase
      ? (prepared?.match.score ?? 0) < sureStatement
      : told.score >= (prepared?.match.score ?? 0))
  )
    return giveListeningReply(reply, told.found, before.situation)
  if (prepared && prepared.match.score > (fitting?.match.score ?? 0) + 0.06) {
    const [named] = situationsIn(heard.said)
    if (before.situation === null && named) reply.set({ situation: pathOf(story, named.id) })
    return giveWithOthers(turn, prepared)
  }
  if (fitting) return answerCase(reply, fitting.found, meaning)
  if (isMash(heard.said)) return confused(reply, heard)
  const known = newSituation(before, heard)
  const next = known && pathOf(story, known)
  if (!next || next === before.situation) return celebrated(turn)
  // A single cue word ("good job") in a longer sentence does not open a situation.
  if (heard.words > mostWordsThatName && (situationsIn(heard.said)[0]?.score ?? 0) < clearScore)
    return celebrated(turn)
  return heard.words > mostWordsThatOpen ? tellOn(turn, next) : enter(reply, next)
}

/** "Difference between inpatient and outpatient": a search query, neither a statement nor an answer to the coach. */
const isQuery = ({ before, heard }: MessageTurn): boolean =>
  before.asking === '' &&
  !heard.firstPerson &&
  heard.person === undefined &&
  heard.feelings.length === 0 &&
  heard.words >= fewestWordsOfQuery
const fewestWordsOfQuery = 2

const mostWordsThatName = 4
const clearScore = 4

/** A statement with an exclamation mark and no negative feeling counts as good news. */
function celebrated({ reply, heard }: MessageTurn): GuidedTurn | undefined {
  const isGlad = heard.said.includes('!') && heard.words > 3 && heard.feelings.every((one) => glad.has(one))
  return isGlad && !bad.test(heard.said) ? answerAct(reply, 'celebration', heard.said) : undefined
}
const bad =
  /\b(not|never|no|n't|can'?t|won'?t|hate|stop|leave|lost|fuck\w*|wtf|damn|shit|mad|nunca|odio|perdi)\b/

// A longer message says something specific that the opening text of a situation would ignore.
const mostWordsThatOpen = 8

function confused(reply: ReplyDraft, heard: MessageAnalysis): GuidedTurn {
  const book = words(reply.state)
  const off = outside.test(heard.said)
  reply
    .set({ confused: reply.state.confused + 1 })
    .say('reflection', off ? 'confusedOff' : 'confused', off ? book.confusedOff : book.confused)
  return offerChoices(reply).end()
}
