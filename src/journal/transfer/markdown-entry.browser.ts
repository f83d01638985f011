// One entry as a Markdown file: front matter that other programs read too, then the text as it was written.
import { z } from 'zod'
import { localDate } from '../../platform/browser/local-date.browser.ts'
import { ExportedEntry } from './export-format.ts'

/** Values are JSON, which is YAML too. */
export function toMarkdownFile({
  eid,
  title,
  text,
  mood,
  tags,
  writtenAt,
  versionOf,
}: ExportedEntry): string {
  const fields = { title, date: writtenAt, mood, tags, cairn: eid, ...(versionOf ? { versionOf } : {}) }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`
}

const ownFile = /^---\n((?:\w+: [^\n]*\n)+)---\n\n([\s\S]*)\n$/

/** Undefined for a Markdown file that is not an export of Cairn. */
export function fromMarkdownFile(file: string): ExportedEntry | undefined {
  const [, front = '', text = ''] = ownFile.exec(file) ?? []
  try {
    const fields = Object.fromEntries(
      front
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => [line.slice(0, line.indexOf(':')), JSON.parse(line.slice(line.indexOf(':') + 2))]),
    )
    const { cairn: eid, date: writtenAt, ...rest } = z.looseObject({ cairn: z.uuid() }).parse(fields)
    const entry = ExportedEntry.safeParse({ ...rest, text, eid, writtenAt })
    return entry.success ? entry.data : undefined
  } catch {
    return undefined
  }
}

/** The date and the title; a number is added where the name is taken. */
export function createFileNames(): (entry: Pick<ExportedEntry, 'title' | 'writtenAt'>) => string {
  const taken = new Set<string>()
  return ({ title, writtenAt }) => {
    const words = title
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const start = [localDate(writtenAt), words.slice(0, 60).trim()].filter(Boolean).join(' ')
    for (let number = 1; ; number += 1) {
      const name = `${start}${number === 1 ? '' : ` (${number})`}.md`
      // Some file systems are not case-sensitive.
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  }
}
