// Emails about contact messages. The message text goes only to staff, never to an unverified address.

import { reachCrisisLines, usNumbers } from '../crisis/help/us-numbers.ts'
import type { Subject } from './contract.ts'

export type ContactEmail = { to: string; subject: string; text: string }

type Receipt = { reference: string; dueAt: string; urgency: string }
type ContactMessage = { name: string; email: string; subject: Subject; message: string }

const prefix: Record<string, string> = { emergency: 'EMERGENCY: ', high: 'Urgent: ' }

export function emailToStaff(
  to: string,
  { name, email, subject, message }: ContactMessage,
  receipt: Receipt & { url: string },
): ContactEmail & { memberId: undefined } {
  return {
    to,
    memberId: undefined,
    subject: `${prefix[receipt.urgency] ?? ''}Contact ${receipt.reference} (${subject})`,
    text: [
      `Reference: ${receipt.reference}`,
      `Answer due: ${receipt.dueAt}`,
      `From: ${name} <${email}>`,
      '',
      message,
      '',
      `Answer it on the staff page, so that both sides see it: ${receipt.url}/admin?tab=contact`,
    ].join('\n'),
  }
}

export function emailToSender(to: string, { reference, dueAt }: Receipt): ContactEmail {
  const due = new Date(dueAt).toUTCString()
  return {
    to,
    subject: `We have your message (${reference})`,
    text: [
      'Hello,',
      '',
      `your message has arrived. Its reference is ${reference}. We answer within 24 hours, by ${due}.`,
      '',
      `If you need someone sooner: in the United States ${reachCrisisLines}, at any hour. In an emergency call ${usNumbers.emergency}.`,
      '',
      'If you didn’t write to us, you can ignore this email.',
    ].join('\n'),
  }
}

/** Says only that there is an answer, not about what, because others may read the mailbox. */
export function answerEmail(to: string, address: string): ContactEmail {
  return {
    to,
    subject: 'You have an answer',
    text: `You have an answer. You can read it here:\n${address}\n`,
  }
}
