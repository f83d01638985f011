// One statement for many askers. While questions of a kind are under way, those that come meanwhile wait and go together as the
// next one: each is still asked after it came, so an answer is never older than its question.
import { type Db, prepared } from './db.server.ts'

/** A prepared statement over many questions: it reads them from `asked`, and gives `at` back in every row. */
export type Gathering = { name: string; text: string }

/**
 * What is asked as a table, a row a question with its place `at`: each column by name with its type of the database, in the
 * order of the values.
 */
export function asked(columns: Record<string, string>): string {
  // why: planned anew each time where it sees how many questions there are; behind a select it does not look.
  const arrays = Object.values(columns).map((type, at) => `(select $${at + 1}::${type}[])`)
  return `unnest(${arrays.join(', ')}) with ordinality as asked (${Object.keys(columns).join(', ')}, at)`
}

type Question = {
  values: unknown[]
  answer(rows: { at: number }[]): void
  fail(error: unknown): void
}
type Queue = { underWay: number; waiting: Question[] }

// Two, so that one waits for the database while the other is read.
const mostUnderWay = 2
const mostTogether = 64
const queues = new WeakMap<Db, Map<string, Queue>>()

/** The rows of one asker. Inside a transaction it is asked alone. */
export async function gathered<Row>(db: Db, gathering: Gathering, values: unknown[]): Promise<Row[]> {
  if (db.isTransaction) {
    const alone = values.map((value) => [value])
    return (await prepared<{ at: number }>(db, gathering.name, gathering.text, alone)).map(
      withoutPlace,
    ) as Row[]
  }
  const queue = queueOf(db, gathering.name)
  return new Promise<Row[]>((resolve, reject) => {
    queue.waiting.push({ values, answer: (rows) => resolve(rows.map(withoutPlace) as Row[]), fail: reject })
    // Those that come in the same turn of the loop go in the same statement.
    if (queue.underWay < mostUnderWay && queue.waiting.length === 1) setImmediate(ask, db, gathering, queue)
  })
}

function withoutPlace({ at: _, ...row }: { at: number }): object {
  return row
}

function queueOf(db: Db, name: string): Queue {
  const named = queues.get(db) ?? new Map<string, Queue>()
  queues.set(db, named)
  const queue = named.get(name) ?? { underWay: 0, waiting: [] }
  named.set(name, queue)
  return queue
}

function ask(db: Db, gathering: Gathering, queue: Queue): void {
  if (queue.waiting.length === 0 || queue.underWay >= mostUnderWay) return
  const together = queue.waiting.splice(0, mostTogether)
  const width = together[0]?.values.length ?? 0
  const arrays = Array.from({ length: width }, (_, column) => together.map(({ values }) => values[column]))
  queue.underWay += 1
  prepared<{ at: number }>(db, gathering.name, gathering.text, arrays)
    .then(
      (rows) => {
        const found = together.map((): { at: number }[] => [])
        for (const row of rows) found[row.at - 1]?.push(row)
        together.forEach(({ answer }, place) => answer(found[place] ?? []))
      },
      (error: unknown) => {
        for (const { fail } of together) fail(error)
      },
    )
    .finally(() => {
      queue.underWay -= 1
      ask(db, gathering, queue)
    })
}
