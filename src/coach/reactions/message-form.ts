// The form of a statement, by which the coach reacts to it where nothing else matches.
import type { SituationId } from '../script/situation-id.ts'
import { personIn, type Story } from '../script/story.ts'
import { type CoachLanguage, hasFresh } from '../script/wording.ts'
import { plainReactions, reactionsInGrief, reactionsToRelatives } from './plain-reactions.ts'
import type { Reaction, ReactionTexts } from './reaction.ts'
import { reactionsBeforeFeelings, reactionsToEvents } from './reactions-to-events.ts'
import { reactionsToFeelings } from './reactions-to-feelings.ts'

const reactions: readonly Reaction[] = [
  ...reactionsBeforeFeelings,
  ...reactionsToFeelings,
  ...reactionsToEvents,
]

/** What a reaction depends on besides the message. */
type Place = { language: CoachLanguage; story: Story; situation: SituationId | null; used: readonly string[] }

export type MessageForm = {
  id: string
  texts: ReactionTexts
  noIdea?: boolean
  quiet?: boolean
  once?: boolean
}

const isPlural = (person: string) => /^tus |(kids|children|parents)$/.test(person)

/** The forms of a message (normalized), the most telling first, that still have a wording. */
export function formsOf(said: string, { language, story, used, situation }: Place): MessageForm[] {
  const person = personIn(said, language)
  const matching = reactions.filter(
    ({ cue, not, own, person: needsPerson }) =>
      cue.test(said) &&
      !not?.test(said) &&
      !(own && story.who === 'other') &&
      !(needsPerson && (person === undefined || isPlural(person))),
  )
  const forms: MessageForm[] = matching.map((one) => ({ ...one, texts: one[language] }))
  if (situation === 'grief' && remembers.test(said))
    forms.push({ id: 'grief', texts: reactionsInGrief[language] })
  const relative = { id: 'relative', texts: reactionsToRelatives[language], once: true }
  if (story.who === 'other' && ofThem.test(said))
    forms.splice(isAtLoss.test(said) ? 0 : forms.length, 0, relative)
  return forms.filter((form) => maySay(form, used) || mayAsk(form, used))
}

// "I don't know what to do with him": the writer needs to be asked first.
const isAtLoss =
  /\b(don'?t|dont) know what (else )?to do\b|\bno se que (mas )?hacer\b|\bya no (puedo|aguanto)\b/

const ofThem =
  /^(?=(\S+ ){5}).*\b(he|she|him|her|his|hes|shes|my (son|daughter|husband|wife|partner|brother|sister|mom|mum|mother|dad|father|boyfriend|girlfriend|kid)|el|ella|lo|le|mi (hij[oa]|espos[oa]|marido|herman[oa]|mama|papa|pareja|novi[oa]|niet[oa]))\b/
const remembers =
  /\b(he|she|his|her|him|used to|remember|el|ella|su|sus|era|tenia|recuerdo|me acuerdo|siempre)\b/

/** Whether a form still has a short reaction. Some, like being sorry for a loss, are said in one turn only. */
export const maySay = ({ id, texts, once }: MessageForm, used: readonly string[]): boolean =>
  isFresh(id, 'says', texts, used) && !(once && used.some((one) => one.startsWith(`react.${id}.says.`)))

export const mayAsk = ({ id, texts }: MessageForm, used: readonly string[]): boolean =>
  isFresh(id, 'asks', texts, used)

export const plainForm = (language: CoachLanguage): MessageForm => ({
  id: 'plain',
  texts: plainReactions[language],
})

const isFresh = (
  id: string,
  part: keyof ReactionTexts,
  texts: ReactionTexts,
  used: readonly string[],
): boolean => hasFresh(`react.${id}.${part}`, texts[part], used)
