// The plaintext of an entry: text, mood and tags, as encoded inside the ciphertext.
import { catch as orElse, z } from 'zod/mini'
import { type Bytes, fromUtf8, utf8 } from './bytes.ts'

export const moods = ['heavy', 'restless', 'steady', 'hopeful', 'grateful'] as const
export type Mood = (typeof moods)[number]

export const moodNames: Record<Mood, string> = {
  heavy: 'Heavy',
  restless: 'Restless',
  steady: 'Steady',
  hopeful: 'Hopeful',
  grateful: 'Grateful',
}

export const EntryContent = z.object({
  text: z.string(),
  title: z._default(z.string(), ''),
  mood: z._default(orElse(z.nullable(z.enum(moods)), null), null),
  tags: z._default(z.array(z.string()), []),
  writtenAt: z.iso.datetime({ offset: true }),
  /** Set on the version of this device where another one changed the same entry: the `eid` of that entry. */
  versionOf: orElse(z.optional(z.uuid()), undefined),
})
export type EntryContent = z.infer<typeof EntryContent>

export function encodeEntryContent(content: EntryContent): Bytes {
  return utf8(JSON.stringify(content))
}

export function decodeEntryContent(bytes: Bytes): EntryContent | undefined {
  try {
    const parsed = EntryContent.safeParse(JSON.parse(fromUtf8(bytes)))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Splits a comma-separated field into tags. */
export function parseTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim().replace(/^#/, '').slice(0, 40))
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, 12)
}

export function sameContent(one: EntryContent, other: EntryContent): boolean {
  return (
    one.text === other.text &&
    one.title === other.title &&
    one.mood === other.mood &&
    one.tags.join('\n') === other.tags.join('\n') &&
    one.versionOf === other.versionOf &&
    Date.parse(one.writtenAt) === Date.parse(other.writtenAt)
  )
}
