// Emails to a member about what staff did to the account, each with the reason.
import type { AccountEmail } from '../../accounts/emails.ts'

const contactUs = 'If you want to answer, write to us on the contact page; that needs no account.'

export function loggedOutEmail(reason: string): AccountEmail {
  return {
    subject: 'You were logged out',
    text: `The team logged you out of all your devices: ${reason}\n\nYou can log in again as always. ${contactUs}\n`,
  }
}

export function accountClosedEmail(reason: string): AccountEmail {
  return {
    subject: 'Your account was closed',
    text: `The team closed your account: ${reason}\n\nNothing in it was deleted: log in to download your data. ${contactUs}\n`,
  }
}

export function accountReopenedEmail(reason: string): AccountEmail {
  return {
    subject: 'Your account is open again',
    text: `Your account is open again: ${reason}\n\nLog in as always; everything is where you left it.\n`,
  }
}

export function accountDeletedEmail(reason: string): AccountEmail {
  return {
    subject: 'Your account was deleted',
    text: `The team deleted your account and everything in it: ${reason}\n\n${contactUs}\n`,
  }
}
