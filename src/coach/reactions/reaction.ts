// What the coach says to a message of which it knows only the form: a feeling that is named, a loss, two sides, a time.
import type { CoachLanguage } from '../script/wording.ts'

export type ReactionTexts = {
  /** Short reactions that can stand alone. */
  says: readonly string[]
  /** Questions that fit every message of this form. `{person}` is the person it mentions ("your sister"). */
  asks: readonly string[]
}

export type Reaction = Record<CoachLanguage, ReactionTexts> & {
  id: string
  /** Matched against the normalized message. */
  cue: RegExp
  not?: RegExp
  /** Needs a person that the message mentions. */
  person?: boolean
  /** Only about the writer. */
  own?: boolean
  /** After good news or a loss, no idea is offered. */
  noIdea?: boolean
  /** Its short reactions are said in one turn of a talk only. */
  once?: boolean
  /** Also said while the coach only listens. */
  quiet?: boolean
}

const others = String.raw`(?:he|she|they|it|who|everyone|nobody|no one|anyone|somebody|people|wife|husband|partner|mom|mum|mother|dad|father|son|daughter|brother|sister|boss|sponsor|friend|girlfriend|boyfriend|kids?)`
const isEnglish = String.raw`(?:'s|'re|s|re| is| was| are| were| gets?| got| looks?| looked| seems?| feels?| felt)?`
const isSpanish = String.raw`(?:esta|estaba|estan|andaba|anda|se puso|se pone|se quedo|parece|se ve|sigue)`

/** The cue of a feeling that the writer has: neither denied nor someone else's. */
export function feeling(words: string): Pick<Reaction, 'cue' | 'not'> {
  const denied = String.raw`\b(?:not|never|no longer|less|\w+n'?t|no|ni|nunca|tampoco|sin|menos)(?: (?!se\b)\w+){0,2} (?:${words})\b`
  const theirs = String.raw`\b${others}${isEnglish} (?:so |really |very |just |all |pretty |kinda |still )*(?:${words})\b|\b(?:make|makes|made|making) (?:him|her|them|people|my \w+) (?:so |really )?(?:${words})\b|\b${isSpanish} (?:muy |bien |tan |re |super )*(?:${words})\b`
  return { cue: new RegExp(String.raw`\b(?:${words})\b`), not: new RegExp(`${denied}|${theirs}`) }
}
