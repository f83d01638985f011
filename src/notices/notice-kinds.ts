// The kinds and channels of notices. A notice says that something is new, never what was written, and is never about danger.

export const noticeKinds = [
  'reply',
  'follow',
  'support',
  'answer',
  'decision',
  'welcome',
  'consultation',
  'week',
  'plan',
  'contact',
  'meeting',
  'trusted',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

export type NoticeChannel = 'inApp' | 'push' | 'mail'
export type Channels = Record<NoticeChannel, boolean>
/** Kinds with a separate email, sent immediately; the others are sent in the digest. */
export const ownEmailKinds = ['plan', 'contact', 'meeting'] as const satisfies NoticeKind[]
export type OwnEmailKind = (typeof ownEmailKinds)[number]
export const digestKinds = noticeKinds.filter((kind) => !ownEmailKinds.some((own) => own === kind))
export type ChannelsByKind = Record<NoticeKind, Channels>

const byDefault: Channels = { inApp: true, push: true, mail: false }
export const defaultChannels: ChannelsByKind = {
  reply: byDefault,
  follow: byDefault,
  support: byDefault,
  answer: byDefault,
  decision: byDefault,
  welcome: byDefault,
  consultation: { ...byDefault, mail: true },
  week: { ...byDefault, push: false },
  plan: { inApp: true, push: false, mail: true },
  contact: { ...byDefault, mail: true },
  // Reminders are sent at their hour, by their own push and email.
  meeting: byDefault,
  trusted: byDefault,
}

/** Hours of the member's day in which nothing is sent. */
export type QuietHours = { from: number; to: number }
export const defaultQuiet: QuietHours = { from: 22, to: 8 }

/** True from `from` until `to`, also across midnight; equal hours mean that no hour is quiet. */
export function isQuiet({ from, to }: QuietHours, hour: number): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

export type NoticeWords = { kind: NoticeKind; count: number; postId: string | null }

/** The text of a notice in the list of notices. */
export function noticeText({ kind, count, postId }: NoticeWords): string {
  switch (kind) {
    case 'reply':
      return count === 1 ? 'Someone replied to your post.' : `${count} new replies to your post.`
    case 'follow':
      return count === 1 ? 'New reply to a post you follow.' : `${count} new replies to a post you follow.`
    case 'support':
      return 'Someone gave your post support.'
    case 'answer':
      return 'Community Support (AI) answered your post.'
    case 'decision':
      return postId === null ? 'The team answered your appeal.' : 'The team looked at your post.'
    case 'welcome':
      return 'Someone new shared their first post. Would you say hello?'
    case 'consultation':
      return 'The team answered you.'
    case 'week':
      return 'Your week is ready to look back on.'
    case 'contact':
      return 'The team answered your message.'
    case 'meeting':
      return count === 1 ? 'Reminder of a meeting you saved.' : `${count} reminders of meetings you saved.`
    case 'trusted':
      return 'There is news from your trusted people.'
    case 'plan':
      return 'Your plan ends in a few days. What you wrote stays yours.'
  }
}

/** The title on a lock screen and in a mailbox, unless the member chose otherwise: no name, no topic. */
const discreetTitle = 'You have a message'
const maxLines = 5

/** The text of a push or an email: a title, and further lines if the member wants to see the kinds. */
export function sentWords(
  notices: readonly NoticeWords[],
  isDiscreet: boolean,
): { title: string; lines: string[] } {
  if (isDiscreet || notices.length === 0) return { title: discreetTitle, lines: [] }
  const texts = [...new Set(notices.map(noticeText))]
  const [only] = texts
  if (texts.length === 1 && only) return { title: only, lines: [] }
  return { title: `You have ${texts.length} messages`, lines: texts.slice(0, maxLines) }
}
