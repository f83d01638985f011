// Connects the coach to the library, the meetings and the forum's moderation.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import type { Ports } from '../../coach/dialogue/answer.server.ts'
import type { Passage } from '../../coach/engine/system-prompt.ts'
import { readMeaning } from '../../coach/meaning/meaning.server.ts'
import { meaningByWords } from '../../coach/meaning/meaning.ts'
import { dutyNow } from '../../forum/moderation/queue-store.server.ts'
import { articles } from '../../library/articles.ts'
import { meetingList } from '../../meetings/search/meeting-list.server.ts'
import { createSentenceEncoder } from '../../platform/sentence-encoder.server.ts'

const folder = join(import.meta.dirname, '../../library/articles')
const longestPassage = 900

type PassageIndex = { search: MiniSearch; passages: Passage[] }

let index: Promise<PassageIndex> | undefined

/** All paragraphs of all articles, prefixed with the title; loaded on first use. */
async function loadIndex(): Promise<PassageIndex> {
  const passages: Passage[] = []
  const documents: { id: number; title: string; tags: string; text: string }[] = []
  for (const { id, title, excerpt, tags } of articles) {
    const body = await readFile(join(folder, `${id}.md`), 'utf8')
    const paragraphs = [
      excerpt,
      ...body.split(/\n{2,}/).filter((one) => one.length > 120 && !one.startsWith('#')),
    ]
    for (const paragraph of paragraphs) {
      const text = paragraph.replaceAll(/[*_`#>]|\[(.*?)\]\(.*?\)/g, '$1').slice(0, longestPassage)
      documents.push({ id: passages.length, title, tags: tags.join(' '), text })
      passages.push({ title, href: `/library/${id}`, text })
    }
  }
  const search = new MiniSearch({
    fields: ['title', 'tags', 'text'],
    searchOptions: { boost: { title: 3, tags: 3 }, prefix: (word) => word.length > 4, fuzzy: false },
  })
  search.addAll(documents)
  return { search, passages }
}

const encoder = createSentenceEncoder()

export const coachingPorts: Ports = {
  async meaning({ settings }, message, language, talk) {
    if (!settings.SENTENCE_ENCODER) return meaningByWords(message, language, talk)
    return readMeaning(encoder, message, language, talk)
  },
  async readings(message) {
    index ??= loadIndex()
    const { search, passages } = await index
    const hits = search.search(message.slice(0, 500)).slice(0, 12)
    const found: Passage[] = []
    for (const { id, score } of hits) {
      const passage = passages[Number(id)]
      if (passage && score > 4 && !found.some(({ href }) => href === passage.href)) found.push(passage)
    }
    return found
  },
  async meetingSoon(context) {
    const now = context.clock.now()
    const [soon] = await meetingList(context).upcoming(now - 10 * 60_000, now + 60 * 60_000, {}, 1)
    if (!soon) return undefined
    return { name: soon.meeting.name, minutes: Math.round((soon.startsAt - now) / 60_000), href: '/meetings' }
  },
  async staffOnDuty({ db, clock }) {
    return (await dutyNow(db, clock.now())).staff
  },
}
