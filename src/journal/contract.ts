import { z } from 'zod'
import { Done } from '../accounts/contract.ts'
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
/** An entry in a response; browsers validate its content themselves. */
const EntryAnswer = z.object(Entry.shape)

/** `createdAt` is for imported entries and cannot be in the future. */
export const NewEntry = z.strictObject({
  encryptedContent: EncryptedContent,
  enc: z.optional(Seal),
  createdAt: z.iso.datetime({ offset: true }).optional(),
})
export type NewEntry = z.infer<typeof NewEntry>

export const ImportedEntry = NewEntry.required({ enc: true, createdAt: true })
export type ImportedEntry = z.infer<typeof ImportedEntry>

export const Edit = z.strictObject({ encryptedContent: EncryptedContent, enc: Seal })
export type Edit = z.infer<typeof Edit>

export const Manifest = z.strictObject({ revision: z.int().min(1), encryptedContent: EncryptedContent })
export type Manifest = z.infer<typeof Manifest>

/** `replaces` is the stored revision, 0 for none; a device that has seen a newer list skips the revisions between. */
export const NewManifest = Manifest.extend({ replaces: z.int().min(0).optional() })
export type NewManifest = z.infer<typeof NewManifest>

const EntryVersion = z.strictObject({ id: z.uuid(), seq: z.int().min(1) })

const Digits = z.string().regex(/^\d{1,15}$/, 'This is not a count.')

/** Newest first, at most `limit` (1,000) entries and 4 MiB per call; `before` is `createdAt_id` of the last entry. */
export const listEntries = get('/api/journal', {
  query: z.strictObject({ before: z.string().max(80).optional(), limit: Digits.optional() }),
  answer: z.array(EntryAnswer),
})
/** Changes after the count `since`, at most 1,000 entries and 4 MiB; without `since` only the counts. */
export const readChanges = get('/api/journal/changes', {
  query: z.strictObject({ since: Digits.optional() }),
  answer: z.object({
    version: z.int().min(0),
    count: z.int().min(0),
    entries: z.array(EntryAnswer),
    removed: z.array(z.uuid()),
    more: z.boolean(),
  }),
})
export const readEntry = get('/api/journal/:id', { params: Id, answer: EntryAnswer })
/** Whether the member has entries or a key, for members whose plan does not include the journal. */
export const journalExists = get('/api/journal/exists', { answer: z.object({ exists: z.boolean() }) })
/** Idempotent by `enc.eid` (or the header `Idempotency-Key`) and content. */
export const addEntry = post('/api/journal', { body: NewEntry, answer: EntryAnswer, bodyBytes })
/**
 * Entries of an import, in one transaction. Leaves out an entry whose `eid` was deleted or has other content. Idempotent
 * like `addEntry`.
 */
export const importEntries = post('/api/journal/import', {
  body: z.strictObject({
    entries: z.array(ImportedEntry).min(1).max(100),
  }),
  answer: z.object({ entries: z.array(EntryAnswer) }),
  bodyBytes: 4 * 1024 * 1024,
})
/** `enc.seq` is the stored one plus one. The previous version is stored until the new one is confirmed. */
export const editEntry = put('/api/journal/:id', { params: Id, body: Edit, answer: EntryAnswer, bodyBytes })
export const confirmEntry = post('/api/journal/:id/confirm', {
  params: Id,
  body: z.strictObject({ seq: z.int().min(1) }),
  answer: Done,
})
/** After a key change: entries under an older `kid`, encrypted again. Returns those that had not changed meanwhile. */
export const reencryptEntries = put('/api/journal/reencryption', {
  body: z.strictObject({
    entries: z
      .array(Edit.extend({ id: z.uuid() }))
      .min(1)
      .max(100),
  }),
  answer: z.object({ entries: z.array(EntryAnswer) }),
  bodyBytes: 4 * 1024 * 1024,
})
export const confirmEntries = post('/api/journal/reencryption/confirm', {
  body: z.strictObject({ entries: z.array(EntryVersion).min(1).max(100) }),
  answer: Done,
})
/** With `seq` only that version is deleted, not one that another device wrote meanwhile. */
export const removeEntry = del('/api/journal/:id', {
  params: Id,
  query: z.strictObject({ seq: Digits.optional() }),
  answer: Done,
})
export const readManifest = get('/api/journal/manifest', {
  query: z.strictObject({ known: Digits.optional() }),
  answer: z.object({ manifest: Manifest.nullable(), unchanged: z.boolean() }),
})
export const saveManifest = put('/api/journal/manifest', { body: NewManifest, answer: Done, bodyBytes })

export const noSuchEntry = refusal(404, 'This entry is not in your journal.')
export const tooLarge = refusal(
  413,
  'An entry can be at most 1 MiB once it is encrypted. Please split it in two.',
)
export const otherEntry = refusal(409, 'Another entry was saved under this id.')
export const deletedElsewhere = refusal(410, 'This entry was saved before and then deleted.')
export const editedElsewhere = refusal(409, 'This entry was changed on another device meanwhile.')
/** The change can be sent after unlocking the journal with the new password. */
export const otherKey = refusal(
  423,
  'The password of this journal was changed on another device. Please lock it and unlock it with the new one.',
)
export const manifestChanged = refusal(409, 'The journal was changed on another device meanwhile.')
