// Encrypts conversations, so that the database alone reveals nothing. Wrong if a nonce ever repeats under one key (96 random bits, enough for
// far more messages than will be written) or if two owners had the same authenticated data.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Settings } from '../platform/settings.server.ts'

const version = 1

/** The owner of conversations, and the cipher that reads them. */
export type ConversationOwner = {
  memberId: string
  encrypt(value: unknown): Buffer
  /** Undefined if the data was encrypted for another owner, with another key, or was changed. */
  decrypt(data: Buffer): unknown
}

export function conversationOwner(settings: Settings, memberId: string): ConversationOwner {
  return { memberId, ...cipherFor(settings, memberId) }
}

/** The owner of a conversation that is not stored: the member's page sends it along, encrypted. */
export function temporaryOwner(settings: Settings, memberId: string): ConversationOwner {
  return { memberId, ...cipherFor(settings, `temporary/${memberId}`) }
}

/** The key is derived from the program's secret, so every process with the same SECRET or DATA_DIR has it. */
function cipherFor(settings: Settings, owner: string): Pick<ConversationOwner, 'encrypt' | 'decrypt'> {
  const authenticated = Buffer.from(`coach/${version}/${owner}`)
  return {
    encrypt(value) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', settings.secret('coach'), nonce)
      cipher.setAAD(authenticated)
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), text])
    },
    decrypt(data) {
      if (data.length < 29 || data[0] !== version) return undefined
      for (const key of settings.secrets('coach')) {
        try {
          const decipher = createDecipheriv('aes-256-gcm', key, data.subarray(1, 13), { authTagLength: 16 })
          decipher.setAAD(authenticated)
          decipher.setAuthTag(data.subarray(13, 29))
          const text = Buffer.concat([decipher.update(data.subarray(29)), decipher.final()])
          return JSON.parse(text.toString('utf8'))
        } catch {
          // Not encrypted with this key; the previous one may fit while SECRET is being changed.
        }
      }
      return undefined
    },
  }
}

/** A member's pseudonym in safety checks, which cannot be reversed without the key. */
export function checkPseudonym(settings: Settings, memberId: string): Buffer {
  return createHmac('sha256', settings.secret('coach-checks')).update(memberId).digest().subarray(0, 16)
}
