import type { z } from 'zod'
import { member, readingMember } from '../accounts/gates.server.ts'
import { isoTime } from '../platform/clock.ts'
import { csvCell } from '../platform/csv.ts'
import { plusDays } from '../platform/dates.ts'
import { alreadySent, done, type Route, serve } from '../platform/http/http.server.ts'
import { isBlank } from '../platform/text.ts'
import { actionName, moodNames, triggerName } from './choices.ts'
import * as contract from './contract.ts'
import { patternDays } from './patterns.ts'
import * as store from './store.server.ts'

const maxUrgesADay = 40

/** After traveling west, an entry written offline can be dated one day ahead. */
function requireRecent(date: string, today: string) {
  if (date > plusDays(today, 1) || date < plusDays(today, -14)) throw contract.diaryDateTooFar()
}

export const diaryRoutes: Route[] = [
  serve(contract.diary, readingMember, async ({ db, member, today, query }) => {
    const from = query.from ?? plusDays(today, 1 - patternDays)
    const [entries, earlier] = await Promise.all([
      store.entriesFrom(db, member.id, from),
      store.hasEntriesBefore(db, member.id, from),
    ])
    return { entries, earlier }
  }),
  serve(contract.tonight, readingMember, async ({ db, member, today }) => ({
    review: (await store.reviewOf(db, member.id, today)) ?? null,
  })),
  serve(contract.saveReview, member, async ({ db, member, today, params, body, clock }) => {
    requireRecent(params.date, today)
    const { mood, craving, triggers, actions, ownTrigger, ownAction, line } = body
    const tapped = mood !== null || craving !== null || triggers.length + actions.length > 0
    if (!tapped && isBlank(ownTrigger + ownAction + line)) throw contract.emptyReview()
    const review = { ...body, date: params.date, now: isoTime(clock.now()) }
    if (!(await store.saveReview(db, member.id, review))) throw contract.reviewChanged()
    return done
  }),
  serve(contract.saveUrge, member, async ({ db, member, today, params, body, clock }) => {
    requireRecent(body.date, today)
    const urge = { ...body, id: params.id, now: isoTime(clock.now()) }
    const outcome = await store.saveUrge(db, member.id, urge, maxUrgesADay)
    if (outcome === 'full') throw contract.tooManyUrges()
    if (outcome === 'missing') throw contract.noSuchDiaryEntry()
    return done
  }),
  serve(contract.removeEntry, member, async ({ db, member, params }) => {
    if (!(await store.removeEntry(db, member.id, params.id))) throw contract.noSuchDiaryEntry()
    return done
  }),
  serve(contract.removeDiary, member, async ({ db, member }) => {
    await store.removeDiary(db, member.id)
    return done
  }),
  serve(contract.diaryCsv, member, async ({ db, member, reply }) => {
    const entries = await store.entriesFrom(db, member.id, '0001-01-01')
    const lines = [heads, ...entries.reverse().map(cellsOf)].map((cells) => cells.map(csvCell).join(','))
    void reply
      .header('Content-Disposition', 'attachment; filename="evenings.csv"')
      .type('text/csv; charset=utf-8')
      .serializer(String)
      .send(`${lines.join('\r\n')}\r\n`)
    return alreadySent
  }),
]

const heads = ['date', 'time', 'kind', 'mood', 'craving', 'craving after', 'triggers', 'what I did', 'line']

function cellsOf(entry: z.output<typeof contract.DiaryEntry>): string[] {
  const { date, minute, kind, mood, craving, cravingAfter, line } = entry
  return [
    date,
    minute === null
      ? ''
      : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    kind,
    mood === null ? '' : (moodNames[mood - 1] ?? ''),
    String(craving ?? ''),
    String(cravingAfter ?? ''),
    [...entry.triggers.map(triggerName), entry.ownTrigger].filter(Boolean).join('; '),
    [...entry.actions.map(actionName), entry.ownAction].filter(Boolean).join('; '),
    line,
  ]
}
