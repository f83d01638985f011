// A conversation with danger in it: what is said first, what is asked next, and how the worry is kept in mind (safety B2 7, 11–15, 27).
import { type Barrier, barriers, crisisWords, followUps } from '../script/crisis-answers.ts'
import { type DangerKind, dangerKinds, familyOf } from '../script/danger.ts'
import { type HelpNumbers, withNumbers } from '../script/help-numbers.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situationsIn } from '../script/situation.ts'
import { choose, type WordingPart } from '../script/wording.ts'
import {
  type CrisisTurn,
  climb,
  closed,
  denied,
  deniesWish,
  first,
  recheck,
  withoutPlan,
} from './crisis-ladder.ts'
import type { State } from './state.ts'

const severity = (kind: DangerKind) => dangerKinds.length - dangerKinds.indexOf(kind)
const yes =
  /^(yes|yeah|yep|yup|i (do|am|have|did|was|think so)|sometimes|kind of|maybe|a little|every|all the time|lately|si+|claro|a veces|un poco|tal vez|quizas?|creo que si|todo el tiempo)\b|\b(i have a plan|i thought about|right here|in my (hand|room|car|drawer)|tengo un plan|aqui mismo)\b/
const no =
  /^(no+|nope|nah|never|not (really|now|anymore|at all)|i'?m not|i don'?t|i haven'?t|nunca|para nada|ya no|jamas)\b|\b(not suicidal|wouldn'?t (do|kill)|don'?t want to (die|kill)|just (kidding|joking)|was joking|no quiero morir|era broma)\b/
const relied =
  /\b(i lied|wasn'?t (being )?(honest|truthful)|not true what i said|actually yes|it'?s back|still (want|thinking|there)|menti|no era verdad|siguen ahi|volvieron)\b/

// "Maybe" is a yes to a question of life; "maybe only weekends?" asks about something else.
const asksBack = /^(sometimes|kind of|maybe|a little|every|a veces|un poco|tal vez|quizas?)\b.*\?/
const answersYes = (heard: MessageAnalysis) =>
  yes.test(heard.said) && !no.test(heard.said) && !asksBack.test(heard.said)
const answersNo = (heard: MessageAnalysis) => no.test(heard.said)

function heardBarrier(heard: MessageAnalysis, state: State): Barrier | undefined {
  const life = state.risk !== null && familyOf[state.risk.kind] === 'life'
  return barriers.find(
    ({ cue, id }) =>
      (life || id === 'phone' || id === 'alone') &&
      cue.test(heard.said) &&
      !state.used.includes(`barrier.${id}`),
  )
}

/**
 * The answer to a message with danger in it or behind it; undefined where the talk may go its ordinary way.
 * A worry that was raised stays raised: a denial or another subject closes the questions, and they come back later.
 */
export function crisisTurn(
  state: State,
  danger: DangerKind | undefined,
  emergency: boolean,
  heard: MessageAnalysis,
  numbers: HelpNumbers,
): CrisisTurn | undefined {
  const { risk } = state
  if (danger && !risk && !emergency && familyOf[danger] === 'life' && deniesWish(heard.said))
    return denied(state)
  if (danger) {
    const worse = !risk || severity(danger) > severity(risk.kind) || (emergency && !risk.emergency)
    const otherKind = risk && familyOf[danger] !== familyOf[risk.kind]
    if (worse || otherKind || state.turn - risk.raisedTurn > 12)
      return first(state, danger, emergency, heard, numbers)
    const again: State = { ...state, exercise: null, risk: { ...risk, open: true, confirmed: true } }
    if (risk.askedNow === 'recheck' && answersYes(heard))
      return climb({ ...again, risk: { ...risk, open: true, confirmed: true, asked: ['suicide'] } }, numbers)
    return (
      climb(again, numbers) ??
      first({ ...again, risk: { ...risk, asked: [] } }, danger, emergency, heard, numbers)
    )
  }
  if (!risk) return undefined
  const words = crisisWords[state.language]
  if (relied.test(heard.said)) {
    const reopened: State = { ...state, risk: { ...risk, open: true, confirmed: true, asked: ['suicide'] } }
    return climb(reopened, numbers)
  }
  if (!risk.open)
    return state.turn - risk.checkTurn >= 4 && familyOf[risk.kind] !== 'advice' ? recheck(state) : undefined

  if (familyOf[risk.kind] === 'life') {
    const asked = risk.askedNow
    const said = (id: string) => asked === id
    if (said('suicide') || said('recheck')) {
      if (answersYes(heard))
        return climb(
          { ...state, risk: { ...risk, confirmed: true, asked: [...new Set([...risk.asked, 'suicide'])] } },
          numbers,
        )
      if (answersNo(heard)) {
        const chosen = choose('denied', words.denied, state.used, state.salt)
        return {
          state: closed({ ...state, used: chosen.used }),
          parts: [
            { kind: 'care', text: chosen.text },
            { kind: 'question', text: followUps[state.language].person.ask },
          ].slice(0, said('recheck') ? 1 : 2) as WordingPart[],
        }
      }
      if (said('recheck')) return undefinedAfter(state)
    }
    if ((said('plan') || said('means') || said('when')) && answersYes(heard)) {
      const now = first(state, 'suicide_now', true, heard, numbers)
      return risk.kind === 'suicide_now' ? (climb(state, numbers) ?? now) : now
    }
    if (said('plan') && /\b(joking|kidding|joke|broma)\b/.test(heard.said)) {
      const chosen = choose('denied', words.denied, state.used, state.salt)
      return {
        state: closed({ ...state, used: chosen.used }),
        parts: [
          { kind: 'care', text: chosen.text },
          { kind: 'question', text: followUps[state.language].person.ask },
        ],
      }
    }
    if (said('plan') && answersNo(heard)) return climb(withoutPlan(state), numbers)
  }
  const turnsAway = heard.intent === 'change_subject' || (situationsIn(heard.said)[0]?.score ?? 0) >= 4
  const alone = risk.askedNow === 'person' && answersNo(heard) && !/\bplan\b/.test(heard.said)
  const barrier = heardBarrier(alone ? { ...heard, said: `${heard.said} nobody` } : heard, state)
  if (barrier) {
    const lead = withNumbers(barrier[state.language], numbers, state.language)
    const marked: State = { ...state, used: [...state.used, `barrier.${barrier.id}`] }
    const next = climb(marked, numbers, lead)
    if (next) return next
    const question = choose('barrierAsk', words.barrierAsk, marked.used, state.salt)
    return {
      state: closed({ ...marked, used: question.used }),
      parts: [
        { kind: 'reflection', text: lead },
        { kind: 'question', text: question.text },
      ],
    }
  }
  // Without a yes there is no question about a plan: it is asked once more, and then kept in mind.
  if (risk.askedNow === 'suicide' && !risk.confirmed) {
    if (state.used.includes('asked.again')) return undefinedAfter(state)
    return {
      state: { ...state, used: [...state.used, 'asked.again'], risk: { ...risk, checkTurn: state.turn } },
      parts: [
        { kind: 'reflection', text: words.askAgain.said },
        { kind: 'question', text: words.askAgain.ask },
      ],
    }
  }
  if (turnsAway && familyOf[risk.kind] === 'life') {
    const lead = choose('firstThings', words.first, state.used, state.salt)
    if (state.used.includes('turned.away')) return undefinedAfter(state)
    return climb({ ...state, used: [...lead.used, 'turned.away'] }, numbers, lead.text)
  }
  return climb(state, numbers) ?? undefinedAfter(state)
}

// The questions are done for now; the worry is kept and comes back after four turns.
function undefinedAfter(state: State): CrisisTurn {
  return { state: closed(state), parts: [] }
}
