// Answers a question with a prepared answer, or says honestly that there is none and who may know.
import { allAnswers } from '../answers/all-answers.ts'
import type { Match, Meaning } from '../meaning/meaning.ts'
import type { PreparedAnswer } from '../prepared-answer.ts'
import { type GuidedTurn, type ReplyDraft, words } from './reply.ts'

const byId = new Map(allAnswers.map((one) => [one.id, one]))

/** The prepared answer that fits, if one is sure enough. What was given already stands back: a follow-up asks for something new. */
export function preparedFor(
  meaning: Meaning,
  gate: number,
  used: readonly string[] = [],
): { answer: PreparedAnswer; match: Match } | undefined {
  const isUsed = (id: string) => used.includes(`answer.${id}`)
  const [match] = meaning.answers
    .filter(({ score }) => score >= gate)
    .toSorted((a, b) => standing(b, isUsed(b.id)) - standing(a, isUsed(a.id)))
  const answer = match && byId.get(match.id)
  return match && answer ? { answer, match } : undefined
}
const standing = ({ score }: Match, isUsed: boolean) => (isUsed ? score - 0.1 : score)

export function givePrepared(reply: ReplyDraft, answer: PreparedAnswer): GuidedTurn {
  const { language, used } = reply.state
  const book = words(reply.state)
  if (used.includes(`answer.${answer.id}`)) return giveMore(reply, answer)
  reply.set({
    used: [...used, `answer.${answer.id}`],
    answered: answer.id,
    offered: null,
    choices: [],
    confused: 0,
  })
  // The same pointer to a person is given once in a talk.
  const isNewPointer = answer.ask && !used.includes(`ask.${answer.ask}`)
  const where = answer.ask && isNewPointer ? ` ${book.ask[answer.ask]}` : ''
  if (isNewPointer) reply.set({ used: [...reply.state.used, `ask.${answer.ask}`] })
  // A second pointer to the same person would only repeat.
  const says = answer.answer[language]
  const pointed = answer.ask && says.toLowerCase().includes(pointers[answer.ask][language])
  reply.tell('thought', pointed ? says : says + where)
  if (answer.source) reply.wants.links = [{ label: answer.source.title, href: answer.source.url }]
  if (answer.danger) reply.needsNumbers = true
  return reply.tap(answer.more ? [book.tellMore] : []).end()
}

const pointers: Record<NonNullable<PreparedAnswer['ask']>, { en: string; es: string }> = {
  prescriber: { en: 'prescrib', es: 'recet' },
  pharmacist: { en: 'pharmac', es: 'farmac' },
  doctor: { en: 'doctor', es: 'médic' },
  lawyer: { en: 'lawyer', es: 'abogad' },
  court: { en: 'court', es: 'juzgad' },
  sponsor: { en: 'sponsor', es: 'padrin' },
  counselor: { en: 'counselor', es: 'terapeut' },
}

/** Detail on the answer given last, or a plain word that there is no more. */
export function giveMore(reply: ReplyDraft, answer: PreparedAnswer): GuidedTurn {
  const { language, used } = reply.state
  const book = words(reply.state)
  const key = `more.${answer.id}`
  if (answer.more && !used.includes(key)) {
    if (answer.source) reply.wants.links = [{ label: answer.source.title, href: answer.source.url }]
    return reply
      .set({ used: [...used, key] })
      .tell('thought', answer.more[language])
      .tap()
      .end()
  }
  reply.say('reflection', 'again', book.again)
  if (answer.ask && !used.includes(`ask.${answer.ask}`)) reply.tell('thought', book.ask[answer.ask])
  if (answer.source) reply.wants.links = [{ label: answer.source.title, href: answer.source.url }]
  return reply.say('question', 'okayAsk', book.okayAsk).tap().end()
}

export const lastAnswer = (id: string | null): PreparedAnswer | undefined => (id ? byId.get(id) : undefined)

const fields: readonly (readonly ['medicine' | 'law' | 'treatment' | 'body', RegExp])[] = [
  [
    'medicine',
    /\b(medic\w*|meds?|pills?|dose|mg|suboxone|methadone|naltrexone|antabuse|antidepressant\w*|prescri\w*|pastillas?|medicina\w*|metadona|receta\w*)\b/,
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
    /\b(body|pain|heart|liver|doctor|pregnan\w*|symptom\w*|sleep|brain|cuerpo|dolor|corazon|higado|embaraz\w*|sintoma\w*)\b/,
  ],
]

/** No answer is sure enough: says so, says who may know, and offers the nearest questions to tap. */
export function admitUnknown(reply: ReplyDraft, meaning: Meaning, said: string): GuidedTurn {
  const { language, used } = reply.state
  const book = words(reply.state)
  const field = fields.find(([, cue]) => cue.test(said))?.[0] ?? 'other'
  reply.say('reflection', 'unknown', book.unknown)
  // Where to ask is said once for each field.
  if (!used.includes(`where.${field}`))
    reply.set({ used: [...reply.state.used, `where.${field}`] }).tell('thought', book.unknownWhere[field])
  const close = meaning.answers
    .filter(({ id, score }) => score >= meaning.gates.maybe && !used.includes(`answer.${id}`))
    .slice(0, 2)
    .flatMap(({ id }) => byId.get(id)?.asks[language][0] ?? [])
  if (close.length > 0) reply.say('question', 'unknownClose', book.unknownClose)
  return reply.tap(close).end()
}
