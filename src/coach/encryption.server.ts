// Encrypts conversations, so that the database alone reveals nothing. Wrong if a nonce ever repeats under one key (96 random bits, enough for
// far more messages than will be written) or if two owners had the same authenticated data.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Settings } from '../platform/settings.server.ts'

const version = 1

export type ConversationCipher = {
  /** Encrypts a value for one owner. */
  close(owner: string, value: unknown): Buffer
  /** Decrypts a value; undefined if it was encrypted for another owner, with another key, or was changed. */
  open(owner: string, sealed: Buffer): unknown
  /** A pseudonym that cannot be reversed without the key. */
  nameOf(person: string): Buffer
}

/** The key is derived from the program's secret, so every process with the same SECRET or DATA_DIR has it. */
export function sealOf(settings: Settings): ConversationCipher {
  const key = settings.secret('coach')
  const naming = settings.secret('coach-checks')
  return {
    close(owner, value) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      cipher.setAAD(Buffer.from(`coach/${version}/${owner}`))
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), text])
    },
    open(owner, sealed) {
      if (sealed.length < 29 || sealed[0] !== version) return undefined
      for (const each of settings.secrets('coach')) {
        try {
          const decipher = createDecipheriv('aes-256-gcm', each, sealed.subarray(1, 13), {
            authTagLength: 16,
          })
          decipher.setAAD(Buffer.from(`coach/${version}/${owner}`))
          decipher.setAuthTag(sealed.subarray(13, 29))
          const text = Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()])
          return JSON.parse(text.toString('utf8'))
        } catch {
          // Not encrypted with this key; the previous one may fit while SECRET is being changed.
        }
      }
      return undefined
    },
    nameOf: (person) => createHmac('sha256', naming).update(person).digest().subarray(0, 16),
  }
}
