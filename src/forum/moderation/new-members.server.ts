// Limits that ease as an account grows older: how much it may post, links, and invitations to talk elsewhere.
import type { RequestContext } from '../../platform/http/http.server.ts'
import type { Limit } from '../../platform/http/rate-limits.server.ts'
import { timeOfId } from '../../platform/ids.ts'

const day = 86_400_000
/** An account younger than this is new. */
export const newMemberMilliseconds = 7 * day

type Stage = 'first-day' | 'first-week' | 'settled'

/** A member's id contains the time of registration, so no query is needed. */
export function stageOf(memberId: string, now: number): Stage {
  const age = now - timeOfId(memberId)
  if (age < day) return 'first-day'
  return age < newMemberMilliseconds ? 'first-week' : 'settled'
}

const anHour: Record<Stage, { post: number; reply: number } | undefined> = {
  'first-day': { post: 10, reply: 30 },
  'first-week': { post: 20, reply: 60 },
  settled: undefined,
}

export async function limitNewMember(
  { limits, clock }: Pick<RequestContext, 'limits' | 'clock'>,
  memberId: string,
  place: 'post' | 'reply',
) {
  const stage = stageOf(memberId, clock.now())
  const points = anHour[stage]?.[place]
  if (points === undefined) return
  const limit: Limit = { name: `forum-${place}-${stage}`, points, seconds: 3_600 }
  await limits.take(limit, memberId)
}

const link =
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z\d-]{2,}(?:\.[a-z\d-]{2,})*\.(?:com|net|org|info|io|co|me|app|xyz|shop|store|online|site|club|link|ru|tk|gg|ly|biz|top)\b(?:\/\S*)?/giu
/** Sites that new members may link to. */
const known =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:988lifeline|samhsa|aa|na|al-anon|smartrecovery|findahelpline|crisistextline|neverusealone|slaafws|coda|gamblersanonymous)\.(?:org|gov|com)(?:\/|$)/i

/** Invitations to talk in private. */
const elsewhere =
  /\b(?:dm|pm|inbox|msg|hmu) me\b|\b(?:my )?(?:dms?|inbox) (?:is|are) open\b|(?:^|[.!?,;:]\s*|\b(?:please|pls|just|or|so|you can|can you|could you|feel free to|anyone|someone)\s+)(?:message|text|write|call|ring) me\b|\b(?:al|por|en) (?:privado|inbox|dm|md)\b|\b(?:m[aá]nd[ae]nme|m[aá]ndame|escr[ií]banme|escr[ií]beme|h[aá]blame|h[aá]blenme)\b/iu

export const newMemberHolds = {
  link: 'Links from new members wait until someone from the team has read them. You can take the link out and it will appear.',
  contact:
    'When you are new, asking others to talk somewhere else waits until someone from the team has read it. You can take that out and it will appear.',
}

/** Why a new member's text is held; undefined if it is published. */
export function newMemberHold(text: string): keyof typeof newMemberHolds | undefined {
  if ([...text.matchAll(link)].some(([address]) => !known.test(address))) return 'link'
  return elsewhere.test(text) ? 'contact' : undefined
}

export const withoutLinks = (text: string) =>
  text.replaceAll(link, (address) => (known.test(address) ? address : '▒▒▒'))
