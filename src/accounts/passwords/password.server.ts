// Passwords: Argon2id with few hashes at a time, so that a flood of logins takes neither the memory nor the processor.
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { Refusal } from '../../platform/refusal.ts'

// Argon2id, the package's own default, at OWASP's minimum: 19 MiB, two passes, one lane.
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

/** True for a password that was hashed at another cost than today's: its next login hashes it anew. */
export function needsRehash(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost
  return !hashed.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

/** The same work for a short secret that is looked up by its hash: the salt is its owner's id, so no table fits two people. */
export function slowHash(secret: string, ownerId: string): Promise<Buffer> {
  return withHashSlot(() =>
    hashRaw(secret, { ...cost, salt: Buffer.from(ownerId.replaceAll('-', ''), 'hex') }),
  )
}

let dummy: Promise<string> | undefined

/** True where the password fits. With no hash (an unknown address) the same work is done, so that time tells nothing. */
export async function verifyPassword(hashed: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const against = hashed ?? (await dummy)
  const fits = await withHashSlot(() => verify(against, password.normalize('NFKC')))
  return fits && hashed !== undefined
}
