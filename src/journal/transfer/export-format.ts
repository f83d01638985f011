// The JSON export, and the single Markdown file of earlier exports. Created and parsed only in the browser.
import { z } from 'zod'
import { EntryContent } from '../crypto/entry-content.ts'

export const ExportedEntry = z.object({ ...EntryContent.shape, eid: z.uuid() })
export type ExportedEntry = z.infer<typeof ExportedEntry>

const Takeout = z.object({
  format: z.literal('cairn-journal'),
  version: z.literal(1),
  entries: z.array(ExportedEntry),
})

export const jsonStart = '{"format":"cairn-journal","version":1,"entries":['
export const jsonEnd = '\n]}\n'

/** An entry on a separate line. */
export function jsonEntry(entry: ExportedEntry, first: boolean): string {
  return `${first ? '' : ','}\n${JSON.stringify(entry)}`
}

export function fromJson(text: string): ExportedEntry[] | undefined {
  try {
    const parsed = Takeout.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data.entries : undefined
  } catch {
    return undefined
  }
}

// Earlier exports: all entries in one Markdown file, with their metadata in comments.
const head = '# My journal\n'
const opening = /^<!-- entry (\{.*\}) -->$/
const closing = '<!-- /entry -->'
const headingLines = 4

export function fromMarkdown(markdown: string): ExportedEntry[] | undefined {
  if (!markdown.startsWith(head)) return undefined
  const entries: ExportedEntry[] = []
  const lines = markdown.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const about = opening.exec(lines[at] ?? '')?.[1]
    if (!about) continue
    const end = lines.indexOf(closing, at)
    if (end < 0) return undefined
    const text = lines.slice(at + 1 + headingLines, end).map(unescapeLine)
    const entry = readEntry(about, text.join('\n'))
    if (!entry) return undefined
    entries.push(entry)
    at = end
  }
  return entries
}

function readEntry(about: string, text: string): ExportedEntry | undefined {
  try {
    const parsed = ExportedEntry.safeParse({
      ...z.record(z.string(), z.unknown()).parse(JSON.parse(about)),
      text,
    })
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

function unescapeLine(line: string): string {
  return /^\\+<!-- \/?entry/.test(line) ? line.slice(1) : line
}
