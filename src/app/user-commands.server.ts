// The commands about one person: role, password, second keys.
import { removeAllFactors } from '../accounts/factors-store.server.ts'
import { hashPassword } from '../accounts/password.server.ts'
import { endSessions } from '../accounts/session.server.ts'
import { recordStaffAction } from '../accounts/staff.server.ts'
import { giveRole, memberByEmail, setPassword } from '../accounts/store.server.ts'
import type { Services } from '../platform/http.server.ts'

/** Why a command was not done, in words for whoever typed it. */
export class UserProblem extends Error {}

const roles = ['member', 'moderator', 'admin'] as const
const command = { id: 'command' }

/** Does it and gives what to say; undefined where the words are no command. */
export async function userCommand({ db }: Services, words: string[]): Promise<string | undefined> {
  const [what, email, role] = words
  const wanted = roles.find((each) => each === role)
  const known = what === 'reset-password' || what === 'remove-second-keys' || (what === 'role' && wanted)
  if (!known || !email) return undefined
  const found = await memberByEmail(db, email.trim().toLowerCase())
  if (!found) throw new UserProblem(`Nobody has the address ${email}.`)
  if (what === 'role' && wanted) {
    await db.transaction().execute(async (tx) => {
      await giveRole(tx, found.email, wanted)
      await recordStaffAction(tx, command, `gave the role ${wanted}`, found.id)
    })
    const next = wanted === 'member' ? '' : ' Staff pages open with a second key: see the account page.'
    return `${email} is ${wanted} now.${next}`
  }
  if (what === 'reset-password') {
    const password = crypto.randomUUID()
    const passwordHash = await hashPassword(password)
    await db.transaction().execute(async (tx) => {
      await setPassword(tx, found.id, passwordHash)
      await endSessions(tx, found.id, { except: undefined })
      await recordStaffAction(tx, command, 'reset a password', found.id)
    })
    return `New password for ${email}: ${password}`
  }
  await db.transaction().execute(async (tx) => {
    await removeAllFactors(tx, found.id)
    await endSessions(tx, found.id, { except: undefined })
    await recordStaffAction(tx, command, 'removed every second key', found.id)
  })
  return `${email} logs in with the password alone until a new second key is added.`
}
