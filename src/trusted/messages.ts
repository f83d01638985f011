// The texts of messages to trusted people. Others may read mailboxes and lock screens, so they have a name at most, and no topic.
import { reachCrisisLines, usNumbers } from '../crisis/help/us-numbers.ts'

type Links = { page: string; stop: string }
type MessageText = { subject: string; text: string }

export const callTitle = (memberName: string) => `${memberName} asks you to call`

export function callEmail(memberName: string, { page, stop }: Links): MessageText {
  return {
    subject: callTitle(memberName),
    text: `${memberName} asks you to call or text. If you can, please do it now, and not by answering this email.

Let ${memberName} know that you saw this: ${page}

If you think someone’s life is in danger, call ${usNumbers.emergency}. You can also ${reachCrisisLines}: they help people who worry about someone, too. Outside the United States, call your local emergency number.

Stop these emails: ${stop}
`,
  }
}

export function checkInEmail(memberName: string, { page, stop }: Links): MessageText {
  return {
    subject: `A message from ${memberName}`,
    text: `${memberName} checked in today.

What you get, and how to change it: ${page}

Stop these emails: ${stop}
`,
  }
}

export function confirmationEmail(memberName: string, link: string): MessageText {
  return {
    subject: 'Your email address',
    text: `You left this address to get messages from ${memberName}. Please confirm it by opening this link within a week:

${link}

If you did not do this, ignore this email. Nothing else will be sent here.
`,
  }
}
