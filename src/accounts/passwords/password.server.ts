// Hashes passwords with Argon2id, only a few at a time, so that a flood of logins exhausts neither memory nor CPU.
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { Refusal } from '../../platform/refusal.ts'

// Argon2id is the package's default; the cost is OWASP's minimum: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 2
const longestQueue = 200

let running = 0
const waiting: (() => void)[] = []

async function withHashSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) {
      throw new Refusal(503, 'Many people are logging in. Please try again in a moment.', {
        'Retry-After': '5',
      })
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

export function hashPassword(password: string): Promise<string> {
  return withHashSlot(() => hash(password.normalize('NFKC'), cost))
}

/** True if the password was hashed at an older cost: the next login hashes it again. */
export function needsRehash(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost
  return !hashed.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

/**
 * Hashes a short secret that is looked up by its hash. The salt is the owner's id, so that a precomputed table is useful for one person at
 * most.
 */
export function slowHash(secret: string, ownerId: string): Promise<Buffer> {
  return withHashSlot(() =>
    hashRaw(secret, { ...cost, salt: Buffer.from(ownerId.replaceAll('-', ''), 'hex') }),
  )
}

let dummy: Promise<string> | undefined

/** True if the password matches. Without a hash (an unknown address) it does the same work, so that response time reveals nothing. */
export async function verifyPassword(hashed: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const against = hashed ?? (await dummy)
  const fits = await withHashSlot(() => verify(against, password.normalize('NFKC')))
  return fits && hashed !== undefined
}
