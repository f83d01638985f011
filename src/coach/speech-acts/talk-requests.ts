// What a person asks of the coach in the middle of a talk: an idea, an answer, or just to listen; also as the answer to its offer.
import { normalizeText } from '../../platform/normalize-text.ts'
import { asksIn } from '../script/story.ts'
import { complaintIn, wantsIdeaStill } from './coach-complaints.ts'

export type TalkRequest = {
  kind: 'idea' | 'answer' | 'listen' | 'question' | 'neither'
  /** What the message says besides, as it was typed. */
  rest: string
}

// "An idea, a question, or just being heard?" and its siblings.
const offers =
  /\b(one|an?) idea\b.*\b(heard|ear|listen|person)\b|\b(answer|listen)\b.*\bidea\b|\bidea\b.*\b(escuch\w*|persona)\b|\b(respond\w*|respuesta|escuchar)\b.*\b(idea|persona)\b/
const opening = String.raw`^(?:(?:ok(?:ay)?|yes|yeah|yea|yep|sure|fine|well|so|um+|please|pls|just|maybe|then|lol|i guess|s[ií]|bueno|pues|va|vale|claro|mejor|entonces|a ver|ya)[\s,.!]+)*`
const closing = String.raw`(?:[\s,]+(?:would (?:be (?:nice|great|good|cool)|help)|(?:me )?(?:estar[ií]a|vendr[ií]a) bien|please|pls|plz|sure|then|i guess|ok(?:ay)?|lol|por ?fa(?:vor)?|pues|entonces|mejor|supongo|va|dale|thanks|thx|gracias))*`
const request = (core: string, end: string) => new RegExp(`${opening}(?:${core})${closing}${end}`, 'i')
// Nothing, another sentence, or what the idea is for.
const end = String.raw`(?:[\s]*$|[.,;:!\n]+\s*|\s+(?=(?:for|on|about|para|sobre|de c[oó]mo|pa)\s))`

const ideas = request(
  String.raw`(?:give me|gimme|tell me|i(?:['’]?d| would)? (?:want|like|take|need)|i(?:['’]?ll)? take|can (?:you|u|i) (?:give me|get|have)|got|dame|deme|denme|d[ií]game|dime|me das|quiero|quisiera|prefiero|necesito|puedes darme)?\s*(?:one|an|a|any|some|another|the|una?|alguna|otra|la)?\s*(?:good |quick |buena )?(?:idea|tip|suggestion|consejo)s?`,
  end,
)
const either = /^(both|either( one)?|the first( one)?|las dos|los dos|cualquiera|la primera)\W*$/i
const listens = request(
  String.raw`(?:an?|the)?\s*(?:open )?ear|(?:just )?(?:listen(?:ing)?|(?:being|be|get) heard|heard)|(?:s[oó]lo )?(?:escucha(?:me|r|rme)?|que me escuches)`,
  end,
)
const questions = request(
  String.raw`(?:an?|the|ask me an?|una?|la|hazme una)?\s*(?:question|pregunta)(?: to think (?:it )?(?:through|about)| para pensar(?:lo)?)?`,
  end,
)
const neither =
  /^(?:(?:no|nah|nope|um+)[\s,.]+)*(?:neither(?: of (?:those|them))?|none(?: of (?:those|them|that))?|not listening|not an idea|ningun[oa](?: de (?:las|los) dos)?|ni (?:una?|lo uno) ni (?:la |lo )?otr[oa])\b[\s.,;:!]*/i
const answers =
  /^(?:(?:ok(?:ay)?|please|just|por favor|solo|no)[\s,.]+)*(?:(?:answer|respond to) (?:my|the) question|answer(?: me)?|(?:responde|contesta)(?:me)?(?: (?:a )?(?:mi|la) pregunta)?)\W*$/i

/** @param asking the coach's last question (normalized) */
export function requestIn(message: string, asking: string): TalkRequest | undefined {
  const text = message.trim()
  const isOffered = offers.test(asking)
  if (answers.test(text)) return { kind: 'answer', rest: '' }
  const restOf = (form: RegExp) => text.replace(form, '').trim()
  if (quotesOffer.test(text)) return undefined
  if (ideas.test(text)) return { kind: 'idea', rest: restOf(ideas) }
  if (!isOffered && !plainlyListen.test(text)) return undefined
  if (either.test(text)) return { kind: 'idea', rest: '' }
  if (listens.test(text)) return { kind: 'listen', rest: restOf(listens) }
  if (questions.test(text)) return { kind: 'question', rest: restOf(questions) }
  return neither.test(text) ? { kind: 'neither', rest: restOf(neither) } : undefined
}
// "An idea or an open ear. Lord." quotes the coach, and "good idea" agrees with it.
const quotesOffer =
  /^(an|one|una) idea,? (or|o) |^\W*((ok(ay)?|oh|yeah|lol|wow)[, ]+)*(good|great|nice|buena) (idea|tip)/i

const plainlyListen = /^(ok(ay)?,? |an? |just )*open ear\b/i

const fewestWordsOfQuestion = 3
const wantsToKnow =
  /\b(wanna|want to|need to|quiero|quisiera|necesito) (know|saber) (if|how|what|when|whether|where|si|como|que|cuando|cuanto)\b/
const toCoach =
  /\b(are you (a )?(bot|real|human|robot|even)|did you even|who (are|made) you|what are you|eres (un )?(robot|real|humano))\b|^(what|que|huh|wtf|como)[?! ]*$/

/** The last question that the person really asked. @param recent the last messages of the person, oldest first */
export function lastQuestion(recent: readonly string[]): string | undefined {
  for (const message of recent.toReversed()) {
    const sentences = message.split(/(?<=[.!?\n])\s+/)
    const at = sentences.findLastIndex((sentence) => {
      const said = normalizeText(sentence)
      return (
        said.split(' ').length >= fewestWordsOfQuestion &&
        (asksIn(said) || wantsToKnow.test(said)) &&
        !toCoach.test(said)
      )
    })
    if (at < 0) continue
    const question = sentences[at] ?? ''
    // A short question needs the sentence before it: "That's my wife. Is it a bad idea?"
    return question.split(/\s+/).length < mostWordsAlone && at > 0
      ? `${sentences[at - 1]} ${question}`
      : question
  }
  return undefined
}
const mostWordsAlone = 7

const thanksFirst =
  /^(?:(?:ok(?:ay)?|wow|oh|great|cool|bueno|ay|ah)[\s,.!]+)*(?:thanks?(?: you| u)?|thx|ty|(?:muchas )?gracias)[\s,.!]+(?:(?:and|but|so|y|pero)[\s,]+)?(?:(?:one )?(?:last|more|other|quick) (?:thing|question|one)|una (?:[uú]ltima )?(?:cosa|pregunta)(?: m[aá]s)?)?[\s,.:]*(?:i guess )?/i
const lastThing =
  /^(?:(?:ok(?:ay)?|oh|so|and|bueno|y)[\s,.!]+)*(?:(?:one )?(?:last|more|other|quick) (?:thing|question|one)|una (?:[uú]ltima )?(?:cosa|pregunta)(?: m[aá]s)?)[\s,.:]+/i
const fewestWordsAfterThanks = 3

/** The question after "ok thx. last thing". */
export function questionAfterThanks(message: string): string | undefined {
  const text = message.trim()
  const form = thanksFirst.test(text) ? thanksFirst : lastThing
  const rest = form.test(text) ? text.replace(form, '') : ''
  return rest.split(/\s+/).length >= fewestWordsAfterThanks && asksIn(normalizeText(rest)) ? rest : undefined
}

type TalkSoFar = { recent: readonly string[]; asking: string; turn: number }

/** The text whose meaning counts: of a request or a complaint, what it refers to. */
export function textToRead({ recent, asking, turn }: TalkSoFar, message: string): string | undefined {
  const after = questionAfterThanks(message)
  if (after) return after
  const request = requestIn(message, asking)
  if (request?.kind === 'idea') return [recent.at(-1), request.rest].filter(Boolean).join('. ')
  if (request?.kind === 'answer') return lastQuestion(recent)
  if (request) return request.rest || undefined
  const complaint = turn > 0 ? complaintIn(message) : undefined
  if (!complaint) return undefined
  if (wantsIdeaStill.test(normalizeText(message)))
    return [recent.at(-1), complaint.rest].filter(Boolean).join('. ')
  return complaint.rest || (complaint.isBaffled ? undefined : lastQuestion(recent))
}
