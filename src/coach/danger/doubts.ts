// Reasons to doubt a danger, so that it does not go before the ordinary answer: only the tone suggests it, or nothing before it does.
import { normalizeText } from '../../platform/normalize-text.ts'
import { type DangerKind, familyOf, isDoubtful, type MessageSigns, namesDanger } from '../script/danger.ts'
import { isMildWithdrawal, milligrams, namesDangerToLife } from '../script/danger-context.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { signsOfBuildUp } from './build-up.ts'
import { dangerInAct } from './danger-in-acts.ts'
import { hasDangerWord, hasPlainDangerWord, mentionsStopping, mentionsSymptom } from './danger-words.ts'
import { isReaction } from './in-conversation.ts'

/** The conversation before the message, as far as reading a danger needs it. */
export type TalkBefore = {
  turn: number
  previous: string
  /** The coach's last question (normalized). */
  asking: string
  recent: readonly string[]
  situation: string | null
  asked: readonly string[]
  used: readonly string[]
  exercise: object | null
  worry: DangerKind | null
  risk: { kind: DangerKind; open: boolean; certain: boolean } | null
}

/**
 * Tone alone ("I can't do this anymore") does not go first, unless a rule or the whole message makes it an emergency. In languages that
 * the detector does not support, tone and a named danger cannot be told apart.
 */
const isToneOnly = (
  kind: DangerKind | undefined,
  said: string,
  { urgency, certainty, pressing }: MessageSigns,
  { language }: MessageAnalysis,
) =>
  kind !== undefined &&
  language !== 'other' &&
  familyOf[kind] === 'life' &&
  kind !== 'voices' &&
  !pressing &&
  !(urgency === 'emergency' && certainty === 'certain') &&
  !namesDanger(said) &&
  !namesDangerToLife(said)

/** Only the classifier finds it, without a word of danger, in the middle of a conversation that had no sign before. */
const isOutOfNowhere = (before: TalkBefore, said: string, { labels, pressing }: MessageSigns) =>
  before.turn > 0 &&
  (!before.risk || (!before.risk.open && !before.risk.certain)) &&
  !before.worry &&
  !pressing &&
  (!before.used.some((used) => used.startsWith('check.')) || before.used.includes('check.denied')) &&
  !namesDanger(said) &&
  !hasDangerWord(said, labels)

/**
 * Only the classifier finds a danger to life or violence, in a message of a conversation without a word that is rarely used for anything
 * else. In everyday talks such findings were wrong nine times of ten ("I want to see my sister in Oregon for two weeks").
 */
export const isWithoutEvidence = (
  before: TalkBefore,
  kind: DangerKind | undefined,
  said: string,
  { labels, certainty, urgency }: MessageSigns,
): boolean =>
  before.turn > 0 &&
  kind !== undefined &&
  kind !== 'voices' &&
  // A whole message that is very likely an emergency needs no single word.
  !(
    certainty === 'certain' &&
    urgency === 'emergency' &&
    !before.risk &&
    !isReaction(said) &&
    isLong(said)
  ) &&
  (familyOf[kind] === 'life' || familyOf[kind] === 'violence') &&
  !hasEvidence(said, labels)

const fewestWordsOfWhole = 12
const isLong = (said: string) => said.split(' ').length >= fewestWordsOfWhole

/** Whether a message (normalized) names a danger, or has a word of one that most messages do not use in another sense. */
export const hasEvidence = (said: string, labels: readonly string[]): boolean =>
  namesDanger(said) ||
  hasDangerWord(said.replace(ofEveryDay, ' '), labels) ||
  hasPlainDangerWord(said) ||
  dangerInAct(said) !== undefined ||
  signsOfBuildUp(said).length > 0

// Words of the wide lists that most messages use without a thought of dying.
const ofEveryDay =
  /\b(bye+|adios|good ?night|gone|tonight|esta noche|tomorrow|plan(s|ned)?|decid\w*|living|alive|vivir|vida|safe|done|empty|peace|voices?|forever|para siempre|notes?|letters?|cartas?|cielo|last (day|night|time|thing|one)|(sick|tired) of|no puedo|high|drunk|miedo|(he|she|they)('?s|'?re| is| are| was| were)? (dead|died|dying|gone)|(esta|estaba|se) (muert[oa]|murio))\b/g

/** A discomfort after cannabis or nicotine, where the messages before name it. */
const isMildInTalk = ({ recent }: TalkBefore, said: string, { labels }: MessageSigns) =>
  labels.includes('withdrawal_danger') && isMildWithdrawal(`${normalizeText(recent.join(' '))} ${said}`)

const nerves = /\b(shak\w*|trembl\w*|sweat\w*|heart|jitter\w*|tembl\w*|tiembl\w*|sud\w+|corazon)\b/

/** Shaking hands in a conversation that has not named anything to withdraw from. */
const isWithdrawalOfNothing = ({ recent }: TalkBefore, said: string, { label }: MessageSigns) =>
  label === 'withdrawal_danger' &&
  nerves.test(said) &&
  signsOfBuildUp(said).every((sign) => !sign.endsWith('.sees')) &&
  !namesDanger(said) &&
  !mentionsStopping(`${normalizeText(recent.join(' '))} ${said}`)

const abruptly = /\b(cold turkey|by my ?self|all at once|de golpe|de un jalon)\b/

/** Stopping something that is dangerous to stop, without a symptom so far: the coach warns, and asks about symptoms. */
const isWithoutSymptom = ({ recent }: TalkBefore, said: string, { label }: MessageSigns) =>
  label === 'withdrawal_danger' &&
  !namesDanger(said) &&
  !abruptly.test(said) &&
  !mentionsSymptom(`${normalizeText(recent.join(' '))} ${said}`)

/** Not sure enough to be answered before everything else. */
export function isUnsureOf(
  before: TalkBefore,
  read: DangerKind | undefined,
  said: string,
  signs: MessageSigns,
  parsed: MessageAnalysis,
): boolean {
  // "How many mg with wine?" is declined as a question about amounts; the refusal includes the help.
  const isDeclined = !namesDanger(said) && signs.urgency !== 'emergency' && milligrams.test(said)
  return (
    signs.certainty === 'possible' ||
    isDeclined ||
    isToneOnly(read, said, signs, parsed) ||
    isDoubtful(said, signs) ||
    isOutOfNowhere(before, said, signs) ||
    isWithoutEvidence(before, read, said, signs) ||
    isMildInTalk(before, said, signs) ||
    isWithdrawalOfNothing(before, said, signs) ||
    isWithoutSymptom(before, said, signs)
  )
}
