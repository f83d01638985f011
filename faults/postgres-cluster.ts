// PostgreSQL servers created with the machine's tools, for replication and archiving.
import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestContext } from 'vitest'
import { openConnection } from '../src/platform/database/db.server.ts'
import { temporaryFolder } from './program.ts'
import { findTools, freePort } from './tools.ts'

export type Cluster = { dir: string; port: number; url: string }

/** Creates, starts and stops servers in a folder that is deleted after the test. */
export async function openClusters(context: TestContext) {
  const tools = findTools(['initdb', 'pg_ctl', 'pg_basebackup'], context)
  const folder = temporaryFolder()
  chmodSync(folder.path, 0o755)
  const account = accountOfServer()
  const started: Cluster[] = []
  const run = (tool: keyof typeof tools, ...flags: string[]) =>
    promisify(execFile)(tools[tool], flags, { ...account, cwd: '/', maxBuffer: 2 ** 24 })

  const newFolder = (name: string) => folderOf(account, join(folder.path, name))

  return {
    newFolder,
    async initialize(name: string, settings = ''): Promise<Cluster> {
      const dir = newFolder(name)
      await run('initdb', '-D', dir, '-U', 'cairn', '-A', 'trust', '-k', '--no-instructions')
      appendFileSync(join(dir, 'postgresql.conf'), `\n${settings}\n`)
      return clusterIn(dir)
    },
    async start(cluster: Cluster) {
      const options = `-p ${cluster.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
      await run(
        'pg_ctl',
        'start',
        '-w',
        '-D',
        cluster.dir,
        '-l',
        join(cluster.dir, 'server.log'),
        '-o',
        options,
      )
      started.push(cluster)
    },
    /** A copy of a running server, made by `pg_basebackup`. */
    async copy(from: Cluster, name: string, ...flags: string[]): Promise<Cluster> {
      const dir = newFolder(name)
      const source = ['-h', '127.0.0.1', '-p', String(from.port), '-U', 'cairn']
      await run('pg_basebackup', ...source, '-D', dir, '-X', 'stream', '--checkpoint=fast', ...flags)
      return clusterIn(dir)
    },
    promote: ({ dir }: Cluster) => run('pg_ctl', 'promote', '-w', '-D', dir),
    kill({ dir }: Cluster) {
      const [pid = ''] = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')
      // 0 would signal this process group.
      if (Number(pid) > 1) process.kill(Number(pid), 'SIGKILL')
    },
    async [Symbol.asyncDispose]() {
      for (const { dir } of started)
        await run('pg_ctl', 'stop', '-D', dir, '-m', 'immediate').catch(() => undefined)
      folder[Symbol.dispose]()
    },
  }
}

async function clusterIn(dir: string): Promise<Cluster> {
  const port = await freePort()
  return { dir, port, url: `postgresql://cairn@127.0.0.1:${port}/postgres` }
}

type Account = { uid: number; gid: number } | undefined

/** A new folder that the server's account owns. */
function folderOf(account: Account, dir: string): string {
  mkdirSync(dir, { mode: 0o700 })
  if (account) chownSync(dir, account.uid, account.gid)
  return dir
}

/** PostgreSQL refuses to run as root; Debian's packages create an account for it. */
function accountOfServer(): Account {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Runs one statement on a server. */
export async function query<Row extends object>({ url }: Cluster, text: string): Promise<Row[]> {
  const client = await openConnection({ connectionString: url })
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
