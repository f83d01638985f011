// Reads the danger in one message, given the conversation so far: its kind, how certain it is, and what the message denies.
import { normalizeText } from '../../platform/normalize-text.ts'
import {
  type DangerKind,
  familyOf,
  kindOf,
  type MessageSigns,
  namesDanger,
  noSigns,
  setAside,
} from '../script/danger.ts'
import { isAboutDeceased, namesDangerToLife } from '../script/danger-context.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { buildUpOf, signsOfBuildUp } from './build-up.ts'
import { isOfDailyLife } from './daily-life.ts'
import { dangerInAct } from './danger-in-acts.ts'
import { dangersOf, hasDangerWord, hasPlainDangerWord } from './danger-words.ts'
import {
  answersInPassing,
  corrects,
  deniesDanger,
  deniesWish,
  saysAwake,
  saysMisread,
  tellsWhere,
} from './denials.ts'
import { isUnsureOf, isWithoutEvidence, type TalkBefore } from './doubts.ts'
import { isEveryday } from './everyday-senses.ts'
import { dangerInTalk, isOfAnother, isReaction, textToRead } from './in-conversation.ts'
import { signsWithPrevious } from './signs-in-talk.ts'

/** The detector, and a danger that an engine read in the message. */
type Detector = { signs(text: string): MessageSigns; flagged?: DangerKind }
type TalkNow = { turn: number; checkedAt: number; used: readonly string[] }

function signsOf(context: Detector, message: string, previous: string) {
  try {
    return { ...signsWithPrevious(message, previous, context.signs), failed: false }
  } catch {
    return { signs: noSigns, explains: false, failed: true }
  }
}

/** For how many turns a hint after an unanswered question about safety makes it a danger. */
const hintsCountFor = 8
const bodyNow: readonly (DangerKind | undefined)[] = ['overdose', 'overdose_self', 'medical', 'suicide_now']
const isNow = (danger: DangerKind, { urgency }: MessageSigns) =>
  urgency === 'emergency' || bodyNow.includes(danger)
// "Almost always" says how often a thought comes; it does not say that anyone is in danger now.
const saysHowOften =
  /^((every|most) (day|night)s?|all the time|lately|only when|when (he|she|it)|casi siempre|todo el tiempo)\b/
const confirms =
  /^(yes|yeah|yep|yup|i (am(?! (at|on|home|sober|not|just|fine|ok(ay)?|safe|good|in (?!danger))\b)|do|have(?! (work|school|class|court|kids|cancer|diabetes|practice|to (go|be|work|get|give|pick)|(an?|my|the|two|three|\d+) (?!(plan|gun|rope|knife|bottle|pills?|bag|way|date|note|lot)\b)\w+)\b)|think so)|not (yet|today|tonight)\W*$|(every|most) (day|night)s?|all the time|lately|only when|when (he|she|it)|si+|creo que si|casi siempre|todavia no\W*$)\b/
// "Maybe" answers a question about suicide; "maybe just the shoes first" does not.
// "Maybe I'm overreacting" doubts the writer's own earlier message.
const hedges =
  /^(kind of|sort of|sometimes|maybe|a little|a veces|un poco|tal vez)\b(?! (i'?m|im|i am|it'?s|estoy|es que) (just )?(over ?react\w*|being|stupid|silly|dramatic|too sensitive|unfair|exager\w*))/
const mostWordsOfHedge = 4
// "Tonight." after "Are you thinking about ending your life?" is a yes.
const yesByDetail =
  /^(yeah,? |yes,? |si,? )?(tonight|tomorrow|now|right now|soon|pills|(the|a|my) (gun|rope|pills|bridge)|after (work|they|the kids|dinner)|(does|would) it matter|who cares|what do you think|what if i (am|was|were)|why (not|wouldn'?t i)|esta noche|manana|ahora|pronto|pastillas|que importa|y si si)\b/
const mostWordsOfDetail = 6
// "Him." after "Is anyone in danger right now?", "not physically" after "Is someone hurting or threatening you?".
const yesByPerson =
  /^(i guess |maybe |probably )?(me|him|her|us|my \w+|yo|el|ella|mi \w+)\W*$|^(not physically|emotionally|just words|mostly words|no fisicamente)\b/

// "Yeah, she's fine tonight" answers "Is anyone in danger?" with no.
const saysAllIsWell =
  /^(yeah|yes|yep|yup|si)\b[,. ]*(i|we|he|she|they|everyone|everybody|todos|todo)('?s|'?m|'?re| is| are| am| esta| estan)? (all |totally |doing )?(fine|ok(ay)?|safe|good|all right|alright|asleep|here|bien)\b/

// "Okay, I can walk with my mom" two messages later answers another question.
const asksOfLife =
  /\b(vida|vivir|vivo|viva|life|alive|living|liv(e|ing)|die|dying|morir|muert[oa]|safe|salvo)\b/

/** What the person confirms: the danger asked about in the message before, or not wanting to be alive. */
function confirmed(before: TalkBefore, said: string, parsed: MessageAnalysis): DangerKind | undefined {
  if (before.risk?.open || before.turn === 0) return undefined
  const isLowAnswer =
    before.asked.at(-1) === 'low.safe' &&
    before.situation === 'low' &&
    asksOfLife.test(before.asking) &&
    parsed.yes &&
    !before.risk
  if (isLowAnswer) return 'suicide'
  if (!before.worry) return undefined
  const detail = familyOf[before.worry] === 'life' ? yesByDetail : yesByPerson
  const isDetail = parsed.wordCount <= mostWordsOfDetail && detail.test(said)
  const isHedge = hedges.test(said) && (parsed.wordCount <= mostWordsOfHedge || namesDangerToLife(said))
  const isHowOften = familyOf[before.worry] === 'medical' && saysHowOften.test(said)
  const isYes = confirms.test(said) && !isHowOften && !deniesDanger(said) && !saysAllIsWell.test(said)
  return isDetail || isHedge || isYes ? before.worry : undefined
}

/** A plain denial of an open medical danger or of violence. It repeats the words of the danger, so the detector finds them again. */
const endsAlarm = ({ risk }: TalkBefore, said: string) =>
  risk?.open === true &&
  familyOf[risk.kind] !== 'life' &&
  deniesDanger(said) &&
  !(risk.certain && saysAwake(said))

/** The kind of danger that detector and rules find, unless the message takes it back. */
function kindIn(
  before: TalkBefore,
  said: string,
  signs: MessageSigns,
  failed: boolean,
): DangerKind | undefined {
  // A correction has precedence over a danger that only the classifier finds in its words.
  const isCorrection = (corrects(said) && signs.certainty !== 'certain') || endsAlarm(before, said)
  if (isCorrection && !namesDanger(said)) return undefined
  const kind = isAboutDeceased(said, before.recent, signs.labels) ? undefined : kindOf(said, signs, failed)
  return !failed && isEveryday(before, said, kind) ? undefined : kind
}

const startsWithNo = /^(no+|nope|nah|god no|not at all|para nada)\b(?! (one|body))/

/** After "no" to a question about danger, the rest of the message is an ordinary statement, unless it is an emergency. */
const tellsAfterNo = ({ worry }: TalkBefore, said: string, { urgency }: MessageSigns) =>
  worry !== null && startsWithNo.test(said) && !takesNoBack.test(said) && urgency !== 'emergency'
const takesNoBack =
  /\b(kind of|sort of|sometimes|a little|but|except|not really|i guess|well|lied|plan|not (to|about) d(ie|ying)|no es para|un poco|mas o menos|a veces|pero|bueno)\b/

/** Asked about, and neither denied nor answered. */
const wasAsked = (state: TalkNow, used: readonly string[], kind: DangerKind) =>
  used.includes(`check.${familyOf[kind]}`) &&
  !used.includes('check.denied') &&
  state.turn - state.checkedAt <= hintsCountFor

/** A repeated hint: danger can build up over several messages. A faint hint without a word of danger does not count. */
const hintsAgain = (
  state: TalkNow,
  used: readonly string[],
  found: DangerKind | undefined,
  isPlain: boolean,
  { isFaint }: MessageSigns,
) =>
  found !== undefined &&
  familyOf[found] === 'life' &&
  wasAsked(state, used, found) &&
  !(isPlain && isFaint === true)

/** The message does not answer or mention the question about safety, although the message before had a word of danger. */
function passesOver(before: TalkBefore, said: string, parsed: MessageAnalysis): boolean {
  const { worry, previous } = before
  if (!worry || parsed.yes || parsed.no || parsed.intent === 'dont_know') return false
  if (answersInPassing.test(said) || (familyOf[worry] !== 'life' && tellsWhere.test(said))) return false
  const asked = normalizeText(previous)
  return (
    namesDanger(asked) ||
    hasDangerWord(asked, dangersOf[familyOf[worry]]) ||
    (worry === 'suicide' && before.used.some((one) => one.startsWith('sign.suicide.')))
  )
}

export type DangerReading = {
  signs: MessageSigns
  failed: boolean
  danger: DangerKind | undefined
  /** A danger that is not likely enough to be answered before everything else. */
  possible: DangerKind | undefined
  /** No word of the message indicates danger, and the classifier is unsure: the numbers are shown, and nothing is asked. */
  isFaint: boolean
  /** The possible danger of the message before, denied by this one. */
  denied: DangerKind | undefined
  /** The possible danger that was asked about in the message before, if this one passes over the question. */
  unanswered: DangerKind | null
  /** The message continues the previous one, and both together are harmless. */
  explains: boolean
  emergency: boolean
  certain: boolean
  used: string[]
  /** The kind of danger found, even if it is not likely enough for `danger`. */
  found: DangerKind | undefined
}

/** No danger was raised or asked about so far, and no sign of one is counted. */
const isQuiet = ({ risk, worry, used }: TalkBefore) =>
  risk === null && worry === null && !used.some((one) => /^(check|sign)\./.test(one))

/** Reads the danger in a message, given the conversation so far. */
export function readDanger(
  before: TalkBefore,
  state: TalkNow,
  { message, said, parsed }: { message: string; said: string; parsed: MessageAnalysis },
  context: Detector,
): DangerReading {
  const text = textToRead(before, message)
  const { signs, failed, explains } = signsOf(context, text, before.previous)
  const confirmedKind = confirmed(before, said, parsed)
  const rest = text === message ? said : normalizeText(text)
  const isNamed = namesDanger(rest)
  const kind = kindIn(before, rest, signs, failed)
  const added = isEveryday(before, said, undefined) ? [] : signsOfBuildUp(said)
  const buildUp = buildUpOf(state.used, added)
  const kindInAct = dangerInAct(said)
  // What a rule finds, or several messages add up to, is surer than what the classifier only suspects.
  const likelier = signs.isFaint === true ? (buildUp?.kind ?? kind) : kind
  const found =
    (kind && (signs.certainty === 'possible' || kindInAct === 'third_party') ? kindInAct : undefined) ??
    likelier ??
    (failed ? 'unknown' : (confirmedKind ?? buildUp?.kind))
  const takesBack =
    (saysMisread(parsed, false) && !takesNoBack.test(said)) || deniesDanger(said) || (explains && !found)
  const denied = before.worry && !confirmedKind && takesBack ? before.worry : undefined
  const used = [...new Set([...state.used, ...added, ...(denied ? ['check.denied'] : [])])]
  const isPlain = !isNamed && !hasDangerWord(said, signs.labels)
  const isStory = !confirmedKind && tellsAfterNo(before, said, signs)
  // "My throat and fingers" answers an exercise that asks where a craving is felt.
  const isSetAside = isStory || (before.exercise !== null && isPlain && parsed.wordCount <= 8)
  const isBare = isWithoutEvidence(before, kind, rest, signs) && !buildUp && !kindInAct
  const isRepeatedHint = !isStory && !isBare && hintsAgain(state, used, found, isPlain, signs)
  const addsUp =
    buildUp !== undefined && buildUp.isClear && (buildUp.isAcute || wasRaised(before, used, buildUp.kind))
  const isUnsure = isSetAside || kind === undefined || isUnsureOf(before, kind, said, signs, parsed)
  const isOnlyPossible = isUnsure && !failed && !confirmedKind && !isRepeatedHint && !addsUp && !isNamed
  const inTalk = dangerInTalk(before, rest)
  const here = inTalk ?? (isOnlyPossible ? undefined : addsUp ? (kind ?? buildUp.kind) : found)
  const danger = here === 'overdose_self' && isOfAnother(before, rest) ? 'overdose' : here
  return {
    signs,
    failed,
    explains: explains && !found,
    danger,
    found,
    possible: danger ? undefined : (found ?? context.flagged ?? kindInAct ?? setAside(said, signs)),
    isFaint:
      isSetAside ||
      (signs.isFaint === true && !isNamed && !hasPlainDangerWord(said) && !buildUp && !kindInAct) ||
      (isBare && (isReaction(said) || before.risk !== null)) ||
      isOfDailyLife(before.turn, said, kind, isPlain && !buildUp && !kindInAct && isQuiet(before)) ||
      deniesWish(said),
    denied,
    unanswered:
      !confirmedKind && !denied && !danger && passesOver(before, said, parsed) ? before.worry : null,
    used,
    emergency: danger !== undefined && (here === inTalk || isNow(danger, signs)),
    certain:
      (confirmedKind ?? inTalk) !== undefined || isCertain(signs, danger, isNamed || failed || !!buildUp),
  }
}

/** Whether a danger of the same family was answered or asked about before. */
const wasRaised = (before: TalkBefore, used: readonly string[], kind: DangerKind): boolean =>
  used.includes(`check.${familyOf[kind]}`) ||
  (before.risk !== null && familyOf[before.risk.kind] === familyOf[kind])

/** A medical danger that only the classifier found ends with the first message about something else. */
const isCertain = ({ certainty }: MessageSigns, danger: DangerKind | undefined, isNamed: boolean) =>
  (certainty === 'certain' || certainty === undefined) &&
  (isNamed || danger === undefined || familyOf[danger] !== 'medical')
