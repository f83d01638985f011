// Answers a question with a prepared answer, or says that there is none and where to ask.
import { normalizeText } from '../../platform/normalize-text.ts'
import { allAnswers } from '../answers/all-answers.ts'
import { usesAtHome } from '../listening/told-already.ts'
import type { Match, Meaning } from '../meaning/meaning.ts'
import { commonStems, stemsOf } from '../meaning/word-overlap.ts'
import type { PreparedAnswer } from '../prepared-answer.ts'
import { adviceForms, fitsInTalk } from '../script/advice-forms.ts'
import { conversationWords } from '../script/conversation-words.ts'
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

const fields: readonly (readonly ['medicine' | 'law' | 'treatment' | 'body', RegExp])[] = [
  [
    'medicine',
    /\b(medic\w*|meds?|pills?|dose|mg|suboxone|methadone|naltrexone|pharmac\w*|refills?|vivitrol|shot|injection|antabuse|antidepressant\w*|prescri\w*|nausea|headaches?|cramps?|(can|do) i take|pastillas?|medicina\w*|metadona|receta\w*)\b/,
  ],
  [
    'law',
    /\b(court|judge|probation|parole|legal|illegal|lawyer|custody|arrest\w*|jail|cps|sue|juez|corte|abogad\w*|custodia|carcel|ley)\b/,
  ],
  [
    'treatment',
    /\b(rehab\w*|detox\w*|treatment|clinic|insurance|inpatient|outpatient|centro|tratamiento|clinica|seguro)\b/,
  ],
  [
    'body',
    /\b(body|pain|heart|liver|blood|teeth|nose|doctor|pregnan\w*|symptom\w*|sleep|brain|cuerpo|dolor|corazon|higado|embaraz\w*|sintoma\w*)\b/,
  ],
]

/** Who would know the answer, where that is certain. */
export function whoKnows(said: string, language: CoachLanguage): string | undefined {
  const field = fields.find(([, cue]) => cue.test(said))?.[0]
  return field && field !== 'treatment' ? conversationWords[language].unknownWhere[field] : undefined
}

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
  const asksFact = fields.some(([field, cue]) => field !== 'treatment' && cue.test(said))
  if (asksFact && form.id !== 'symptom') return undefined
  reply.set({ used: [...used, `form.${form.id}.${whose}`] })
  return reply
    .tell('thought', (form[whose] ?? form.self)[language])
    .suggest(closeTo(meaning, used, language))
    .end()
}

/** The closest questions that have an answer, as choices. */
const closeTo = (
  meaning: Meaning,
  used: readonly string[],
  language: CoachLanguage,
  most = 2,
  without?: string,
): string[] =>
  meaning.answers
    .filter(
      ({ id, score }) => id !== without && score >= meaning.gates.maybe && !used.includes(`answer.${id}`),
    )
    .slice(0, most)
    .flatMap(({ id }) => byId.get(id)?.asks[language][0] ?? [])

/** Similar questions, if the best match is uncertain. */
export function othersBeside(match: Match, meaning: Meaning, { used, language }: State): string[] {
  if (match.score >= 2 * meaning.gates.question) return []
  return closeTo(meaning, used, language, 2, match.id)
}

/** Asks which question is meant, if several are about equally likely. */
function confirmMeaning(reply: ReplyDraft, meaning: Meaning): GuidedTurn | undefined {
  const { language, used } = reply.state
  const script = scriptOf(reply.state)
  const close = closeTo(meaning, used, language, 3)
  const whole = meaning.answers.slice(0, 3).reduce((sum, { score }) => sum + score, 0)
  if (close.length < 2 || whole < meaning.gates.question) return undefined
  return reply
    .say('question', 'confirm', script.confirm)
    .suggest([...close, script.somethingElse])
    .end()
}

/** Says that there is no reliable answer and where to ask, and offers the closest questions. */
function admitUnknown(reply: ReplyDraft, meaning: Meaning, said: string): GuidedTurn {
  const { language, used } = reply.state
  const script = scriptOf(reply.state)
  const field = fields.find(([, cue]) => cue.test(said))?.[0] ?? 'other'
  reply.say('reflection', 'unknown', script.unknown)
  // Where to ask is said once per field.
  if (!used.includes(`where.${field}`))
    reply.set({ used: [...reply.state.used, `where.${field}`] }).tell('thought', script.unknownWhere[field])
  const close = closeTo(meaning, used, language)
  if (close.length > 0) reply.say('question', 'unknownClose', script.unknownClose)
  else reply.say('question', 'unknownAsk', script.unknownAsk)
  return reply.suggest(close).end()
}

/** Gives an answer that is likely but not certain: it says so, and offers similar questions as choices. */
export function giveNear(reply: ReplyDraft, meaning: Meaning, said: string): GuidedTurn | undefined {
  const { used } = reply.state
  const best = meaning.answers.find(({ id }) => !used.includes(`answer.${id}`))
  const answer = best && byId.get(best.id)
  if (!answer || best.score < meaning.gates.question) return undefined
  reply.say('reflection', 'near', scriptOf(reply.state).near)
  return givePrepared(reply, answer, said, closeTo(meaning, used, reply.state.language, 2, best.id))
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
  confirmMeaning(reply, meaning) ??
  admitUnknown(reply, meaning, said)
