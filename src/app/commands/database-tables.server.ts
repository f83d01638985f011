// The tables and columns of a backup, from the database catalog.
import type pg from 'pg'
import { BackupProblem } from './backup-file.server.ts'

/** Tables of the schema `public`, each after those that it references. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows: all } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition order by 1`,
  )
  const { rows: refers } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  )
  const sorted: string[] = []
  const remaining = new Set(all.map(({ name }) => name).filter((name) => name !== 'migrations'))
  while (remaining.size > 0) {
    const free = [...remaining].filter(
      (name) => !refers.some(({ from, to }) => from === name && remaining.has(to)),
    )
    if (free.length === 0)
      throw new BackupProblem(`These tables reference each other in a cycle: ${[...remaining].join(', ')}.`)
    for (const name of free) remaining.delete(name)
    sorted.push(...free)
  }
  return sorted
}

export async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Hashes of the members who deleted their account. */
export async function tombstonesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.tombstones') is not null as there`,
  )
  if (!rows[0]?.there) return []
  const found = await client.query<{ hash: string }>(
    `select encode(member_hash, 'hex') as hash from tombstones`,
  )
  return found.rows.map(({ hash }) => hash)
}
