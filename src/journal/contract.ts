import { z } from 'zod'
import { del, get, post, put } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'
import { Seal } from './crypto/envelope.ts'
import { Entry } from './entry.ts'

/** Maximum length of `encryptedContent` in base64 characters: 1 MiB. */
export const contentCharacters = 1_048_576
const bodyBytes = contentCharacters + 16_384

const EncryptedContent = z
  .string('Journal text has to be encrypted before it is sent.')
  .regex(
    /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
    'Journal text has to be encrypted before it is sent, as base64.',
  )
  // A 12-byte iv and a 16-byte tag are 40 characters.
  .min(40, 'This is too short to be an encrypted text.')

const Id = z.object({ id: z.string() })
export const Done = z.object({ done: z.literal(true) })

/** `createdAt` is for imported entries and cannot be in the future. */
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

/** The wrapped key, opaque to the server; `revision` and `kid` detect conflicting writes of two devices. */
export const Key = z.strictObject({
  record: z.looseObject({ kid: z.uuid(), revision: z.int().min(1) }),
})

/** Newest first, at most 1,000 entries and 4 MiB per call; `before` is `createdAt_id` of the last entry. */
export const listEntries = get('/api/journal', {
  query: z.strictObject({ before: z.string().max(80).optional() }),
  answer: z.array(Entry),
})
export const readEntry = get('/api/journal/:id', { params: Id, answer: Entry })
/** Idempotent by `enc.eid` (or the header `Idempotency-Key`) and content. */
export const addEntry = post('/api/journal', { body: NewEntry, answer: Entry, bodyBytes })
/** `enc.seq` is the stored one plus one. The previous version is kept until confirmation. */
export const editEntry = put('/api/journal/:id', { params: Id, body: Edit, answer: Entry, bodyBytes })
export const confirmEntry = post('/api/journal/:id/confirm', {
  params: Id,
  body: z.strictObject({ seq: z.int().min(1) }),
  answer: Done,
})
export const removeEntry = del('/api/journal/:id', { params: Id, answer: Done })
/** `owner` is the person's id, which is part of the authenticated data. */
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
