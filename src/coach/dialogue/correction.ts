// Handles corrections of who or what the talk is about: drops the misread turn and answers what was meant.
import { normalizeText } from '../../platform/normalize-text.ts'
import { fragmentBack, saidBack } from '../listening/said-back.ts'
import { analyzeMessage, type MessageAnalysis } from '../script/message-analysis.ts'
import { situation } from '../script/situation.ts'
import { pathOf, type Story, storyIn } from '../script/story.ts'
import { deniesOfOwnLife } from '../speech-acts/act-in-talk.ts'
import {
  correctionSentence,
  meantIn,
  replacement,
  restated,
  restatedBy,
  shortClause,
} from '../speech-acts/corrected-text.ts'
import { answerCase, caseFor } from './case-answer.ts'
import { giveListeningReply, replyTo } from './listening-answer.ts'
import { type GuidedTurn, type MessageTurn, scriptOf } from './reply.ts'
import { askedYesOrNo } from './short-answer.ts'
import { askBack, askNextStep } from './situation-steps.ts'
import type { State } from './state.ts'

// "No, I said my brother", "it's not tobacco", "you asked how long I have been using": the coach misread the message before.
const contradicts =
  /^(no+|nope|nah)\b[, ]*.{0,12}\b(i (said|meant?)|it'?s (my|the|not|about|for|an?)|its (my|the)|the other|the one|wrong|misunderstood|misread|not (my|the|him|her|me|about|for me|that kind|alcohol|drugs|pills|weed))\b|^(wait|actually|wrong)\b.{0,20}\b(not|n't|i (said|meant?)|it'?s|its|the other|the one|misunderstood)\b|^(i (said (my|it'?s|its|not|that)|meant|didn'?t (say|mean))|that'?s (not it|wrong)|not (me|him|her|that|my|alcohol|drinking|drugs|pills|weed|gambling|smoking|food)\b|you (misunderstood|misread|got (it|that|me) wrong|mixed)|wrong (person|one|thing|way))\b|\bi'?m not the one\b|\byou (asked|said|think|thought|assumed?|keep (saying|asking|talking))\b.{0,60}\b(not|n't|never|it'?s|my)\b|^(it|that|this|he|she|they)('?s| is| was| are| were)? ?(not|isn'?t|wasn'?t|ain'?t) (?!(a bad|a big|fun|funny|anymore|enough|over|worth|normal|fair|easy|good|bad|great|going|working|helping|that|so|really|just|like|about|even|okay|ok|much|too)\b)(an? |the |my )?\w+|^(no,? )?(dije|yo no (dije|me|soy|tomo|bebo|uso|fumo)|quise decir|no quise decir|no (es|soy|era|fue) (?!(facil|justo|nada|tan|que|para|por|lo)\b)|al reves|me refiero|no me (estas )?entend\w+|te equivocaste|entendiste mal)\b|^.{2,40} i mean\b\W*(not\b.*)?$|^.{2,40},? quiero decir\W*$|^(he|she|they|it) (didn'?t|wasn'?t|isn'?t) \w+,? (but )?(i (did|was|am)|it'?s me)\b|^i said .{2,30}, not that\b|^no (hablo|hablaba) de\b|^es (la letra|una? (cancion|pelicula|serie|libro|chiste|dicho))\b|^no, \w+( \w+)? no\b/
const deniesOwnUse = /\b(i('m| am|'ve)? (not|never|don'?t|didn'?t)|not me|yo no|no soy yo)\b/
const fewestWords = 4
// An age, a time, a place or an event.
const addsFact =
  /^(he|she|they|it|ella|el|es)?('?s| is| are|'re| tiene| va a)? ?(\d+( (years?|months?|weeks?|days?|anos|meses))?( old)?|(his|her|their) \d+\w*|(at|in) (school|work|home|rehab|jail|bed)( right now)?|(marrying|getting married|having a baby|moving|coming|de) .*)\W*$/

// "No, I haven't told my sponsor" answers a question and corrects nothing.
const tellsNo =
  /^(no+|nope|nah)\b[,. ]*(i|we|he|she|they)( have|'ve|'m| am)? ?(haven'?t|didn'?t|don'?t|doesn'?t|hasn'?t|can'?t|couldn'?t|wasn'?t|won'?t|not|never)\b(?! (say|said|mean|ask))/
export const answersWithNo = (before: State, { said, person }: MessageAnalysis) =>
  (/^(no+|nope|nah|not)\b(?! (me|him|her|that|my|alcohol|drinking|drugs|pills|weed)\b)/.test(said) &&
    askedYesOrNo(before)) ||
  (person === undefined && tellsNo.test(said))

/** "No, it's my brother": confirms the correction, drops the misread turn, and answers what was meant. */
export function answerCorrection(
  turn: MessageTurn,
  what: 'who' | 'topic' | undefined,
): GuidedTurn | undefined {
  const { reply, before, message, parsed, meaning, act, asks } = turn
  const contradictsCoach =
    parsed.wordCount >= fewestWords &&
    contradicts.test(parsed.said) &&
    !deniesOfOwnLife.test(parsed.said) &&
    !answersWithNo(before, parsed)
  // A first message has nothing to correct, and "she's 15" only adds a fact.
  const isMisread = act === 'misread' && !addsFact.test(parsed.said)
  const isContradiction =
    before.turn > 1 &&
    (isMisread || contradictsCoach || replacement(before.previous, message) !== undefined) &&
    act !== 'insult' &&
    act !== 'complaint'
  if (!what && !isContradiction) return undefined
  const { meant, isPositive } = meantIn(message)
  // "Its not cheating tho" denies something and names nothing else.
  if (!what && nothingMeant.test(meant)) return undefined
  if (!what && act === 'misread' && !isPositive) return undefined
  // If only a question remains, the ordinary path answers it after the apology.
  if (asks && !what) {
    reply.set({ situation: before.back?.situation ?? before.situation })
    reply.say('reflection', 'reread', scriptOf(before).reread)
    return undefined
  }
  dropMisread(turn, meant)
  const again = confirmCorrection(turn, what, meant)
  const fitting = caseFor(meaning, parsed, reply.state.story, reply.state.used)
  const surplus = wordsOf(meant) <= mostWordsOfDetail ? surplusOfDetail : 0
  if (fitting && fitting.match.score >= meaning.gates.case + surplus)
    return withoutReflection(answerCase(reply, fitting.found, meaning))
  const match = replyTo({ ...turn, parsed: analyzeMessage(meant, before.language) })
  if (match) return withoutReflection(giveListeningReply(reply, match.found, before.situation))
  const at = before.back?.situation ?? before.situation
  const own = lapses.test(again ?? '') ? 'lapse' : 'motivation'
  const path = pathOf(reply.state.story, at && at !== 'relative' ? at : own)
  reply.set({ situation: path, visited: [...new Set([...reply.state.visited, path])] })
  // The previous message stays valid with the corrected detail, and the conversation continues with it.
  const isOtherTopic = reply.state.story.topic !== undefined && reply.state.story.topic !== before.story.topic
  if ((again && at) || isOtherTopic) return askNextStep(reply, path)
  // A few words correct a detail, so the coach asks for the rest.
  if (wordsOf(meant) <= mostWordsOfDetail) {
    const { correctedAsk } = scriptOf(before)
    return reply.say('question', 'correctedAsk', correctedAsk).suggest().end()
  }
  return askBack(reply, normalizeText(meant))
}
const nothingMeant = /^(it'?s|its|it|he'?s|she'?s|they'?re|that'?s|this|that|he|she|es|eso|esto)\W*$/i
const lapses = /\b(relapsed|slipped|drank|used|smoked|gambled)\b/
const mostWordsOfDetail = 5
const surplusOfDetail = 0.25
const wordsOf = (text: string) => text.split(/\s+/).length

/** Resets what the misread turn changed, and reads the story again from what was meant. */
function dropMisread({ reply, before, parsed }: MessageTurn, meant: string): void {
  const { story } = storyIn(normalizeText(meant), before.language, reply.state.story)
  // "I don't drink, my husband does" changes the subject from the writer to someone else.
  const isKnown = story.who === 'other' && story.person !== undefined
  const isOther = !isKnown && parsed.person !== undefined && deniesOwnUse.test(parsed.said)
  reply.set({
    story: isOther && parsed.person ? { ...story, who: 'other', person: parsed.person } : story,
    answered: null,
    offered: null,
    exercise: null,
    choices: [],
    confused: 0,
  })
}

/** Says what was corrected. @returns the previous message with the corrected detail, if the answer restates it */
function confirmCorrection(
  { reply, before, message }: MessageTurn,
  what: 'who' | 'topic' | undefined,
  meant: string,
): string | undefined {
  const { story, language } = reply.state
  const script = scriptOf(before)
  const again = restatedBy(before.previous, message, language) ?? restated(before.previous, meant, language)
  const fragment = fragmentBack(meant, language)
  const back =
    again ??
    saidBack(meant, language) ??
    (language === 'en' ? shortClause(meant) : undefined) ??
    (fragment && what === undefined ? correctionSentence(fragment, language) : undefined)
  if (again?.startsWith('You')) reply.set({ story: { ...story, who: 'self' } })
  const values = {
    person: story.person ?? (language === 'es' ? 'otra persona' : 'someone else'),
    topic: nameOf(before, story),
  }
  if (what === 'topic') reply.say('reflection', 'correctedTopic', script.correctedTopic, values)
  else if (what && story.who === 'other')
    reply.say('reflection', 'correctedOther', script.correctedOther, values)
  else if (what) reply.say('reflection', 'correctedSelf', script.correctedSelf, values)
  else reply.say('reflection', 'reread', script.reread)
  const [said] = reply.parts.slice(-1)
  if (said && back) said.text = `${said.text} ${back}.`
  return again
}

// The confirmation replaces the reflection of the case.
function withoutReflection(turn: GuidedTurn): GuidedTurn {
  const at = turn.parts.findLastIndex(({ kind }) => kind === 'reflection' || kind === 'affirmation')
  return at > 0 ? { ...turn, parts: turn.parts.filter((_, index) => index !== at) } : turn
}

function nameOf(state: State, { topic }: Story): string {
  const spanish = state.language === 'es'
  if (topic === 'drinking') return spanish ? 'el alcohol' : 'drinking'
  if (topic === 'using') return spanish ? 'las drogas' : 'using'
  if (topic === 'shopping') return spanish ? 'las compras' : 'shopping'
  return topic ? situation(state.language, topic).name : ''
}
