// Asks PostgreSQL for the columns of a statement without running it, and the driver for the JavaScript type of each.
import pg from 'pg'
import type { Kind, ReturnedColumn } from './row-columns.ts'

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number }

/** Sends Parse and Describe for a statement, without Execute. */
class Description {
  private fields: Field[] = []
  private error: Error | undefined
  readonly done = Promise.withResolvers<Field[]>()
  private readonly text: string
  constructor(text: string) {
    this.text = text
  }
  submit(connection: pg.Connection): void {
    connection.parse({ text: this.text, name: '', types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }
  handleRowDescription(message: { fields: Field[] }): void {
    this.fields = message.fields
  }
  handleError(error: Error): void {
    this.error = error
    this.done.reject(error)
  }
  handleReadyForQuery(): void {
    if (!this.error) this.done.resolve(this.fields)
  }
}

// A sample value of every column type. The JavaScript type in which the driver returns it is the kind of the column.
const samples: Record<string, string> = {
  bool: 'true',
  bytea: '\\x00',
  date: '2026-11-23',
  float8: '1.5',
  int2: '1',
  int4: '1',
  int8: '1',
  json: '{}',
  jsonb: '{}',
  name: 'a',
  numeric: '1',
  text: 'a',
  time: '12:00',
  timestamptz: '2026-11-23T12:00:00Z',
  uuid: '00000000-0000-0000-0000-000000000000',
  void: '',
  _text: '{a}',
  _int4: '{1}',
  _uuid: '{00000000-0000-0000-0000-000000000000}',
  _date: '{2026-11-23}',
}

/** Types whose kind the value does not tell. */
const kindsByName: Partial<Record<string, Kind>> = { json: 'json', jsonb: 'json', void: 'void' }

function kindOfValue(value: unknown): Kind {
  if (Array.isArray(value)) return `array of ${kindOfValue(value[0])}`
  if (Buffer.isBuffer(value)) return 'bytes'
  if (value instanceof Date) return 'Date'
  return typeof value
}

/** Uses a connection that the program opened, so that values are parsed as in the program. */
export function describer(client: pg.Client) {
  const kinds = new Map<number, Kind>()

  async function kindOf(type: number): Promise<Kind> {
    const known = kinds.get(type)
    if (known) return known
    const named = await client.query<{ name: string }>('select typname as name from pg_type where oid = $1', [
      type,
    ])
    const name = named.rows[0]?.name ?? ''
    const sample = samples[name]
    if (sample === undefined) throw new Error(`No sample of the type '${name}' in checks/sql/describe.ts.`)
    // The quoted type name, because "char" and char are different types.
    const read = await client.query<{ value: unknown }>(`select '${sample}'::"${name}" as value`)
    const kind = kindsByName[name] ?? kindOfValue(read.rows[0]?.value)
    kinds.set(type, kind)
    return kind
  }

  return async function describe(text: string): Promise<ReturnedColumn[]> {
    const fields = await client.query(new Description(text)).done.promise
    const columns: ReturnedColumn[] = []
    for (const { name, dataTypeID, tableID, columnID } of fields) {
      const { rows } = await client.query<{ required: boolean; column: string }>(
        `select attnotnull as required, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
          where attrelid = $1 and attnum = $2 and relkind in ('r', 'p')`,
        [tableID, columnID],
      )
      const [source] = rows
      const excluded =
        source !== undefined &&
        new RegExp(`\\b(where|and) (\\w+\\.)?${source.column} (is not null|[<>]?= )`).test(text)
      columns.push({
        name,
        kind: await kindOf(dataTypeID),
        mayBeNull: source && !excluded ? !source.required : undefined,
      })
    }
    return columns
  }
}
