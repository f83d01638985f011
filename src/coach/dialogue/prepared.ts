// Answers a question with a prepared answer, or says that there is none and where to ask.
import { normalizeText } from '../../platform/normalize-text.ts'
import { allAnswers } from '../answers/all-answers.ts'
import { usesAtHome } from '../listening/told-already.ts'
import type { Match, Meaning } from '../meaning/meaning.ts'
import { asksForFact, fieldOf, namesOnly } from '../meaning/question-fields.ts'
import { commonStems, sharesContent, stemsOf } from '../meaning/word-overlap.ts'
import type { PreparedAnswer } from '../prepared-answer.ts'
import { adviceForms, fitsInTalk } from '../script/advice-forms.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { type GuidedTurn, type ReplyDraft, scriptOf } from './reply.ts'
import type { State } from './state.ts'

const byId = new Map(allAnswers.map((one) => [one.id, one]))

const byButton = new Map(
  allAnswers.flatMap((one) =>
    (['en', 'es'] as const).flatMap((language) =>
      one.asks[language].slice(0, 1).map((text) => [`${language} ${normalizeText(text)}`, one] as const),
    ),
  ),
)
/** The answer behind a suggested question, which is the first of its examples. */
export const answerForButton = (message: string, language: CoachLanguage): PreparedAnswer | undefined =>
  byButton.get(`${language} ${normalizeText(message)}`)

/**
 * The best prepared answer above the threshold. Answers that were given before rank lower, because a follow-up asks for something new.
 * @param isRepeated whether an answer may be given again
 */
export function preparedFor(
  meaning: Meaning,
  gate: number,
  used: readonly string[] = [],
  isRepeated = true,
): { answer: PreparedAnswer; match: Match } | undefined {
  const isUsed = (id: string) => used.includes(`answer.${id}`)
  const [match] = meaning.answers
    .filter(({ id, score }) => score >= gate && (!isUsed(id) || (isRepeated && score >= sureAgain)))
    .toSorted((a, b) => standing(b, isUsed(b.id)) - standing(a, isUsed(a.id)))
  const answer = match && byId.get(match.id)
  return match && answer ? { answer, match } : undefined
}
// An answer is repeated only if its score is high.
const sureAgain = 0.5
const standing = ({ score }: Match, isUsed: boolean) => (isUsed ? score - 0.1 : score)

/**
 * @param said the question (normalized), to find the matching sentence of an answer that was given before
 * @param others similar questions, offered as choices
 */
export function givePrepared(
  reply: ReplyDraft,
  answer: PreparedAnswer,
  said = '',
  others: readonly string[] = [],
): GuidedTurn {
  const { language, used } = reply.state
  const script = scriptOf(reply.state)
  if (used.includes(`answer.${answer.id}`)) return giveMore(reply, answer, said)
  reply.set({
    used: [...used, `answer.${answer.id}`],
    answered: answer.id,
    offered: null,
    choices: [],
    confused: 0,
  })
  // Each professional is suggested once in a talk.
  const pointer = answer.ask && !goesWithoutSaying.has(answer.ask) ? answer.ask : undefined
  const isNewPointer = pointer && !used.includes(`ask.${pointer}`)
  const where = isNewPointer ? ` ${script.ask[pointer]}` : ''
  if (isNewPointer) reply.set({ used: [...reply.state.used, `ask.${pointer}`] })
  // Not if the answer itself already names them.
  const says = answer.answer[language]
  const pointed = pointer && says.toLowerCase().includes(pointers[pointer][language])
  reply.tell('thought', pointed ? says : says + where)
  if (answer.source) reply.wants.links = [{ label: answer.source.title, href: answer.source.url }]
  if (answer.danger) reply.needsNumbers = true
  return reply.suggest([...(answer.more ? [script.tellMore] : []), ...others]).end()
}

// A counselor or a sponsor could be suggested after every answer, so they are not.
const goesWithoutSaying: ReadonlySet<PreparedAnswer['ask']> = new Set(['counselor', 'sponsor'])

const pointers: Record<NonNullable<PreparedAnswer['ask']>, { en: string; es: string }> = {
  prescriber: { en: 'prescrib', es: 'recet' },
  pharmacist: { en: 'pharmac', es: 'farmac' },
  doctor: { en: 'doctor', es: 'médic' },
  lawyer: { en: 'lawyer', es: 'abogad' },
  court: { en: 'court', es: 'juzgad' },
  sponsor: { en: 'sponsor', es: 'padrin' },
  counselor: { en: 'counselor', es: 'terapeut' },
}

/** Whether everything that an answer has was said in this talk. */
export const isSpent = ({ id, more }: PreparedAnswer, { used }: State): boolean =>
  used.includes(`answer.${id}`) && (!more || used.includes(`more.${id}`))

/** Gives more detail on an answer, or says that there is none. */
export function giveMore(reply: ReplyDraft, answer: PreparedAnswer, said = ''): GuidedTurn {
  const { language, used } = reply.state
  const script = scriptOf(reply.state)
  const key = `more.${answer.id}`
  if (answer.more && !used.includes(key)) {
    if (answer.source) reply.wants.links = [{ label: answer.source.title, href: answer.source.url }]
    return reply
      .set({ used: [...used, key] })
      .tell('thought', answer.more[language])
      .suggest()
      .end()
  }
  const point = pointIn(answer, language, said)
  if (point) return reply.say('thought', 'pointAgain', script.pointAgain, { point }).suggest().end()
  reply.say('reflection', 'again', script.again)
  if (answer.ask && !used.includes(`ask.${answer.ask}`)) reply.tell('thought', script.ask[answer.ask])
  if (answer.source) reply.wants.links = [{ label: answer.source.title, href: answer.source.url }]
  return reply.suggest().end()
}

const fewestLetters = 4
const fewestShared = 2

/** The sentence of an answer that shares the most words with a question. */
function pointIn(
  { answer, more }: PreparedAnswer,
  language: CoachLanguage,
  said: string,
): string | undefined {
  const asked = new Set(stemsOf(said).filter((stem) => stem.length >= fewestLetters))
  const [best] = [answer[language], more?.[language] ?? '']
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
    .map((text) => ({ text, shared: new Set(stemsOf(text).filter((stem) => asked.has(stem))).size }))
    .filter(({ shared }) => shared >= fewestShared)
    .toSorted((a, b) => b.shared - a.shared)
  return best?.text.replace(/^- /, '')
}

export const lastAnswer = (id: string | null): PreparedAnswer | undefined => (id ? byId.get(id) : undefined)

/** Advice by the form of the question. Undefined for facts about medicine, law or the body, except whether a symptom is a worry. */
export function adviseByForm(reply: ReplyDraft, meaning: Meaning, said: string): GuidedTurn | undefined {
  const { language, used, story, turn } = reply.state
  const whose = story.who === 'other' ? 'other' : 'self'
  const form = adviceForms.find(
    ({ id, cue }) =>
      (turn <= 1 || fitsInTalk(id, said)) && cue.test(said) && !used.includes(`form.${id}.${whose}`),
  )
  if (!form) return undefined
  // These texts speak of drunk hours and limits at home.
  if (whose === 'other' && form.id !== 'symptom' && !usesAtHome(story)) return undefined
  const asksFact = asksForFact(said)
  if (asksFact && form.id !== 'symptom') return undefined
  reply.set({ used: [...used, `form.${form.id}.${whose}`] })
  return reply
    .tell('thought', (form[whose] ?? form.self)[language])
    .suggest(closeTo(meaning, reply.state, said))
    .end()
}

/** What the last messages and this one say: a suggestion that shares no word with them has nothing to do with the talk. */
const spokenIn = ({ recent }: State, said: string) => [...recent.slice(-messagesOfTalk), said].join('. ')
const messagesOfTalk = 2

/** Whether an answer has a word of the last messages among the ways in which it is asked for. */
export const sharesTalk = ({ asks }: PreparedAnswer, state: State, said: string): boolean =>
  sharesContent(asks[state.language].join('. '), spokenIn(state, said))

type Closest = { most?: number; without?: string }

/** The closest questions that have an answer, as choices, if they share a word with the talk and name no one else. */
function closeTo(
  meaning: Meaning,
  state: State,
  said: string,
  { most = 2, without }: Closest = {},
): string[] {
  const spoken = spokenIn(state, said)
  const all = [...state.recent, said].join('. ')
  return meaning.answers
    .filter(
      ({ id, score }) =>
        id !== without && score >= meaning.gates.maybe && !state.used.includes(`answer.${id}`),
    )
    .flatMap(({ id }) => byId.get(id)?.asks[state.language][0] ?? [])
    .filter((ask) => sharesContent(ask, spoken) && namesOnly(ask, all))
    .slice(0, most)
}

/** Similar questions, if the best match is uncertain. */
export function othersBeside(match: Match, meaning: Meaning, state: State, said: string): string[] {
  if (match.score >= 2 * meaning.gates.question) return []
  return closeTo(meaning, state, said, { without: match.id })
}

/** Asks which question is meant, if several are about equally likely. */
function confirmMeaning(reply: ReplyDraft, meaning: Meaning, said: string): GuidedTurn | undefined {
  const script = scriptOf(reply.state)
  const close = closeTo(meaning, reply.state, said, { most: 3 })
  const whole = meaning.answers.slice(0, 3).reduce((sum, { score }) => sum + score, 0)
  if (close.length < 2 || whole < meaning.gates.question) return undefined
  return reply
    .say('question', 'confirm', script.confirm)
    .suggest([...close, script.somethingElse])
    .end()
}

/** Says that there is no reliable answer and, where that is known, who has one; offers the closest questions. */
function admitUnknown(reply: ReplyDraft, meaning: Meaning, said: string): GuidedTurn {
  const { used } = reply.state
  const script = scriptOf(reply.state)
  const field = fieldOf(said)
  reply.say('reflection', 'unknown', script.unknown)
  // Where to ask is said once per field.
  if (field && !used.includes(`where.${field}`))
    reply.set({ used: [...reply.state.used, `where.${field}`] }).tell('thought', script.unknownWhere[field])
  const close = closeTo(meaning, reply.state, said)
  if (close.length > 0) reply.say('question', 'unknownClose', script.unknownClose)
  return reply.suggest(close).end()
}

/** Gives an answer that is likely but not certain, if it shares a word with the talk: it says so, and offers similar questions. */
export function giveNear(reply: ReplyDraft, meaning: Meaning, said: string): GuidedTurn | undefined {
  const { used } = reply.state
  const best = meaning.answers.find(({ id }) => !used.includes(`answer.${id}`))
  const answer = best && byId.get(best.id)
  if (!answer || best.score < meaning.gates.question) return undefined
  if (!sharesTalk(answer, reply.state, said)) return undefined
  reply.say('reflection', 'near', scriptOf(reply.state).near)
  return givePrepared(reply, answer, said, closeTo(meaning, reply.state, said, { without: best.id }))
}

/** A question that shares a word with the answer just given, and asks for more of it: "what do other people write" about a journal. */
function goOn(reply: ReplyDraft, said: string): GuidedTurn | undefined {
  const { answered, used, language, asking } = reply.state
  const last = lastAnswer(answered)
  if (asking !== '' || !last?.more || used.includes(`more.${last.id}`)) return undefined
  const asked = new Set(
    stemsOf(said).filter((stem) => stem.length >= fewestLetters && !commonStems.has(stem)),
  )
  const told = stemsOf(`${last.answer[language]} ${last.more[language]}`)
  return told.some((stem) => asked.has(stem)) ? giveMore(reply, last, said) : undefined
}

/** Handles questions without a certain answer: advice by form, else the closest questions, else "I don't know". */
export const answerUnsure = (reply: ReplyDraft, meaning: Meaning, said: string): GuidedTurn =>
  giveNear(reply, meaning, said) ??
  adviseByForm(reply, meaning, said) ??
  goOn(reply, said) ??
  confirmMeaning(reply, meaning, said) ??
  admitUnknown(reply, meaning, said)
