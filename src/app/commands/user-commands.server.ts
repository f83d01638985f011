// User commands: role, password reset, second factors.
import { randomBytes } from 'node:crypto'
import { emailStaffAction, recordStaffAction } from '../../accounts/audit-log.server.ts'
import { accountChangeEmail, roleChangedEmail } from '../../accounts/emails.ts'
import { hashPassword } from '../../accounts/passwords/password.server.ts'
import { addReset } from '../../accounts/passwords/reset-store.server.ts'
import { removeAllFactors } from '../../accounts/second-factor/factors-store.server.ts'
import { endSessions } from '../../accounts/session.server.ts'
import { giveRole, memberByEmail, setPassword } from '../../accounts/store.server.ts'
import { isoTime } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { hashToken } from '../../platform/tokens.server.ts'

/** A user command failed; `message` is for the operator. */
export class UserProblem extends Error {
  override name = 'UserProblem'
}

const roles = ['member', 'moderator', 'admin'] as const
const command = { id: 'command' }
/** The lifetime of a reset link that an operator passes on. */
const linkMilliseconds = 24 * 3_600_000

/** Runs the command and returns its output; undefined for unknown commands. */
export async function userCommand(
  { db, clock, settings, mail }: Services,
  args: string[],
): Promise<string | undefined> {
  const [what, email, role] = args
  const newRole = roles.find((each) => each === role)
  const known = what === 'reset-password' || what === 'remove-second-factors' || (what === 'role' && newRole)
  if (!known || !email) return undefined
  const found = await memberByEmail(db, email.trim().toLowerCase())
  if (!found) throw new UserProblem(`There is no account with the address ${email}.`)
  if (what === 'role' && newRole) {
    await db.transaction().execute(async (tx) => {
      await giveRole(tx, found.email, newRole)
      await recordStaffAction(tx, command, `gave the role ${newRole}`, found.id)
      await emailStaffAction(tx, mail, found, roleChangedEmail(found.displayName, newRole))
    })
    const next =
      newRole === 'member' ? '' : ' Staff pages need a session with a second factor: see the account page.'
    return `${email} is ${newRole} now.${next}`
  }
  if (what === 'reset-password') {
    // A random password: only the reset link can set a new one.
    const unknown = await hashPassword(randomBytes(32).toString('base64url'))
    const token = randomBytes(32).toString('base64url')
    const endsAt = isoTime(clock.now() + linkMilliseconds)
    await db.transaction().execute(async (tx) => {
      await setPassword(tx, found.id, unknown)
      await addReset(tx, found.id, hashToken(token), endsAt)
      await endSessions(tx, found.id, { except: undefined })
      await recordStaffAction(tx, command, 'reset a password', found.id)
    })
    return `Send this single-use link to ${email}. It sets a new password and is valid for a day:\n${settings.PUBLIC_URL}/login#reset=${token}`
  }
  await db.transaction().execute(async (tx) => {
    await removeAllFactors(tx, found.id)
    await mail.send(tx, accountChangeEmail(found, 'All second factors were removed from your account.'))
    await endSessions(tx, found.id, { except: undefined })
    await recordStaffAction(tx, command, 'removed all second factors', found.id)
  })
  return `${email} logs in with the password alone until a new second factor is added.`
}
