// Reads journals of other programs: Day One (JSON), Standard Notes (decrypted backup) and single Markdown files.
import { z } from 'zod'
import { parseTags } from '../crypto/entry-content.ts'
import type { ExportedEntry } from './export-format.ts'

export type ImportFile = { readonly name: string; readonly text: string; readonly modifiedAt: string }

type Draft = { title: string; text: string; tags: readonly string[]; writtenAt: string }

const lenientDate = z.string().transform((date, context) => {
  const at = new Date(date)
  if (!Number.isNaN(at.getTime())) return at.toISOString()
  context.addIssue('This is no date.')
  return z.NEVER
})

const DayOne = z.object({
  entries: z.array(
    z.object({
      creationDate: lenientDate,
      text: z.string().default(''),
      tags: z.array(z.string()).default([]),
    }),
  ),
})

const Note = z.object({
  content_type: z.literal('Note'),
  uuid: z.string(),
  created_at: lenientDate,
  content: z.object({
    title: z.string().default(''),
    text: z.string().default(''),
    noteType: z.string().optional(),
    trashed: z.boolean().default(false),
  }),
})
const Tag = z.object({
  content_type: z.literal('Tag'),
  content: z.object({ title: z.string(), references: z.array(z.object({ uuid: z.string() })).default([]) }),
})
const StandardNotes = z.object({ items: z.array(z.looseObject({ content_type: z.string() })) })
const EncryptedItem = z.object({ content: z.string().regex(/^\d{3}:/) })

/** Undefined for a file of another kind, 'encrypted' for a backup that has to be exported again without encryption. */
export function readForeignFile(file: ImportFile): ExportedEntry[] | 'encrypted' | undefined {
  const json = parseJson(file.text)
  if (json === undefined)
    return /\.(md|markdown|txt)$/i.test(file.name) ? [entryOf(fromPlain(file))] : undefined
  const dayOne = DayOne.safeParse(json)
  if (dayOne.success) return dayOne.data.entries.map((entry) => entryOf(fromDayOne(entry)))
  const notes = StandardNotes.safeParse(json)
  if (!notes.success) return undefined
  if (notes.data.items.some((item) => EncryptedItem.safeParse(item).success)) return 'encrypted'
  return fromStandardNotes(notes.data.items).map(entryOf)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function entryOf({ title, text, tags, writtenAt }: Draft): ExportedEntry {
  return {
    eid: crypto.randomUUID(),
    title: title.trim().toWellFormed().slice(0, 200),
    text: text.trim().toWellFormed(),
    mood: null,
    tags: parseTags(
      tags
        .map((tag) => tag.replaceAll(',', ' '))
        .join(',')
        .toWellFormed(),
    ),
    writtenAt,
  }
}

// Day One escapes punctuation, and refers to photos and recordings by URLs that only it can open.
function fromDayOne({ text, tags, creationDate }: z.infer<typeof DayOne>['entries'][number]): Draft {
  const plain = text
    .replaceAll(/!\[[^\]]*\]\(dayone-moment:[^)]*\)/g, '[attachment in Day One]')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
  return { ...withHeading(plain), tags, writtenAt: creationDate }
}

function withHeading(text: string): { title: string; text: string } {
  const [, title = '', rest = text] = /^\s*#{1,6} +([^\n]+)\n?([\s\S]*)$/.exec(text) ?? []
  return rest.trim() === '' ? { title: '', text: title || text } : { title, text: rest }
}

function fromStandardNotes(items: readonly object[]): Draft[] {
  const tags = new Map<string, string[]>()
  for (const item of items) {
    const tag = Tag.safeParse(item)
    if (!tag.success) continue
    for (const { uuid } of tag.data.content.references)
      tags.set(uuid, [...(tags.get(uuid) ?? []), tag.data.content.title])
  }
  return items.flatMap((item) => {
    const note = Note.safeParse(item)
    if (!note.success || note.data.content.trashed) return []
    const { content, uuid, created_at: writtenAt } = note.data
    const text = content.noteType === 'super' ? superText(content.text) : content.text
    return [{ title: content.title, text, tags: tags.get(uuid) ?? [], writtenAt }]
  })
}

const Node = z.looseObject({ text: z.string().optional(), children: z.array(z.unknown()).optional() })

/** The text of a Super note, which is a tree of paragraphs; unknown forms stay as they are. */
function superText(text: string): string {
  const root = z.object({ root: z.object({ children: z.array(z.unknown()) }) }).safeParse(parseJson(text))
  return root.success ? root.data.root.children.map(textOfNode).join('\n') : text
}

function textOfNode(node: unknown): string {
  const known = Node.safeParse(node)
  if (!known.success) return ''
  return (known.data.text ?? '') + (known.data.children ?? []).map(textOfNode).join('')
}

/** The date from the front matter or the file's name, else the file's own. */
function fromPlain({ name, text, modifiedAt }: ImportFile): Draft {
  const [, front = '', body = text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text) ?? []
  const field = (key: string) =>
    new RegExp(`^${key}:[ \\t]*["']?(.*?)["']?[ \\t]*$`, 'im').exec(front)?.[1] ?? ''
  const dated = [field('date'), field('created'), /\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? ''].map((date) =>
    // A date without a time is noon, so that it is the same day everywhere.
    lenientDate.safeParse(/^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T12:00:00` : date),
  )
  const found = dated.find(({ success }) => success)?.data
  const headed = withHeading(body)
  const fallback = name.replace(/\.[^.]+$/, '').replace(/^\d{4}-\d\d-\d\d[ _-]*/, '')
  const tags = field('tags')
    .replaceAll(/[[\]"'#]/g, '')
    .split(',')
  return {
    title: field('title') || headed.title || fallback,
    text: headed.text,
    tags,
    writtenAt: found ?? modifiedAt,
  }
}
