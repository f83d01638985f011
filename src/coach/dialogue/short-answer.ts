// Reads a short message in the light of the talk: as the answer to the coach's last question, or as a question about its last answer.

import { normalizeText } from '../../platform/normalize-text.ts'
import {
  type AnswerShape,
  askedQuestionIn,
  frequency,
  saysHowOften,
  spanIn,
  spendings,
  substances,
  troubleFor,
  withoutFor,
  yearlySum,
} from '../listening/asked-questions.ts'
import { matchingReply } from '../listening/matching-reply.ts'
import { fragmentBack } from '../listening/said-back.ts'
import type { Meaning } from '../meaning/meaning.ts'
import { stemsOf } from '../meaning/word-overlap.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situationsIn } from '../script/situation.ts'
import type { SituationId } from '../script/situation-id.ts'
import { livesWithout, pathOf, wantsNoFacts } from '../script/story.ts'
import { hasFresh } from '../script/wording.ts'
import { plansStep, tookAStep } from './answer-act.ts'
import { mentionsLapse } from './case-answer.ts'
import { hasReaction } from './listening-answer.ts'
import { adviseByForm, giveMore, lastAnswer } from './prepared.ts'
import { type GuidedTurn, type MessageTurn, type ReplyDraft, scriptOf } from './reply.ts'
import { askBack, generalPath } from './situation-steps.ts'
import type { State } from './state.ts'

const mostWordsOfAnswer = 7
const mostWordsSaidBack = 12
const mostWordsOfFact = 5
const questionWord =
  /\b(what|what's|which|whose|who|who's|how|when|where|why|que|cual|cuales|quien|quienes|como|cuando|cuanto|cuanta|donde|por que)\b/

/** Whether the coach's last question asks for yes or no. */
export const askedYesOrNo = ({ asking }: State) => asking !== '' && !questionWord.test(asking)

// "Nobody believed I could" and "nothing, I'm just tired" say more than "nobody" and "nothing".
const nothing =
  /^(no ?(one|body)|nothing|never|none( of (them|it|those))?|neither|nada|nadie|ningun[oa]?|nunca)( (yet|really|so far|else|at all|much|to me|here|honestly|i guess|lol|for now|todavia|aun|de nada|la verdad|por ahora|que yo sepa|mas|en realidad|creo))*\W*$/
const notYet = /^(not (yet|really)|todavia no|aun no|la verdad no)\b/
const unsure = /^(not sure|maybe|i guess( so)?|hard to say|who knows|quien sabe|no se|tal vez|quizas?)\W*$/
const mostWordsOfNothing = 4

function shapeOf({ said, wordCount, yes, no, intent }: MessageAnalysis): AnswerShape {
  if (intent === 'dont_know' || unsure.test(said)) return 'unsure'
  if (wordCount <= mostWordsOfNothing && nothing.test(said)) return 'none'
  if (no || notYet.test(said)) return 'no'
  return yes ? 'yes' : 'value'
}

// "40 days" and "two years today" count days in recovery, unless the coach asked how long something has lasted.
const namesDate = /\b(today|tomorrow|hoy|manana)\W*$|^\D*\d+ (days?|weeks?|months?|dias?|semanas?|mes(es)?)\b/

type Line = { key: string; wordings: readonly string[]; year?: string }

/** The line for a length of time: of abstinence if the talk is about that, else of the problem. */
function lineForSpan({ before, parsed }: MessageTurn): Line | undefined {
  const size = spanIn(parsed.said)
  if (!size) return undefined
  const talk = normalizeText(
    [before.asking, before.previous, ...before.recent.slice(-2), parsed.said].join(' '),
  )
  const isAsked = askedQuestionIn(before.asking)?.id === 'duration'
  const isWithout = livesWithout.test(talk) || (!isAsked && namesDate.test(parsed.said))
  const lines = isWithout ? withoutFor : troubleFor
  return { key: `lasting.${isWithout}.${size}`, wordings: lines[size][before.language] }
}

const namesNoFact = ['lapse', 'relative', 'family']
const ofMoney = /\$|dollars|bucks|pesos|dolares/

/** The line for a message that only names a substance, how often, or how much money. */
function lineForFact({ reply, before, parsed }: MessageTurn): Line | undefined {
  if (parsed.wordCount > mostWordsOfFact) return undefined
  const year = yearlySum(parsed.said)
  if (year !== undefined && (reply.state.story.topic === 'gambling' || ofMoney.test(parsed.said)))
    return { key: 'spendings', wordings: spendings[before.language], year: year.toLocaleString('en-US') }
  if (saysHowOften(parsed.said)) return { key: 'frequency', wordings: frequency[before.language] }
  const named =
    reply.state.story.who === 'other' ||
    namesNoFact.includes(before.situation ?? '') ||
    wantsNoFacts(normalizeText(before.previous))
      ? undefined
      : substances.find(({ cue }) => cue.test(parsed.said))
  return named && { key: `named.${named.id}`, wordings: named.says[before.language] }
}

// After an answer that asked nothing, "my sister maybe" names a person who could help.
const impliedQuestion = ({ said, wordCount }: MessageAnalysis) =>
  wordCount <= mostWordsOfFact + 1 && aPerson.test(said) && !doesSomething.test(said) ? 'who could help?' : ''
const aPerson =
  /^(maybe |probably |just )?(my|mi|someone from|alguien de) (?!(life|head|body|day|vida|cabeza)\b)\w+( \w+)?( \w+)?( maybe| probably| tal vez| quizas?)?\W*$/

// "My son uses", "mi hijo se droga" is a statement about that person, not a name.
const doesSomething =
  /^(maybe |probably |just )?(my|mis?) \w+( \w+)? ?('s|s'|is|was|has|had|does|did|won'?t|keeps?|uses?|drinks?|smokes?|gambles?|stole|steals|lies|lied|died|left|hates?|relapsed|quit|thinks?|says?|said|knows?|found|wants?|se|no|me|nos|le|lo|ya|esta|es|era|toma|bebe|fuma|juega|usa|consume|apuesta|recayo|murio|roba|miente|tienen|estan|son|quieren|quiere|dice|sabe|anda|sigue|volvio|tiene)\b/

function lineForQuestion({ before, parsed }: MessageTurn): Line | undefined {
  const question = askedQuestionIn(before.asking || impliedQuestion(parsed))
  if (!question) return undefined
  const shape = shapeOf(parsed)
  const isNone =
    shape === 'no' && !question.says.no && question.id !== 'fear' && parsed.wordCount <= mostWordsOfNothing
  const wordings = question.says[isNone ? 'none' : shape]?.[before.language]
  if (!wordings) return undefined
  if (
    shape === 'value'
      ? question.value && !question.value.test(parsed.said)
      : parsed.wordCount > mostWordsOfAnswer
  )
    return undefined
  return { key: `asked.${question.id}.${shape}`, wordings }
}

const ofFeeling = /^asked\.(before|gives|fear)\./

// "My wife says I shouldn't go" names her and tells something else.
const quotes =
  /\b(says?|said|tells?|told|thinks?|wants?|asked|dicen?|dijo|quiere|piensa) (that |me |i |to |not |it |he |she |que )/
// "My inheritance from my dad", "por mi forma de beber" names a person or nobody in passing.
const namesInPassing =
  /^(i )?(don'?t|dont|do not|ya no|ya ni|no|not)\b|^(it'?s|its|that'?s|because|cause|por|porque|es que|es) \b|\b(money|inheritance|house|car|account|card|fault|forma|manera|culpa|dinero|casa|tarjeta|herencia)\b/
const isNoPerson = (said: string): boolean =>
  quotes.test(said) || doesSomething.test(said) || namesInPassing.test(said)
// "My sponsor hung up on me" does not name someone who helps.
const letDown =
  /\b(like nothing (had )?happened|pretend\w*|fak(e|ed|ing)|lied|como si nada|hung up|walked out|ignored|blocked me|yelled|left me|won'?t|wouldn'?t|stopped (talking|calling|answering)|can'?t (call|reach|ask|tell)|me (colgo|ignoro|bloqueo|grito))\b/

// "Me cuesta dormir si no fumo" names a difficulty and nothing that helps.
const isDifficulty =
  /^(she|he|they|my \w+|mi \w+|ella|el|me (llamo|dijo|escribio|pidio)) |\b(can'?t|cannot|couldn'?t|hard to|struggle|trouble|unless i|if i don'?t|no (puedo|logro|consigo|duermo|como)|me cuesta|si no (fumo|tomo|bebo|consumo|uso))\b/

/** Acknowledges an answer to the coach's last question with a line. @returns whether there was one */
export function acknowledgeAnswer(turn: MessageTurn): boolean {
  const { reply, before, message, parsed, asks } = turn
  const line = lineForSpan(turn) ?? lineForFact(turn) ?? lineForQuestion(turn)
  if (line?.key === 'asked.helped.value' && isDifficulty.test(parsed.said)) return false
  if (!line || parsed.wordCount > mostWordsSaidBack || asks || letDown.test(parsed.said)) return false
  if (/^asked\.(person|knows)\.value/.test(line.key) && isNoPerson(parsed.said)) return false
  // "I felt like my dad" says more than the answer to a question about a feeling.
  if (ofFeeling.test(line.key) && hasReaction(parsed.said, reply.state)) return false
  const value = fragmentBack(message, before.language)
  if (value?.includes('«')) return false
  const withValue = line.wordings.filter((one) => one.includes('{value}'))
  const wordings =
    value !== undefined && withValue.length > 0
      ? withValue
      : line.wordings.filter((one) => !withValue.includes(one))
  if (!hasFresh(line.key, wordings, reply.state.used)) return false
  reply.say('reflection', line.key, wordings, { value, year: line.year })
  return true
}

const clearScore = 2

/** The situation that one of the last messages named. */
function namedBefore({ recent }: State): SituationId | undefined {
  const found = recent
    .slice(-2)
    .toReversed()
    .flatMap((said) => situationsIn(normalizeText(said)).slice(0, 1))
    .find(({ score }) => score >= clearScore)
  return found?.id
}

/** The answer to a message of a few words that answers the coach's last question. */
export function answerToQuestion(turn: MessageTurn): GuidedTurn | undefined {
  const { reply, before, parsed, asks, act } = turn
  if (asks || act || parsed.scale !== undefined || parsed.wordCount > mostWordsOfAnswer) return undefined
  if (before.offered || before.listens > 0 || tookAStep(parsed, before.recent) || plansStep(parsed))
    return undefined
  if (parsed.intent !== undefined && parsed.intent !== 'dont_know') return undefined
  const { story, used } = reply.state
  if (mentionsLapse(parsed.said, story)) return undefined
  if (matchingReply(parsed.said, { story, situation: before.situation, used })) return undefined
  if (!acknowledgeAnswer(turn)) return undefined
  const path = pathOf(story, before.situation ?? namedBefore(before) ?? generalPath(parsed))
  reply.set({
    situation: path,
    visited: [...new Set([...reply.state.visited, path])],
    confused: 0,
    choices: [],
  })
  return askBack(reply, parsed.said)
}

export const asksForExample =
  /^(ok |and |so |but )*(like (what|how|who|where)|how( so| exactly| though)?|such as|for example|what kind|como (que|cual)|por ejemplo)\W*$/
const mentionsWording = /\b(say|tell|talk|write|text|ask|words|decir\w*|digo|hablar|escrib\w+)\b/

/** Without answers that are only likely: for the few words of a bare question they are right only by chance. */
export const withoutNear = (meaning: Meaning): Meaning => ({ ...meaning, answers: [] })

/** The unused rest of the last answer, else words to use or steps to take. */
export function giveExample(reply: ReplyDraft, said: string, read: Meaning): GuidedTurn | undefined {
  const { answered, recent, used } = reply.state
  const last = lastAnswer(answered)
  if (last?.more && !used.includes(`more.${last.id}`)) return giveMore(reply, last, said)
  const meaning = withoutNear(read)
  const isOfWords = recent.slice(-2).some((one) => mentionsWording.test(one.toLowerCase()))
  const asked = isOfWords ? 'what do i say' : 'what can i do'
  return adviseByForm(reply, meaning, asked) ?? adviseByForm(reply, meaning, 'what can i do')
}

const elliptical =
  /^(and|or|but|y|o|pero) (the|at|in|on|with|for|after|during|without|el|la|los|las|con|sin|en|por|de) \w+( \w+){0,2}\W*$/

/** "And the rules?", "and at night" right after an answer asks about the same. */
export const isFollowUpQuestion = (before: State, said: string): boolean =>
  before.asking === '' && before.answered !== null && elliptical.test(said)

const asksAbout =
  /^(?:ok |and |so |but |y )*(?:what about|how about|and|or|y(?: que hay)?(?: de| con)?) (?:(?:the|my|at|in|on|el|la|los|las) )*(?<about>.{3,24}?)\W*$/
const answersLookedAt = 2

/** "What about hair?": the sentence of the last answers that mentions it. */
export function pointAbout(reply: ReplyDraft, said: string): GuidedTurn | undefined {
  const { language, used } = reply.state
  const stems = new Set(stemsOf(asksAbout.exec(said)?.groups?.about ?? '').filter((stem) => stem.length >= 4))
  const point = used
    .filter((one) => one.startsWith('answer.'))
    .slice(-answersLookedAt)
    .flatMap((one) =>
      (lastAnswer(one.slice('answer.'.length))?.answer[language] ?? '').split(/(?<=[.!?;])\s+|\n+/),
    )
    .find((sentence) => stemsOf(sentence).some((stem) => stems.has(stem)))
  return point === undefined
    ? undefined
    : reply.say('thought', 'pointAgain', scriptOf(reply.state).pointAgain, { point }).suggest().end()
}

/** For a question of two words that nothing in the conversation explains. */
export const askWhatIsMeant = (reply: ReplyDraft): GuidedTurn =>
  reply.say('question', 'leanAsk', scriptOf(reply.state).leanAsk).suggest().end()

const echo =
  /^(?:like |so )?(?:what|how (?:many|much|long|often|old)|when|where|who|how)\?+\s+(?<answer>[^?]{2,})$/i

/** "How many? Like three a night" repeats the coach's question and answers it. */
export const withoutEcho = (before: State, message: string): string | undefined =>
  before.asking === '' ? undefined : echo.exec(message.trim())?.groups?.answer
