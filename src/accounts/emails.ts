// Emails about accounts. Subjects show on lock screens, so none of them says what Cairn is for.

export type AccountEmail = { subject: string; text: string; priority?: 'urgent' }

export function resetEmail(siteUrl: string, token: string): AccountEmail {
  return {
    subject: 'Your new password',
    text: `Someone asked for a new password for your account. If it was you, open this link within an hour:\n\n${siteUrl}/login#reset=${token}\n\nIf it was not you, nothing has changed and you don't have to do anything.\n`,
  }
}

/** Also of `addressTakenEmail`, so that both look alike in a list. */
export const confirmationSubject = 'Your email address'

export function confirmationEmail(siteUrl: string, token: string): AccountEmail {
  return {
    subject: confirmationSubject,
    text: `Please confirm that this is your email address by opening this link within a week:\n\n${siteUrl}/login#confirm=${token}\n\nIf you did not enter your address with us, ignore this email.\n`,
  }
}

/** For the owner of an address that someone else entered. */
export function addressTakenEmail(siteUrl: string): AccountEmail {
  return {
    subject: confirmationSubject,
    text: `Someone entered this address to open an account, or to use it for theirs. You already have an account with it, so nothing was changed.\n\nIf it was you, log in as usual: ${siteUrl}/login\n`,
  }
}

export const addressChangedEmail: AccountEmail = {
  subject: 'Your email address was changed',
  text: 'The email address of your account was changed, and every other device was logged out. If this was not you, please write to us right away.\n',
}

/** For the owner of the account, so that no change goes unnoticed. */
export function accountChangeEmail(
  owner: { id: string; email: string },
  change: string,
): AccountEmail & { to: string; memberId: string } {
  return {
    to: owner.email,
    memberId: owner.id,
    subject: 'A change to your account',
    text: `${change} If this was not you, please reset your password and write to us right away.\n`,
    priority: 'urgent',
  }
}

export function termsEmail(siteUrl: string, date: string, changes: string): AccountEmail {
  return {
    subject: 'Our terms are changing',
    text: `Our terms change on ${date}. ${changes}\n\nRead them here: ${siteUrl}/terms\n\nIf you don't agree, you can download your data and delete your account before that day: ${siteUrl}/account\n`,
  }
}

/** For the member and every admin. Without `staffName` the role was assigned by a command. */
export function roleChangedEmail(name: string, role: string, staffName?: string): AccountEmail {
  const change = `The account ${name} now has the role "${role}"`
  const changedBy = staffName ? `. ${staffName} changed it.` : ', given by a command on the server.'
  return {
    subject: 'A role was changed',
    text: `${change}${changedBy} If this is wrong, please tell the team right away.\n`,
  }
}
