// One written page of the journal, as it stands inside the ciphertext.
import { z } from 'zod'
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

export const Page = z.object({
  text: z.string(),
  title: z.string().default(''),
  mood: z.enum(moods).nullable().catch(null).default(null),
  tags: z.array(z.string()).default([]),
  writtenAt: z.iso.datetime({ offset: true }),
})
export type Page = z.infer<typeof Page>

export function pageBytes(page: Page): Bytes {
  return utf8(JSON.stringify(page))
}

export function bytesPage(bytes: Bytes): Page | undefined {
  try {
    const parsed = Page.safeParse(JSON.parse(fromUtf8(bytes)))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** 'Sleep, day 30' typed in one field becomes two tags. */
export function readTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim().replace(/^#/, '').slice(0, 40))
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, 12)
}

export function samePage(one: Page, other: Page): boolean {
  return (
    one.text === other.text &&
    one.title === other.title &&
    one.mood === other.mood &&
    one.tags.join('\n') === other.tags.join('\n') &&
    Date.parse(one.writtenAt) === Date.parse(other.writtenAt)
  )
}
