// The calls for the journal's wrapped key.
import { z } from 'zod'
import { Done } from '../accounts/contract.ts'
import { get, post, put } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'

const ThirtyTwoBytes = z
  .string('Please load the page again: the journal’s key is changed in another way now.')
  .regex(/^[A-Za-z0-9+/]{43}=$/, 'This is not 32 bytes in base64.')

/**
 * The wrapped key, opaque to the server; `revision` detects conflicting writes of two devices. `verifier` is the SHA-256 of a value that only
 * an unlocked journal can derive; the next change sends that value as `proof`.
 */
export const Key = z.strictObject({
  record: z.looseObject({ kid: z.uuid(), revision: z.int().min(1) }),
  verifier: ThirtyTwoBytes,
  proof: ThirtyTwoBytes.optional(),
})
export type Key = z.infer<typeof Key>

/** `owner` is the person's id, which is part of the authenticated data. `protected`: changes need a proof of the current key. */
export const readKey = get('/api/journal/key', {
  answer: z.object({ owner: z.uuid(), record: z.looseObject({}).nullable(), protected: z.boolean() }),
})
export const saveKey = put('/api/journal/key', { body: Key, answer: Done })
/** The key records that were replaced in the last 30 days, newest first. */
export const readReplacedKeys = get('/api/journal/key/replaced', {
  answer: z.object({ records: z.array(z.object({ record: z.unknown(), replacedAt: z.string() })) }),
})
/** Continues from a replaced record. `proof` is of that record, `password` is the account's. */
export const restoreKey = post('/api/journal/key/restore', {
  body: Key.extend({ proof: ThirtyTwoBytes, password: z.string().max(1_000) }),
  answer: Done,
})

export const keyChanged = refusal(
  409,
  'The key of this journal was changed on another device. Please load the page again.',
)
export const keyNotProven = refusal(
  403,
  'The key of this journal changes only with its password or recovery code. Nothing was changed.',
)
export const noReplacedKey = refusal(
  403,
  'No key of the last 30 days was changed with this password. Nothing was changed.',
)
export const keyTooLarge = refusal(413, 'This key record is too large.')
