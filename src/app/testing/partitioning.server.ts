// The SQL of docs/scale.md that partitions check-ins, read from the document.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const scalePage = () => readFileSync(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8')

export function partitioningSql(): string {
  const [, sql] = /## Partitions\n[\s\S]*?```sql\n([\s\S]*?)```/.exec(scalePage()) ?? []
  if (!sql) throw new Error('docs/scale.md has no SQL under Partitions')
  return sql
}
