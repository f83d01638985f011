// A turn of a conversation with danger: the first answer, the next question, and the return to it later (safety B2 7, 11–15, 27).
import { meansAway } from '../cases/crisis-replies.ts'
import { answersNo, answersYes, deniesWish, laughs, relied } from '../danger/denials.ts'
import { actIn } from '../script/acts.ts'
import { type Barrier, barriers, crisisWords } from '../script/crisis-answers.ts'
import { type DangerKind, dangerKinds, familyOf, namesDanger } from '../script/danger.ts'
import { type HelpNumbers, withNumbers } from '../script/help-numbers.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situationsIn } from '../script/situation.ts'
import { isQuestion } from '../script/story.ts'
import { choose } from '../script/wording.ts'
import {
  acceptDenial,
  acceptNo,
  deniesRisk,
  endFalseAlarm,
  endQuestions,
  endsUnanswered,
  endUnconfirmed,
  hasNoSign,
  repeatStep,
} from './crisis-ending.ts'
import {
  askAgainLater,
  askNext,
  type CrisisTurn,
  closeRisk,
  type DangerRead,
  firstAnswer,
  firstAnswerWithReply,
  isOfOpenDanger,
  replyAndAskNext,
  skipPlanQuestions,
} from './crisis-questions.ts'
import type { State } from './state.ts'

type Risk = NonNullable<State['risk']>

const severity = (kind: DangerKind) => dangerKinds.length - dangerKinds.indexOf(kind)
function barrierIn(parsed: MessageAnalysis, state: State, family: string): Barrier | undefined {
  return barriers.find(
    ({ cue, id }) =>
      (family === 'life' || id !== 'burden') &&
      cue.test(parsed.said) &&
      !state.used.includes(`barrier.${id}`),
  )
}

/**
 * The answer to a message in danger; undefined where the ordinary talk continues. If `parts` is empty, the ordinary answer follows
 * `lead`. A risk stays in the state: a denial ends the questions, and they are asked again later.
 */
export function crisisTurn(
  state: State,
  danger: DangerRead | undefined,
  parsed: MessageAnalysis & { explains?: boolean },
  numbers: HelpNumbers,
): CrisisTurn | undefined {
  const { risk } = state
  if (danger && !isOfOpenDanger(risk, danger, parsed.said))
    return answerDanger(state, danger, parsed, numbers)
  if (!risk) return undefined
  if (relied.test(parsed.said)) return askNext(reopened(state, risk), numbers)
  if (!risk.open)
    return state.turn - risk.checkTurn >= 4 && risk.confirmed && familyOf[risk.kind] !== 'advice'
      ? askAgainLater(state)
      : undefined
  const laughsOff = deniesWish(parsed.said) && laughs.test(parsed.said)
  // Only the very next message can explain a danger that was stated in plain words.
  const mayExplain = !risk.named || state.turn === risk.raisedTurn + 1
  const explained =
    parsed.explains === true &&
    mayExplain &&
    !risk.confirmed &&
    !(risk.emergency && familyOf[risk.kind] === 'medical')
  if (explained) return endFalseAlarm(state, 'unknown', parsed)
  if (laughsOff || deniesRisk(risk, parsed)) return endFalseAlarm(state, risk.kind, parsed)
  const act = actIn(parsed.said)
  const isBody = familyOf[risk.kind] === 'medical'
  if (act === 'thanks' && !isBody && (!risk.certain || familyOf[risk.kind] === 'violence'))
    return endQuestions(state)
  if (mayLeave(risk.kind) && act === 'bye') {
    const text = withNumbers(crisisWords[state.language].leaving, numbers, state.language)
    return { state: closeRisk(state), parts: [{ kind: 'care', text }] }
  }
  return (
    answerYesOrNo(state, risk, parsed, numbers) ??
    replyAndAskNext(state, risk.kind, parsed, numbers) ??
    answerBarrier(state, risk, parsed, numbers) ??
    // A message with a danger of another kind keeps this one open.
    continueAsking(state, danger ? { ...risk, certain: true } : risk, parsed, numbers)
  )
}

// A goodbye does not end the questions about suicide; in other dangers a person may have to leave the chat.
const mayLeave = (kind: DangerKind) => familyOf[kind] !== 'life' || kind === 'third_party'

const reopened = (state: State, risk: Risk): State => ({
  ...state,
  risk: { ...risk, open: true, confirmed: true, certain: true, asked: ['suicide'] },
})

/** The answer to a message that names a danger. */
function answerDanger(
  state: State,
  { kind, emergency, certain }: DangerRead,
  parsed: MessageAnalysis,
  numbers: HelpNumbers,
): CrisisTurn | undefined {
  const { risk } = state
  if (!risk && !emergency && familyOf[kind] === 'life' && deniesWish(parsed.said)) return acceptDenial(state)
  // "No, I wouldn't do anything" answers the question, although it contains words of danger.
  const wasAsked = risk?.open === true && !risk.confirmed && risk.askedNow === 'suicide'
  if (
    wasAsked &&
    !emergency &&
    answersNo(parsed) &&
    !/\b(but|although|unless|pero|aunque|salvo)\b/.test(parsed.said)
  )
    return acceptNo(state, false)
  // A listener in the next room is a reason to text instead of calling, not a second danger.
  if (
    risk?.open &&
    familyOf[risk.kind] === 'life' &&
    familyOf[kind] === 'violence' &&
    !namesDanger(parsed.said)
  ) {
    const quiet =
      barrierIn(parsed, state, 'life')?.id === 'quiet' && answerBarrier(state, risk, parsed, numbers)
    if (quiet) return quiet
  }
  // "He's coming over, he's got the bottle" is an answer about the danger, not a second danger.
  const isOtherKind = risk !== null && familyOf[kind] !== familyOf[risk.kind]
  const isReply = risk?.open && familyOf[risk.kind] === 'life' && isOtherKind && meansAway.test(parsed.said)
  if (isReply && !namesDanger(parsed.said)) {
    const next = replyAndAskNext(state, risk.kind, parsed, numbers) ?? askNext(state, numbers)
    if (next) return next
  }
  const worse = !risk || severity(kind) > severity(risk.kind) || (emergency && !risk.emergency)
  if (worse || isOtherKind || state.turn - risk.raisedTurn > 12)
    return firstAnswerWithReply(state, { kind, emergency, certain }, parsed, numbers)
  const again: State = {
    ...state,
    exercise: null,
    risk: { ...risk, open: true, confirmed: true, certain: risk.certain || certain },
  }
  if (risk.askedNow === 'recheck' && answersYes(parsed)) return askNext(reopened(again, risk), numbers)
  return (
    replyAndAskNext(again, kind, parsed, numbers) ??
    askNext(again, numbers) ??
    firstAnswer({ ...again, risk: { ...risk, asked: [] } }, kind, { emergency, certain }, parsed, numbers)
  )
}

// "Not really a plan" does not answer "Are you thinking about killing yourself?" with no.
const hasNoPlan =
  /\b(no|not (really |exactly )?an?|(don'?t|do not) (really )?have an?y?|haven'?t got an?|no tengo|sin|ningun) (real |actual |exact |clear )?plan\b(?! (to|of|on|de|para)\b)/

/** A yes or no to the questions about suicide. */
function answerYesOrNo(
  state: State,
  risk: Risk,
  parsed: MessageAnalysis,
  numbers: HelpNumbers,
): CrisisTurn | undefined {
  if (familyOf[risk.kind] !== 'life') return undefined
  const asked = risk.askedNow
  if (asked === 'suicide' || asked === 'recheck') {
    const isWithoutPlan = hasNoPlan.test(parsed.said) && !deniesWish(parsed.said)
    if (answersYes(parsed) || isWithoutPlan) {
      const asked = [...new Set([...risk.asked, 'suicide'])]
      const yes = { ...state, risk: { ...risk, confirmed: true, certain: true, asked } }
      return askNext(isWithoutPlan ? skipPlanQuestions(yes) : yes, numbers)
    }
    if (answersNo(parsed)) return acceptNo(state, asked === 'recheck')
    if (asked === 'recheck') return endQuestions(state)
  }
  if ((asked === 'plan' || asked === 'means' || asked === 'when') && answersYes(parsed)) {
    const now = firstAnswer(state, 'suicide_now', { emergency: true, certain: true }, parsed, numbers)
    return risk.kind === 'suicide_now' ? (askNext(state, numbers) ?? now) : now
  }
  if (asked === 'plan' && /\b(joking|kidding|joke|broma)\b/.test(parsed.said)) return acceptNo(state, false)
  return asked === 'plan' && answersNo(parsed) ? askNext(skipPlanQuestions(state), numbers) : undefined
}

/** A barrier to getting help is answered, and the questions continue. */
function answerBarrier(
  state: State,
  risk: Risk,
  parsed: MessageAnalysis,
  numbers: HelpNumbers,
): CrisisTurn | undefined {
  const alone = risk.askedNow === 'person' && answersNo(parsed) && !/\bplan\b/.test(parsed.said)
  const family = familyOf[risk.kind]
  const barrier = barrierIn(alone ? { ...parsed, said: `${parsed.said} nobody` } : parsed, state, family)
  if (!barrier) return undefined
  const lead = withNumbers(
    (family === 'violence' ? barrier.violence?.[state.language] : undefined) ?? barrier[state.language],
    numbers,
    state.language,
  )
  const marked: State = { ...state, used: [...state.used, `barrier.${barrier.id}`] }
  const next = askNext(marked, numbers, lead)
  if (next) return next
  const question = choose('barrierAsk', crisisWords[state.language].barrierAsk, marked.used, state.salt)
  return {
    state: closeRisk({ ...marked, used: question.used }),
    parts: [
      { kind: 'reflection', text: lead },
      { kind: 'question', text: question.text },
    ],
  }
}

/** The message neither denies nor answers. An uncertain danger ends, even an emergency without further words; others ask the next question. */
function continueAsking(state: State, risk: Risk, parsed: MessageAnalysis, numbers: HelpNumbers): CrisisTurn {
  const saysMore = parsed.words > 3
  const mayEnd = !risk.emergency && familyOf[risk.kind] !== 'medical' && familyOf[risk.kind] !== 'violence'
  if (!risk.certain && saysMore && (mayEnd || hasNoSign(state, risk, parsed)))
    return endsUnanswered(state, risk, parsed)
      ? { ...endQuestions(state), asksAgain: risk.kind }
      : endUnconfirmed(state, risk)
  // Outside of an emergency the person's own question is answered first, and the next step waits for the next message. In a medical
  // danger the next step always goes first.
  const waits = !risk.emergency && familyOf[risk.kind] !== 'medical'
  const isAsked = risk.askedNow !== 'suicide' || risk.confirmed || state.used.includes('asked.again')
  if (waits && isAsked && saysMore && isQuestion(parsed.said)) return { state, parts: [] }
  const words = crisisWords[state.language]
  // Without a yes the coach does not ask about a plan: it repeats the question once and then stores the risk.
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
  const again = repeatStep(state, risk, parsed, numbers)
  if (again) return again
  const turnsAway = parsed.intent === 'change_subject' || (situationsIn(parsed.said)[0]?.score ?? 0) >= 4
  if (turnsAway && familyOf[risk.kind] === 'life') {
    const lead = choose('firstThings', words.first, state.used, state.salt)
    if (state.used.includes('turned.away')) return endQuestions(state)
    const next = askNext({ ...state, used: [...lead.used, 'turned.away'] }, numbers, lead.text)
    return next ?? endQuestions(state)
  }
  return askNext(state, numbers) ?? endQuestions(state)
}
