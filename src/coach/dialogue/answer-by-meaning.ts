// Answers a question or a statement by its meaning: with a prepared answer, a case, or a listening reply.

import { isBareQuestion } from '../listening/dependent-questions.ts'
import { medicineWarningFor } from '../listening/medicine-warnings.ts'
import { judges } from '../listening/rule-replies.ts'
import type { Meaning } from '../meaning/meaning.ts'
import { glad } from '../meaning/speech-act.ts'
import { asksNothing, isGibberish, newSituation, outOfScope } from '../meaning/subject-change.ts'
import { asksPlainly } from '../reactions/plain-question.ts'
import { adviceForms, asksToDecide } from '../script/advice-forms.ts'
import { isMixingHabit } from '../script/danger-context.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situationsIn } from '../script/situation.ts'
import { asksIn, pathOf, wantsNoFacts } from '../script/story.ts'
import { answerAct } from './answer-act.ts'
import { answerCase, caseFor } from './case-answer.ts'
import { offerChoices } from './choices.ts'
import { reflectAndEnter } from './continue-talk.ts'
import { answerDependent, denies, giveListeningReply, replyTo } from './listening-answer.ts'
import {
  adviseByForm,
  answerUnsure,
  giveNear,
  givePrepared,
  isSpent,
  lastAnswer,
  othersBeside,
  preparedFor,
  sharesTalk,
} from './prepared.ts'
import { type GuidedTurn, type MessageTurn, type ReplyDraft, scriptOf } from './reply.ts'
import { answerByRule } from './rule-answer.ts'
import { askWhatIsMeant, isFollowUpQuestion, pointAbout, withoutNear } from './short-answer.ts'
import { enterSituation, giveTip } from './situation-steps.ts'
import type { State } from './state.ts'

const talksAbout =
  /^(i('d)? (want|need|would like|like) to|can we|let'?s) talk about\b|^(quiero|podemos|vamos a) hablar (de|sobre)\b/
const mostWordsOfReply = 3
const aboutOthers = new Set(['relative', 'family'])

/** Enters another situation that a short message names, unless it only names a person. */
function switchTo(reply: ReplyDraft, before: State, parsed: MessageAnalysis): GuidedTurn | undefined {
  const known = newSituation(before, parsed)
  const next = known && pathOf(reply.state.story, known)
  return next && next !== before.situation && !aboutOthers.has(next) ? enterSituation(reply, next) : undefined
}

/** The answer by meaning; undefined if nothing matches and the current path should continue. */
export function answerByMeaning(turn: MessageTurn): GuidedTurn | undefined {
  const { reply, before, parsed, asks } = turn
  const warning = warnOfMedicines(reply, before, parsed.said)
  if (warning) return warning
  const requested = talksAbout.test(parsed.said) && newSituation({ ...before, situation: null }, parsed)
  if (requested && requested !== 'talk') return enterSituation(reply, pathOf(reply.state.story, requested))
  if (parsed.intent === 'meeting') reply.wants.meeting = true
  return asks ? answerQuestion(turn) : answerStatement(turn)
}

/** A question of two or three words that nothing in the talk answers. */
function answerBare(turn: MessageTurn): GuidedTurn {
  const { reply, before, parsed, meaning } = turn
  const isOfNothing = before.previous === '' && judges.test(parsed.said)
  const form = isOfNothing ? undefined : adviseByForm(reply, withoutNear(meaning), parsed.said)
  return form ?? nextStep(turn) ?? askWhatIsMeant(reply)
}

function warnOfMedicines(reply: ReplyDraft, before: State, said: string): GuidedTurn | undefined {
  const found = medicineWarningFor(said, before.recent, before.used)
  if (!found) return undefined
  const { warning, ask } = found[before.language]
  reply.set({ used: [...reply.state.used, `warning.${found.id}`] })
  return reply.tell('thought', warning).tell('question', ask).suggest().end()
}

// Above the question threshold by this much, the answer is given directly; below it, advice by the form of the question comes first.
const surplusOfSure = 0.1
const mostWordsOfBare = 7
// To a question, a prepared answer is a better reply than a case that scores a little more.
const lessThanCase = 0.12

function answerQuestion(turn: MessageTurn): GuidedTurn | undefined {
  const { reply, before, meaning, parsed } = turn
  const { story } = reply.state
  const found = preparedFor(meaning, meaning.gates.question, before.used)
  const isSure = (found?.match.score ?? 0) >= meaning.gates.question + surplusOfSure
  const prepared = found && (isSure || sharesTalk(found.answer, reply.state, parsed.said)) ? found : undefined
  const fitting = caseFor(meaning, parsed, story, before.used)
  const score = { prepared: prepared?.match.score ?? 0, case: fitting?.match.score ?? 0 }
  const dependent = answerDependent(reply, parsed.said, before, isSure)
  if (dependent) return dependent
  const about = pointAbout(reply, parsed.said)
  if (about) return about
  if (isBareQuestion(parsed.said) || isFollowUpQuestion(before, parsed.said))
    return answerByRule(turn, true) ?? answerBare(turn)
  const isRepeat = prepared !== undefined && isSpent(prepared.answer, before)
  const decides = parsed.wordCount <= mostWordsOfBare && asksToDecide.test(parsed.said)
  // What only resembles a question gets no advice and no "I don't know".
  const isPlain = before.turn <= 1 || asksPlainly(parsed.said)
  if (isPlain && score.case < sureCase && (!isSure || isRepeat || (decides && score.prepared < sureCase))) {
    const advice = giveAdvice(turn, decides, score.case)
    if (advice) return advice
  }
  if (prepared && score.prepared >= score.case - lessThanCase) return giveWithOthers(turn, prepared)
  if (fitting && prepared && score.prepared >= sureCase && hasQuestionApart(parsed.said)) {
    // "My brother overdosed. Are there groups for that?": the statement is reflected, and the question answered.
    reply.tell('reflection', fitting.found[before.language].reflect)
    return giveWithOthers(turn, prepared)
  }
  if (fitting) return answerCase(reply, fitting.found, meaning)
  // "What if he dies?" does not ask for a fact: the closest case is a better answer than "I don't know".
  const nearest = caseFor(nearly(meaning), parsed, story, before.used)
  if (nearest && asksNoFact.test(parsed.said)) return answerCase(reply, nearest.found, meaning)
  if (isGibberish(parsed.said) || outOfScope.test(parsed.said)) return confused(reply, parsed)
  if (parsed.wordCount < mostWordsOfReply) return switchTo(reply, before, parsed)
  return !isPlain || (before.turn <= 1 && asksNothing(parsed))
    ? undefined
    : answerUnsure(reply, meaning, parsed.said)
}

/** A tip, advice by the form of the question, or a prepared answer that may be wrong, where no answer is sure. */
function giveAdvice(turn: MessageTurn, decides: boolean, caseScore: number): GuidedTurn | undefined {
  const { reply, meaning } = turn
  const { said, wordCount } = turn.parsed
  const at = turn.before.situation
  // "What do I do?" within a situation asks for a tip about it.
  const asksHow = asksWhatToDo.test(said) || adviceForms.find(({ cue }) => cue.test(said))?.id === 'how'
  if (at && wordCount <= mostWordsOfBare && asksHow && giveTip(reply, at)) return reply.end()
  const isNear = (meaning.answers[0]?.score ?? 0) >= caseScore - lessThanCase
  return (
    (decides ? adviseByForm(reply, meaning, said) : undefined) ??
    (isNear ? giveNear(reply, meaning, said) : undefined) ??
    adviseByForm(reply, meaning, said)
  )
}

const asksNext = /\b(then|next|now|luego|ahora|despues)\b/
const nextStep = ({ reply, parsed, meaning }: MessageTurn): GuidedTurn | undefined =>
  asksNext.test(parsed.said) ? adviseByForm(reply, withoutNear(meaning), 'what can i do') : undefined

const hasQuestionApart = (said: string): boolean => {
  const sentences = said.split(/(?<=[.!?\n])\s+/)
  return sentences.length > 1 && sentences.some((sentence) => asksIn(sentence))
}

/** Gives the prepared answer and offers similar questions as choices. */
function giveWithOthers(
  { reply, parsed, meaning }: MessageTurn,
  { answer, match }: NonNullable<ReturnType<typeof preparedFor>>,
): GuidedTurn {
  return givePrepared(reply, answer, parsed.said, othersBeside(match, meaning, reply.state, parsed.said))
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
const surplusOfPrepared = 0.06
const sureStatement = 0.8
const sureCase = 0.5

function answerStatement(turn: MessageTurn): GuidedTurn | undefined {
  const { reply, before, meaning, parsed } = turn
  const { story } = reply.state
  const warning = isMixingHabit(parsed.said) ? lastAnswer('alcohol-with-meds') : undefined
  if (warning && !isSpent(warning, before)) return givePrepared(reply, warning)
  // The first mention of gambling or drinking opens that subject, also next to "it sounds so dumb".
  const namesTopic =
    story.topic !== undefined && before.story.topic === undefined && before.situation === null
  const found = replyTo(turn)
  const match =
    namesTopic && parsed.wordCount <= mostWordsThatOpen && found?.found.path === undefined ? undefined : found
  if (before.situation && parsed.wordCount <= mostWordsOfReply)
    return match ? giveListeningReply(reply, match.found, before.situation) : switchTo(reply, before, parsed)
  // No answer is given twice for a statement, and short messages need a higher score.
  const gate = isQuery(turn)
    ? meaning.gates.question + surplusOfSure
    : meaning.gates.statement + (parsed.wordCount <= fewWords ? surplusOfFew : 0)
  const isDenial = denies.test(parsed.said)
  // After the first message, a prepared answer to a statement is wrong more often than right.
  const wantsFact = (before.turn <= 1 || isQuery(turn)) && !isDenial && !wantsNoFacts(parsed.said)
  const prepared = wantsFact ? preparedFor(meaning, gate, before.used, false) : undefined
  const likely = isDenial ? undefined : caseFor(meaning, parsed, story, before.used)
  // In the middle of a talk, a case that is only likely says something specific and wrong more often than something right.
  const leastOfCase = before.situation === null ? 0 : meaning.gates.case + surplusInTalk
  const fitting = likely && likely.match.score >= leastOfCase ? likely : undefined
  const score = { prepared: prepared?.match.score ?? 0, case: fitting?.match.score ?? 0 }
  const isClosest = (own: number) =>
    own >= score.case && (own >= sureCase ? score.prepared < sureStatement : own >= score.prepared)
  if (match && isClosest(match.score)) return giveListeningReply(reply, match.found, before.situation)
  if (prepared && score.prepared > score.case + surplusOfPrepared) {
    const [named] = situationsIn(parsed.said)
    if (before.situation === null && named) reply.set({ situation: pathOf(story, named.id) })
    return giveWithOthers(turn, prepared)
  }
  if (fitting) return answerCase(reply, fitting.found, meaning)
  if (isGibberish(parsed.said)) return confused(reply, parsed)
  const known = newSituation(before, parsed)
  const next = known && pathOf(story, known)
  if (!next || next === before.situation) return celebrated(turn)
  // A single cue word ("good job") in a longer sentence does not open a situation.
  if (parsed.wordCount > mostWordsThatName && (situationsIn(parsed.said)[0]?.score ?? 0) < clearScore)
    return celebrated(turn)
  return parsed.wordCount > mostWordsThatOpen || before.turn > 1
    ? reflectAndEnter(turn, next)
    : enterSituation(reply, next)
}

/** "Difference between inpatient and outpatient": a search query, neither a statement nor an answer to the coach. */
const isQuery = ({ before, parsed }: MessageTurn): boolean =>
  before.asking === '' &&
  !parsed.firstPerson &&
  parsed.person === undefined &&
  parsed.feelings.length === 0 &&
  parsed.wordCount >= fewestWordsOfQuery
const fewestWordsOfQuery = 2

const mostWordsThatName = 4
const clearScore = 4

/** A statement with an exclamation mark and no negative feeling counts as good news. */
function celebrated({ reply, parsed }: MessageTurn): GuidedTurn | undefined {
  const isGlad =
    parsed.said.includes('!') && parsed.wordCount > 3 && parsed.feelings.every((one) => glad.has(one))
  return isGlad && !bad.test(parsed.said) ? answerAct(reply, 'celebration', parsed.said) : undefined
}
const bad =
  /\b(not|never|no|n't|can'?t|won'?t|hate|stop|leave|lost|fuck\w*|wtf|damn|shit|mad|nunca|odio|perdi)\b/

// A longer message says something specific that the opening text of a situation would ignore.
const mostWordsThatOpen = 8

function confused(reply: ReplyDraft, parsed: MessageAnalysis): GuidedTurn {
  const script = scriptOf(reply.state)
  const off = outOfScope.test(parsed.said)
  reply
    .set({ confused: reply.state.confused + 1 })
    .say('reflection', off ? 'confusedOff' : 'confused', off ? script.confusedOff : script.confused)
  return offerChoices(reply).end()
}
