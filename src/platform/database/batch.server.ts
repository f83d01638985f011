// One statement for many askers. While statements of a kind are under way, those who come meanwhile wait and go together as the
// next one: each is still asked after it came, so an answer is never older than its question, and what is kept is on the disk
// before anybody hears of it.
import { type Db, databaseTrouble, prepared } from './db.server.ts'

/** A prepared statement over many questions: it reads them from `asked`, and gives `at` back in every row. */
export type Gathering = {
  name: string
  text: string
  /** It writes what belongs to its first value, of which a statement holds one at most. Read from `askedInTurn`. */
  writes?: true
}

/**
 * What is asked as a table, a row a question with its place `at`: each column by name with its type of the database, in the
 * order of the values.
 */
export function asked(columns: Record<string, string>): string {
  // why: planned anew each time where it sees how many questions there are; behind a select it does not look.
  const arrays = Object.values(columns).map((type, at) => `(select $${at + 1}::${type}[])`)
  return `unnest(${arrays.join(', ')}) with ordinality as asked (${Object.keys(columns).join(', ')}, at)`
}

/**
 * The same for a statement that writes, as the first of its `with`: in the order of the first value, so that no two statements wait for each other, and
 * patient for a moment only, so that a row which somebody else holds keeps nobody waiting but its own asker.
 */
export function askedInTurn(columns: Record<string, string>): string {
  const patience = `$${Object.keys(columns).length + 1}`
  return `asked as materialized (select asked.*
    from (select set_config('lock_timeout', ${patience}, true)) as bounded, ${asked(columns)} order by at)`
}

type Question = {
  values: unknown[]
  answer(rows: { at: number }[]): void
  fail(error: unknown): void
}
/** `began`: when the last statement did, in milliseconds; `called`: the next one goes in this turn of the loop. */
type Queue = { underWay: number; waiting: Question[]; began: number; called: boolean }

// Statements cost more than what stands in them: a second one goes only where many wait, or where the first is slow.
const mostUnderWay = 2
const manyWaiting = 16
const slowMilliseconds = 50
const mostTogether = 64
const patience = { together: '200ms', alone: '0' }
const queues = new WeakMap<Db, Map<string, Queue>>()

/** The rows of one asker. Inside a transaction it is asked alone. */
export async function gathered<Row>(db: Db, gathering: Gathering, values: unknown[]): Promise<Row[]> {
  if (db.isTransaction) return alone<Row>(db, gathering, values)
  const queue = queueOf(db, gathering.name)
  return new Promise<Row[]>((resolve, reject) => {
    queue.waiting.push({ values, answer: (rows) => resolve(rows.map(withoutPlace) as Row[]), fail: reject })
    call(db, gathering, queue)
  })
}

/** Those that come in the same turn of the loop go in the same statement. */
function call(db: Db, gathering: Gathering, queue: Queue): void {
  const { underWay, waiting, began, called } = queue
  if (called || waiting.length === 0 || underWay === mostUnderWay) return
  const slow = performance.now() - began > slowMilliseconds
  if (underWay > 0 && waiting.length < manyWaiting && !slow) return
  queue.called = true
  setImmediate(ask, db, gathering, queue)
}

async function alone<Row>(db: Db, gathering: Gathering, values: unknown[]): Promise<Row[]> {
  const rows = await run(db, gathering, [values], patience.alone)
  return rows.map(withoutPlace) as Row[]
}

function run(db: Db, { name, text, writes }: Gathering, questions: unknown[][], bound: string) {
  const width = questions[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, column) => questions.map((values) => values[column]))
  return prepared<{ at: number }>(db, name, text, writes ? [...columns, bound] : columns)
}

function withoutPlace({ at: _, ...row }: { at: number }): object {
  return row
}

function queueOf(db: Db, name: string): Queue {
  const named = queues.get(db) ?? new Map<string, Queue>()
  queues.set(db, named)
  const queue = named.get(name) ?? { underWay: 0, waiting: [], began: 0, called: false }
  named.set(name, queue)
  return queue
}

/** Those who go next, taken from the queue. */
function nextOf({ writes }: Gathering, queue: Queue): Question[] {
  if (!writes) return queue.waiting.splice(0, mostTogether)
  const next = new Map<string, Question>()
  queue.waiting = queue.waiting.filter((question) => {
    const owner = String(question.values[0])
    if (next.size === mostTogether || next.has(owner)) return true
    next.set(owner, question)
    return false
  })
  return [...next].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, question]) => question)
}

function ask(db: Db, gathering: Gathering, queue: Queue): void {
  queue.called = false
  queue.began = performance.now()
  const together = nextOf(gathering, queue)
  const questions = together.map(({ values }) => values)
  queue.underWay += 1
  run(db, gathering, questions, patience.together)
    .then(
      (rows) => {
        const found = together.map((): { at: number }[] => [])
        for (const row of rows) found[row.at - 1]?.push(row)
        together.forEach(({ answer }, place) => answer(found[place] ?? []))
      },
      (error: unknown) => failed(db, gathering, together, error),
    )
    .finally(() => {
      queue.underWay -= 1
      call(db, gathering, queue)
    })
}

/** What one question did wrong, or waits for, is nothing to the others: each is asked once more, alone. */
function failed(db: Db, gathering: Gathering, together: Question[], error: unknown): void {
  const again = together.length > 1 ? nothingDone(error) : codeOf(error) === rowHeld
  for (const { values, answer, fail } of together) {
    if (again) run(db, gathering, [values], patience.alone).then(answer, fail)
    else fail(error)
  }
}

const rowHeld = '55P03'
const waitedForEachOther = '40P01'
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The database refused the statement as a whole, and is there to be asked again. */
function nothingDone(error: unknown): boolean {
  const code = codeOf(error)
  if (code === undefined) return false
  return code === rowHeld || code === waitedForEachOther || databaseTrouble(error) !== 'unavailable'
}
