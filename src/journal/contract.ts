import { z } from 'zod'
import { del, get, post, put } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'
import { Seal } from './crypto/envelope.ts'
import { Entry } from './entry.ts'

/** The longest `encryptedContent`, in characters of base64: 1 MiB. */
export const contentCharacters = 1_048_576
const bodyBytes = contentCharacters + 16_384

const EncryptedContent = z
  .string('Journal text has to be encrypted before it is sent.')
  .regex(
    /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
    'Journal text has to be encrypted before it is sent, as base64.',
  )
  // An iv of 12 bytes and a tag of 16 are 40 characters: less cannot be an encrypted text.
  .min(40, 'This is too short to be an encrypted text.')

const Id = z.object({ id: z.string() })
export const Done = z.object({ done: z.literal(true) })

/** `createdAt` is for an entry brought over from elsewhere; it never lies ahead. */
export const NewEntry = z.strictObject({
  encryptedContent: EncryptedContent,
  enc: Seal.optional(),
  createdAt: z.iso.datetime({ offset: true }).optional(),
})
export type NewEntry = z.infer<typeof NewEntry>

export const Edit = z.strictObject({ encryptedContent: EncryptedContent, enc: Seal })
export type Edit = z.infer<typeof Edit>

export const Manifest = z.strictObject({ revision: z.int().min(1), encryptedContent: EncryptedContent })
export type Manifest = z.infer<typeof Manifest>

/** The wrapped key. The server keeps it as it is; `revision` and `kid` only keep two devices from overwriting each other. */
export const Key = z.strictObject({
  record: z.looseObject({ kid: z.uuid(), revision: z.int().min(1) }),
})

/** Newest first, at most 1,000 and 4 MiB a call; `before` is `createdAt_id` of the last one seen. */
export const listEntries = get('/api/journal', {
  query: z.strictObject({ before: z.string().max(80).optional() }),
  answer: z.array(Entry),
})
export const readEntry = get('/api/journal/:id', { params: Id, answer: Entry })
/** Sending the same `enc.eid` (or header `Idempotency-Key`) and content again answers the entry already kept. */
export const addEntry = post('/api/journal', { body: NewEntry, answer: Entry, bodyBytes })
/** `enc.seq` is one more than the kept one. The older version stays until it is confirmed. */
export const editEntry = put('/api/journal/:id', { params: Id, body: Edit, answer: Entry, bodyBytes })
export const confirmEntry = post('/api/journal/:id/confirm', {
  params: Id,
  body: z.strictObject({ seq: z.int().min(1) }),
  answer: Done,
})
export const removeEntry = del('/api/journal/:id', { params: Id, answer: Done })
/** `owner` is the person's own id, to which every ciphertext is bound. */
export const readKey = get('/api/journal/key', {
  answer: z.object({ owner: z.uuid(), record: z.unknown().nullable() }),
})
export const keepKey = put('/api/journal/key', { body: Key, answer: Done })
export const readManifest = get('/api/journal/manifest', {
  answer: z.object({ manifest: Manifest.nullable() }),
})
export const keepManifest = put('/api/journal/manifest', { body: Manifest, answer: Done, bodyBytes })

export const noSuchEntry = refusal(404, 'This entry is not in your journal.')
export const tooLarge = refusal(
  413,
  'An entry can be at most 1 MiB once it is encrypted. Please split it in two.',
)
export const otherEntry = refusal(409, 'Another entry was saved under this id.')
export const editedElsewhere = refusal(409, 'This entry was changed on another device meanwhile.')
export const keyChanged = refusal(
  409,
  'The key of this journal was changed on another device. Please load the page again.',
)
export const manifestChanged = refusal(409, 'The journal was changed on another device meanwhile.')
export const keyTooLarge = refusal(413, 'This key record is too large.')
