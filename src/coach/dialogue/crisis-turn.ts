// A turn of a conversation with danger: the first answer, the next question, and the return to it later (safety B2 7, 11–15, 27).

import { correctedKind, misread } from '../cases/crisis-person.ts'
import { meansAway } from '../cases/crisis-replies.ts'
import { isHelpComing, isHelpThere } from '../cases/crisis-staying.ts'
import { namesMeans } from '../danger/danger-words.ts'
import { answersNo, answersYes, deniesWish, hasNoPlan, laughter, retractsDenial } from '../danger/denials.ts'
import { hasNoSign, isOfOpenDanger } from '../danger/open-danger.ts'
import { actIn } from '../script/acts.ts'
import { barrierIn, crisisWords } from '../script/crisis-answers.ts'
import { type DangerKind, dangerKinds, familyOf, namesDanger } from '../script/danger.ts'
import { withNumbers } from '../script/help-numbers.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situationsIn } from '../script/situation.ts'
import { isQuestion } from '../script/story.ts'
import { choose } from '../script/wording.ts'
import {
  acceptDenial,
  acceptNo,
  askAgainLater,
  deniesRisk,
  endFalseAlarm,
  endQuestions,
  endsUnanswered,
  endUnconfirmed,
  endWithHelp,
  isFine,
  repeatStep,
  stay,
} from './crisis-ending.ts'
import {
  answerBarrier,
  askNextQuestion,
  type CrisisMessage,
  type CrisisTurn,
  closeRisk,
  type DangerRead,
  firstAnswer,
  firstAnswerWithReply,
  replyAndAskNext,
  skipPlanQuestions,
} from './crisis-questions.ts'
import type { Risk, State } from './state.ts'

const severity = (kind: DangerKind) => dangerKinds.length - dangerKinds.indexOf(kind)
/**
 * The answer to a message in danger; undefined where the ordinary talk continues. If `parts` is empty, the ordinary answer follows
 * `lead`. A risk stays in the state: a denial ends the questions, and they are asked again later.
 */
export function crisisTurn(
  state: State,
  danger: DangerRead | undefined,
  message: CrisisMessage,
): CrisisTurn | undefined {
  const { risk } = state
  const { said } = message.parsed
  const corrected = risk?.open ? correctedKind(risk.kind, said) : undefined
  if (risk && corrected) return answerCorrected(state, corrected, message)
  if (danger && !isOfOpenDanger(risk, danger, said)) return answerDanger(state, danger, message)
  if (!risk) return undefined
  if (retractsDenial.test(said)) return askNextQuestion(reopened(state, risk), message.numbers)
  if (!risk.open)
    return helpNews(state, risk, message) ?? (isRecheckDue(state, risk) ? askAgainLater(state) : undefined)
  return (
    helpNews(state, risk, message) ??
    endByMessage(state, risk, message) ??
    answerYesOrNo(state, risk, message) ??
    closedIfFine(replyAndAskNext(state, risk.kind, message), risk, said) ??
    answerBarrier(state, risk, message) ??
    // A danger of another kind in the message does not end this one.
    continueAsking(state, danger ? { ...risk, certain: true } : risk, message)
  )
}

/** The first answer once more, about the person or the danger that was meant. */
function answerCorrected(state: State, kind: DangerKind, message: CrisisMessage): CrisisTurn {
  const emergency = state.risk?.emergency === true
  const answer = firstAnswerWithReply({ ...state, risk: null }, { kind, emergency, certain: true }, message)
  const text = misread[state.language][kind === 'withdrawal' ? 'danger' : 'person']
  const [care, ...rest] = answer.parts
  return { ...answer, parts: care ? [{ ...care, text }, ...rest] : rest }
}

/** Help is coming or there, also after the questions have ended. */
function helpNews(state: State, risk: Risk, message: CrisisMessage): CrisisTurn | undefined {
  const { said } = message.parsed
  if (familyOf[risk.kind] !== 'medical') return undefined
  if (isHelpThere('medical', said)) return endWithHelp(state, risk.kind)
  return isHelpComing(said) ? replyAndAskNext(state, risk.kind, message) : undefined
}

/** Violence, and the writer is safe for now: the reply is given, and no more is asked. */
const closedIfFine = (turn: CrisisTurn | undefined, { kind, emergency }: Risk, said: string) =>
  turn && familyOf[kind] === 'violence' && !emergency && isFine.test(said)
    ? { state: closeRisk(turn.state), parts: turn.parts.filter((part) => part.kind !== 'question') }
    : turn

const turnsUntilRecheck = 4
const isRecheckDue = ({ turn }: State, { kind, confirmed, checkTurn }: Risk): boolean =>
  turn - checkTurn >= turnsUntilRecheck && confirmed && familyOf[kind] !== 'advice'

/** Ends the questions if the message explains or denies the danger, thanks, or says goodbye. */
function endByMessage(state: State, risk: Risk, message: CrisisMessage): CrisisTurn | undefined {
  const { parsed, numbers } = message
  const family = familyOf[risk.kind]
  if (message.explains && mayBeExplained(state, risk)) return endFalseAlarm(state, 'unknown', parsed)
  const laughsOff = deniesWish(parsed.said) && laughter.test(parsed.said)
  if (laughsOff || deniesRisk(risk, parsed)) return endFalseAlarm(state, risk.kind, parsed)
  if (isHelpThere(family, parsed.said)) return endWithHelp(state, risk.kind)
  const act = actIn(parsed.said)
  if (act === 'thanks' && family !== 'medical' && (!risk.certain || family === 'violence'))
    return endQuestions(state)
  if (act !== 'bye' || !mayLeave(risk.kind)) return undefined
  const text = withNumbers(crisisWords[state.language].leaving, numbers, state.language)
  return { state: closeRisk(state), parts: [{ kind: 'care', text }] }
}

/** Only the very next message can explain a danger that was stated in plain words. */
const mayBeExplained = ({ turn }: State, risk: Risk): boolean =>
  !risk.confirmed &&
  (!risk.named || turn === risk.raisedTurn + 1) &&
  !(risk.emergency && familyOf[risk.kind] === 'medical')

// A goodbye does not end the questions about suicide.
const mayLeave = (kind: DangerKind) => familyOf[kind] !== 'life' || kind === 'third_party'

const reopened = (state: State, risk: Risk): State => ({
  ...state,
  risk: { ...risk, open: true, confirmed: true, certain: true, asked: ['suicide'] },
})

function answerDanger(state: State, danger: DangerRead, message: CrisisMessage): CrisisTurn | undefined {
  const { kind, emergency, certain } = danger
  const { parsed, numbers } = message
  const { said } = parsed
  const { risk } = state
  if (!risk) {
    const isDenied = !emergency && familyOf[kind] === 'life' && deniesWish(said)
    return isDenied ? acceptDenial(state) : firstAnswerWithReply(state, danger, message)
  }
  if (!emergency && saysNo(risk, parsed)) return acceptNo(state, false, parsed)
  const isOtherKind = familyOf[kind] !== familyOf[risk.kind]
  if (isOtherKind && risk.open && familyOf[risk.kind] === 'life' && !namesDanger(said)) {
    // A listener in the next room is a reason to text instead of calling, not a second danger.
    const isQuiet = familyOf[kind] === 'violence' && barrierIn(said, state.used, 'life')?.id === 'quiet'
    const quiet = isQuiet ? answerBarrier(state, risk, message) : undefined
    // "He's coming over, he's got the bottle" is an answer about the danger, not a second danger.
    const away = meansAway.test(said)
      ? (replyAndAskNext(state, risk.kind, message) ?? askNextQuestion(state, numbers))
      : undefined
    if (quiet ?? away) return quiet ?? away
  }
  const isWorse = severity(kind) > severity(risk.kind) || (emergency && !risk.emergency)
  if (isWorse || isOtherKind || state.turn - risk.raisedTurn > turnsOfOneDanger)
    return firstAnswerWithReply(state, danger, message)
  const again: State = {
    ...state,
    exercise: null,
    risk: { ...risk, open: true, confirmed: true, certain: risk.certain || certain },
  }
  if (risk.askedNow === 'recheck' && answersYes(parsed))
    return askNextQuestion(reopened(again, risk), numbers)
  return (
    replyAndAskNext(again, kind, message) ??
    askNextQuestion(again, numbers) ??
    firstAnswer({ ...again, risk: { ...risk, asked: [] } }, danger, message)
  )
}

const turnsOfOneDanger = 12 // After these, the same danger is answered as a new one.

/** "No, I wouldn't do anything" answers the question about suicide, although it contains words of danger. */
const saysNo = (risk: Risk, parsed: MessageAnalysis): boolean =>
  risk.open &&
  !risk.confirmed &&
  risk.askedNow === 'suicide' &&
  answersNo(parsed) &&
  !/\b(but|although|unless|pero|aunque|salvo)\b/.test(parsed.said)

function answerYesOrNo(state: State, risk: Risk, message: CrisisMessage): CrisisTurn | undefined {
  const { parsed, numbers } = message
  if (familyOf[risk.kind] !== 'life') return undefined
  const asked = risk.askedNow
  if (asked === 'suicide' || asked === 'recheck') {
    const isWithoutPlan = hasNoPlan.test(parsed.said) && !deniesWish(parsed.said)
    if (answersYes(parsed) || isWithoutPlan) {
      const asked = [...new Set([...risk.asked, 'suicide'])]
      const yes = { ...state, risk: { ...risk, confirmed: true, certain: true, asked } }
      // After "I have her pills here", distance from them goes before any question.
      const next = isWithoutPlan || namesMeans(parsed.said) ? skipPlanQuestions(yes) : yes
      return (
        (isWithoutPlan ? undefined : replyAndAskNext(next, risk.kind, message)) ??
        askNextQuestion(next, numbers)
      )
    }
    if (answersNo(parsed)) return acceptNo(state, asked === 'recheck', parsed)
    if (asked === 'recheck') return endQuestions(state)
  }
  if ((asked === 'plan' || asked === 'means' || asked === 'when') && answersYes(parsed)) {
    const now = firstAnswer(state, { kind: 'suicide_now', emergency: true, certain: true }, message)
    return risk.kind === 'suicide_now' ? (askNextQuestion(state, numbers) ?? now) : now
  }
  if (asked === 'plan' && /\b(joking|kidding|joke|broma)\b/.test(parsed.said)) return acceptNo(state, false)
  return asked === 'plan' && answersNo(parsed)
    ? askNextQuestion(skipPlanQuestions(state), numbers)
    : undefined
}

/** The message neither denies nor answers. An uncertain danger ends, even an emergency without further words; others ask the next question. */
function continueAsking(state: State, risk: Risk, message: CrisisMessage): CrisisTurn {
  const { parsed, numbers } = message
  const saysMore = parsed.wordCount > 3
  const mayEnd = !risk.emergency && familyOf[risk.kind] !== 'medical' && familyOf[risk.kind] !== 'violence'
  if (
    !risk.certain &&
    saysMore &&
    (mayEnd || hasNoSign(state.turn - risk.raisedTurn, risk, parsed.said, message.isCalm === true))
  )
    return endsUnanswered(state, risk, parsed)
      ? { ...endQuestions(state), asksAgain: risk.kind }
      : endUnconfirmed(state, risk)
  if (familyOf[risk.kind] === 'violence' && !risk.emergency && isFine.test(parsed.said))
    return endQuestions(state)
  // Outside of an emergency the person's own question is answered first; in a medical danger the next step always goes first.
  const waits = !risk.emergency && familyOf[risk.kind] !== 'medical'
  const isAsked = risk.askedNow !== 'suicide' || risk.confirmed || state.used.includes('asked.again')
  if (waits && isAsked && saysMore && isQuestion(parsed.said)) return { state, parts: [] }
  const words = crisisWords[state.language]
  // Without a yes the coach does not ask about a plan.
  if (risk.askedNow === 'suicide' && !risk.confirmed) {
    if (state.used.includes('asked.again')) return endQuestions(state)
    return {
      state: { ...state, used: [...state.used, 'asked.again'], risk: { ...risk, checkTurn: state.turn } },
      parts: [
        { kind: 'reflection', text: words.askAgain.said },
        { kind: 'question', text: words.askAgain.ask },
      ],
    }
  }
  const again = repeatStep(state, risk, message)
  if (again) return again
  const turnsAway = parsed.intent === 'change_subject' || (situationsIn(parsed.said)[0]?.score ?? 0) >= 4
  if (turnsAway && familyOf[risk.kind] === 'life') {
    if (state.used.includes('turned.away')) return stay(state, numbers) ?? endQuestions(state)
    const lead = choose('firstThings', words.first, state.used, state.salt)
    const next = askNextQuestion({ ...state, used: [...lead.used, 'turned.away'] }, numbers, lead.text)
    return next ?? stay(state, numbers) ?? endQuestions(state)
  }
  return askNextQuestion(state, numbers) ?? stay(state, numbers) ?? endQuestions(state)
}
