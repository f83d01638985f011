// Programs of the machine that some faults need: proxies, a pooler, an image builder, PostgreSQL's tools.
import { once } from 'node:events'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import type { TestContext } from 'vitest'
import { long } from './program.ts'

const debianPackages = {
  caddy: 'caddy',
  nginx: 'nginx',
  openssl: 'openssl',
  pgbouncer: 'pgbouncer',
  buildah: 'buildah',
  debootstrap: 'debootstrap',
  initdb: 'postgresql',
  pg_ctl: 'postgresql',
  pg_basebackup: 'postgresql',
}
type Tool = keyof typeof debianPackages

/**
 * Skips a test in the short form; `npm test` lists skipped tests at its end. In the long form the test fails instead, so that a full run
 * never passes without it.
 */
export function leaveOut({ skip }: Pick<TestContext, 'skip'>, note: string): never {
  if (long) throw new Error(`This test ${note}.`)
  return skip(note)
}

/** The paths of these programs; the test is skipped if one is missing. */
export function findTools<Name extends Tool>(
  names: readonly Name[],
  context: Pick<TestContext, 'skip'>,
): Record<Name, string> {
  const found = names.map((name) => [name, findTool(name)] as const)
  const missing = found.filter(([, file]) => file === undefined).map(([name]) => debianPackages[name])
  if (missing.length > 0) leaveOut(context, `needs Debian's ${[...new Set(missing)].join(' and ')}`)
  return Object.fromEntries(found) as Record<Name, string>
}

function findTool(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', ...postgresFolders()]
  return folders.map((temporaryFolder) => join(temporaryFolder, name)).find(isExecutable)
}

/** Debian keeps PostgreSQL's tools out of PATH. The newest version comes first. */
function postgresFolders(): string[] {
  const all = '/usr/lib/postgresql'
  if (!existsSync(all)) return []
  const versions = readdirSync(all).toSorted((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(all, version, 'bin'))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}
