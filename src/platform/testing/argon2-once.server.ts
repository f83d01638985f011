// Argon2 for tests: the password that all test members share is hashed once per process. Other passwords are hashed each time.
import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

const argon2: typeof Argon2 = createRequire(import.meta.url)('@node-rs/argon2')
export const { hashRaw } = argon2

export const memberPassword = 'a stone on the path'
const hashes = new Map<string, Promise<string>>()
const verified = new Set<string>()

export function hash(password: string, options: Argon2.Options): Promise<string> {
  if (password !== memberPassword) return argon2.hash(password, options)
  const cost = JSON.stringify(options)
  const known = hashes.get(cost) ?? argon2.hash(password, options)
  hashes.set(cost, known)
  return known
}

export async function verify(hashed: string, password: string): Promise<boolean> {
  if (password === memberPassword && verified.has(hashed)) return true
  const fits = await argon2.verify(hashed, password)
  if (fits && password === memberPassword) verified.add(hashed)
  return fits
}
