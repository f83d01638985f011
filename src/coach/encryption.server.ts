// Keeps what people tell the coach unreadable to anyone who has only the database. Wrong if a nonce ever repeats under
// one key (96 random bits: safe for far more messages than will be written) or if two owners shared the bound data.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Settings } from '../platform/settings.server.ts'

const version = 1

export type ConversationCipher = {
  /** Seals a value for one owner. */
  close(owner: string, value: unknown): Buffer
  /** The value again; undefined where it was sealed for another owner, with another key, or was changed. */
  open(owner: string, sealed: Buffer): unknown
  /** A name for a person that cannot be turned back without the key. */
  nameOf(person: string): Buffer
}

/** The key follows from the program's secret, so every process with the same SECRET or DATA_DIR shares it. */
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
          // Not sealed with this key; the one before SECRET was changed may fit.
        }
      }
      return undefined
    },
    nameOf: (person) => createHmac('sha256', naming).update(person).digest().subarray(0, 16),
  }
}
