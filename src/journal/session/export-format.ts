// Plaintext export formats: Markdown for people, JSON for programs. Created and parsed only in the browser.
import { z } from 'zod'
import { EntryContent, moodNames } from '../crypto/entry-content.ts'

export const ExportedEntry = EntryContent.extend({ eid: z.uuid() })
export type ExportedEntry = z.infer<typeof ExportedEntry>

const Takeout = z.object({
  format: z.literal('cairn-journal'),
  version: z.literal(1),
  entries: z.array(ExportedEntry),
})

export function toJson(entries: readonly ExportedEntry[]): string {
  return `${JSON.stringify({ format: 'cairn-journal', version: 1, entries }, null, 2)}\n`
}

export function fromJson(text: string): ExportedEntry[] | undefined {
  try {
    const parsed = Takeout.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data.entries : undefined
  } catch {
    return undefined
  }
}

const head = '# My journal\n'
const opening = /^<!-- entry (\{.*\}) -->$/
const closing = '<!-- /entry -->'
const headingLines = 4

/** Metadata goes into comments, so that the Markdown stays readable and can be imported again. */
export function toMarkdown(entries: readonly ExportedEntry[]): string {
  const parts = entries.map(({ text, ...about }) => {
    const json = JSON.stringify(about)
      .replaceAll('>', '\\u003e')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029')
    const heading = oneLine(about.title) || 'Untitled'
    const mood = about.mood ? moodNames[about.mood] : ''
    const details = [about.writtenAt, mood, ...about.tags.map((tag) => `#${oneLine(tag)}`)].filter(
      (part) => part !== '',
    )
    const lines = [`<!-- entry ${json} -->`, `## ${heading}`, '', `*${details.join(' · ')}*`, '']
    return [...lines, ...text.split('\n').map(escaped), closing, ''].join('\n')
  })
  return `${head}\n${parts.join('\n')}`
}

export function fromMarkdown(markdown: string): ExportedEntry[] | undefined {
  if (!markdown.startsWith(head)) return undefined
  const entries: ExportedEntry[] = []
  const lines = markdown.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const about = opening.exec(lines[at] ?? '')?.[1]
    if (!about) continue
    const end = lines.indexOf(closing, at)
    if (end < 0) return undefined
    const text = lines.slice(at + 1 + headingLines, end).map(unescaped)
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

function escaped(line: string): string {
  return /^\\*<!-- \/?entry/.test(line) ? `\\${line}` : line
}

function unescaped(line: string): string {
  return /^\\+<!-- \/?entry/.test(line) ? line.slice(1) : line
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
