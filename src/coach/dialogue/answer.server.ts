// Answers a message: runs the turn, adds library passages and meetings, and asks the engine if one is allowed to answer.
import { guessRegion, isRegion, type Region } from '../../crisis/help/lines.ts'
import type { RequestContext } from '../../platform/http/http.server.ts'
import { type CompletionTimeout, configuredEngine } from '../../platform/model.server.ts'
import type { ChatMessage, DiaryForCoach } from '../contract.ts'
import { signsInTalk } from '../danger/signs-in-talk.server.ts'
import { diaryForEngine, diarySentence, withoutDiary } from '../diary-words.ts'
import { boundedHistory, engineAnswer } from '../engine/engine.server.ts'
import { type Passage, promptVersion, systemPrompt } from '../engine/system-prompt.ts'
import { correctSpelling } from '../meaning/meaning.server.ts'
import type { Meaning, TalkContext } from '../meaning/meaning.ts'
import type { MessageContent } from '../message-store.server.ts'
import { lastCrisisCheck } from '../moderation/own-checks.server.ts'
import { checkWordsFor } from '../safety-check.server.ts'
import type { DangerKind } from '../script/danger.ts'
import { allNumbers, type HelpLink, numbersOf } from '../script/help-numbers.ts'
import { type CoachLanguage, joined } from '../script/wording.ts'
import { textWithoutDenial } from './read-message.ts'
import { beginsDay, overnight, type State } from './state.ts'
import { contextOf } from './talk-context.ts'
import { languageNow, type Turn, takeTurn } from './turn.ts'

/** What other features provide to the coach. */
export type Ports = {
  /** Passages of the library that fit a message, best first. */
  readings(message: string): Promise<Passage[]>
  /** The next meeting that starts within the hour, in words and with its address. */
  meetingSoon(context: RequestContext): Promise<{ name: string; minutes: number; href: string } | undefined>
  /** Classifies a message; never throws and is fast. Without it, shared words decide. */
  meaning?(
    context: RequestContext,
    message: string,
    language: CoachLanguage,
    talk?: TalkContext,
  ): Promise<Meaning>
  /** How many staff members are online right now. */
  staffOnDuty(context: RequestContext): Promise<number>
  patience?: CompletionTimeout
}

/** The region of the help numbers: the person's choice, else a guess from time zone and language. No IP address is looked up. */
export function regionFor(context: RequestContext, chosen: string | undefined): Region {
  if (isRegion(chosen)) return chosen
  const locale = context.request.headers['accept-language']?.split(',')[0]
  return guessRegion(context.zone, locale)
}

export type TurnInput = {
  state: State
  message: string
  region: Region
  mode: 'guided' | 'engine'
  flagged?: DangerKind
}

export async function turnOf(
  context: RequestContext & { afterDanger?: boolean },
  ports: Ports,
  given: TurnInput,
): Promise<Turn> {
  const { state, message, region, mode, flagged } = given
  const language = languageNow(state, message)
  const corrected = await correctSpelling(message, language)
  const asked = state.worry || state.risk ? textWithoutDenial(corrected) : corrected
  const meaning = await ports.meaning?.(context, asked, language, contextOf(state, asked))
  return takeTurn(state, message, {
    now: context.clock.now(),
    mode,
    numbers: numbersOf(region),
    signs: signsInTalk,
    corrected,
    afterDanger: context.afterDanger === true,
    ...(meaning ? { meaning } : {}),
    ...(flagged ? { flagged } : {}),
  })
}

/** Whether a conversation today follows a day with danger. Uses only the safety checks, which are stored anyway. */
export async function followsDanger(
  { db, settings, clock, member }: RequestContext & { member: { id: string } },
  state: State,
): Promise<boolean> {
  const now = clock.now()
  if (!beginsDay(state, now)) return false
  const span = { from: now - 48 * 3_600_000, to: now - overnight }
  return (await lastCrisisCheck(db, settings, member.id, span)) !== undefined
}

/** Whether a message indicates danger by itself or within its conversation, without the sentence encoder. */
export function inDanger(state: State, message: string, now: number): boolean {
  const turn = takeTurn(state, message, { now, mode: 'guided', numbers: numbersOf('US'), signs: signsInTalk })
  return turn.danger !== undefined || ['crisis', 'recheck', 'check_in'].includes(turn.action)
}

/** During and after danger, the diary figures are not used. */
const mayUseDiary = ({ action, danger, state }: Turn) =>
  action === 'guided' && danger === undefined && state.risk === null

/** The prepared answer of a turn, with library passages and meetings added. */
export async function writtenAnswer(
  context: RequestContext,
  ports: Ports,
  turn: Turn,
  diary?: DiaryForCoach,
): Promise<MessageContent> {
  const additions = [
    await readingFor(context, ports, turn),
    await meetingFor(context, ports, turn),
    diaryFor(turn, diary),
  ].filter((addition) => addition !== undefined)
  const used = additions.flatMap(({ uses }) => uses ?? [])
  if (used.length > 0) turn.state = { ...turn.state, used: [...turn.state.used, ...used] }
  const links = [...turn.links, ...(turn.wants.links ?? []), ...additions.flatMap(({ link }) => link ?? [])]
  // Additions come before the question, so that the answer ends with the question.
  const parts = turn.parts.map(({ text }) => text)
  const question = turn.parts.findIndex(({ kind }) => kind === 'question')
  parts.splice(question < 0 ? parts.length : question, 0, ...additions.map(({ text }) => text))
  const check = await checkWordsFor(context, ports, turn)
  return {
    content: parts.join('\n\n'),
    by: 'guide',
    ...(links.length > 0 ? { links } : {}),
    ...(turn.choices.length > 0 ? { choices: turn.choices } : {}),
    ...(check ? { check } : {}),
  }
}

/** A text added to an answer; `uses` marks it as given, so that it is not repeated. */
type Addition = { text: string; link?: HelpLink; uses?: string }

/** A passage of the library, if the turn asks for one that was not given before. */
async function readingFor(context: RequestContext, ports: Ports, turn: Turn): Promise<Addition | undefined> {
  const { state, wants } = turn
  if (!wants.reading) return undefined
  const [passage] = await quietly(context, ports.readings(wants.reading), [])
  const uses = `read.${passage?.href}`
  if (!passage || state.used.includes(uses)) return undefined
  const text =
    state.language === 'es'
      ? `De nuestra biblioteca, por si quieres leer: «${passage.title}» (en inglés).`
      : `From our library, if you like to read: “${passage.title}”.`
  return { text, link: { label: passage.title, href: passage.href }, uses }
}

/** The next meeting, if the turn asks for one and one starts soon. */
async function meetingFor(context: RequestContext, ports: Ports, turn: Turn): Promise<Addition | undefined> {
  if (!turn.wants.meeting) return undefined
  const meeting = await quietly(context, ports.meetingSoon(context), undefined)
  if (!meeting) return undefined
  const { name, minutes, href } = meeting
  if (turn.state.language === 'es') {
    const when = minutes <= 0 ? 'ya empezó' : `empieza en ${minutes} minutos`
    return { text: `${name}: ${when}.`, link: { label: 'Ver la reunión', href } }
  }
  const when = minutes <= 0 ? 'has just begun' : `starts in ${minutes} minutes`
  return { text: `${name}: ${when}.`, link: { label: 'See the meeting', href } }
}

/** The figures of the diary, once in a conversation. */
function diaryFor(turn: Turn, diary: DiaryForCoach | undefined): Addition | undefined {
  if (!diary || !mayUseDiary(turn) || turn.state.used.includes('diary')) return undefined
  const text = diarySentence(diary, turn.state.language)
  return text ? { text, uses: 'diary' } : undefined
}

/** The value, or `fallback` if another capability fails. */
async function quietly<T>(context: RequestContext, value: Promise<T>, fallback: T): Promise<T> {
  try {
    return await value
  } catch (error) {
    context.log.warn({ err: error }, 'the coach continues without data from another capability')
    return fallback
  }
}

const engineFailed: Record<State['language'], Record<'unsafe' | 'down', string>> = {
  en: {
    down: 'The AI engine did not answer just now, so this comes from the prepared guide.',
    unsafe: 'The AI engine’s answer did not pass our check, so this comes from the prepared guide.',
  },
  es: {
    down: 'El motor de IA no respondió ahora, así que esto viene de la guía preparada.',
    unsafe: 'La respuesta del motor de IA no pasó nuestra revisión, así que esto viene de la guía preparada.',
  },
}

const asSent = (message: ChatMessage) =>
  message.role === 'assistant' ? { ...message, content: withoutDiary(message.content) } : message

/** The diary figures for the system prompt. Only the engine that the member agreed to gets them. */
function sharedDiary({ settings }: RequestContext, turn: Turn, diary: DiaryForCoach | undefined): string {
  if (!diary || diary.engine === null || diary.engine !== configuredEngine(settings)?.title) return ''
  return mayUseDiary(turn) ? diaryForEngine(diary) : ''
}

export type AnswerStream = { piece(text: string): void; replace(text: string): void; signal?: AbortSignal }

type StreamedAnswer = {
  /** Undefined if the member stopped the answer. */
  content: MessageContent | undefined
  /** The turn that replaces the given one, where the engine flagged a danger. */
  flagged?: Turn
}

/** The engine's answer after any due notices, or the prepared answer with the reason for it. */
export async function spokenAnswer(
  context: RequestContext,
  ports: Ports,
  given: {
    input: TurnInput
    turn: Turn
    written: MessageContent
    messages: readonly ChatMessage[]
    ownNames: readonly string[]
    diary?: DiaryForCoach | undefined
  },
  showing: AnswerStream,
): Promise<StreamedAnswer> {
  const { input, turn, written, messages } = given
  const { state } = turn
  const passages = (await quietly(context, ports.readings(input.message), [])).slice(0, 2)
  const notices = turn.notices.length > 0 ? `${joined(turn.notices)}\n\n` : ''
  if (notices) showing.piece(notices)
  const talk = { story: state.story, riskRaised: state.risk !== null }
  const outcome = await engineAnswer(context.settings, {
    system: systemPrompt(state.language, passages, talk) + sharedDiary(context, turn, given.diary),
    messages: boundedHistory(messages.map(asSent), given.ownNames),
    numbers: allNumbers(numbersOf(input.region)),
    language: state.language,
    ...(ports.patience ? { timeout: ports.patience } : {}),
    ...(showing.signal ? { signal: showing.signal } : {}),
  })
  if (outcome.is === 'stopped') return { content: undefined }
  if (outcome.is === 'answer') {
    showing.piece(outcome.text)
    const links = [...turn.links, ...passages.slice(0, 1).map(({ title, href }) => ({ label: title, href }))]
    const content = notices + outcome.text
    return { content: { content, by: 'engine', ...(links.length > 0 ? { links } : {}) } }
  }
  if (outcome.is === 'flagged') {
    const flagged = await turnOf(context, ports, { ...input, flagged: outcome.danger })
    const content = await writtenAnswer(context, ports, flagged)
    showing.replace(content.content)
    return { content, flagged }
  }
  context.log.warn({ why: outcome.is, promptVersion }, 'the engine returned no answer to show')
  const content = `${engineFailed[state.language][outcome.is]}\n\n${written.content}`
  showing.replace(content)
  return { content: { ...written, content } }
}
