// The first text that a person in danger reads: a sentence of care, then one question or action. Prepared, never generated.
import { usNumbers } from './us-numbers.ts'

export const helpNoticeKinds = [
  'suicide',
  'self_harm',
  'overdose',
  'withdrawal',
  'violence',
  'relapse',
  'unread',
  'unread_danger',
  'unsure',
] as const
export type Danger = (typeof helpNoticeKinds)[number]

type Words = { care: string; next: string; emergency: boolean }

export const noticeWords: Record<Danger, Words> = {
  suicide: {
    care: 'Thank you for saying it. You do not have to be alone with this.',
    next: 'Are you thinking about ending your life? If you might act on it, call now, ask someone to come and sit with you, and put some distance between you and anything you could use.',
    emergency: true,
  },
  self_harm: {
    care: 'That sounds like a lot of pain, and we are glad that you said so.',
    next: 'Are you hurt right now? If a wound is deep or will not stop bleeding, call for help now.',
    emergency: true,
  },
  overdose: {
    care: 'You are doing the right thing by reaching out.',
    next: 'Call now, even if you are not sure. Give naloxone if you have it. Stay there, and keep the person breathing.',
    emergency: true,
  },
  withdrawal: {
    care: 'What your body is doing can be dangerous, and it can be treated.',
    next: 'Is there shaking that gets worse, a seizure, fever, or seeing things? Then get medical care now. Do not stop alcohol or pills like Xanax all at once on your own.',
    emergency: true,
  },
  violence: {
    care: 'You do not deserve to be hurt or scared.',
    next: 'Are you safe right now? If not, call as soon as you can do it safely. If someone squeezed your neck, see a doctor today.',
    emergency: true,
  },
  relapse: {
    care: 'Thank you for being honest about this. Nothing that you built is lost.',
    next: 'Are you safe right now? After a break, a dose that was fine before can kill. Do not use alone, and keep naloxone close.',
    emergency: false,
  },
  unread: {
    care: 'We can’t read this language.',
    next: `If you are in danger, call ${usNumbers.emergency}, or call or text ${usNumbers.crisis}. In other countries, findahelpline.com lists free lines in many languages.`,
    emergency: false,
  },
  unread_danger: {
    care: 'We can’t read this language well, and some of it sounds like danger.',
    next: `If you might die or get hurt, call ${usNumbers.emergency} now, or call or text ${usNumbers.crisis}. In other countries, findahelpline.com lists free lines in many languages.`,
    emergency: true,
  },
  unsure: {
    care: 'It sounds heavy right now, and we are glad that you are here.',
    next: 'Are you safe? You can talk to a person at any hour, for free.',
    emergency: false,
  },
}
