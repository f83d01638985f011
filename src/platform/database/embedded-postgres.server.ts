// The embedded PostgreSQL: started in DATA_DIR, shared by all processes on it, stopped by the last one.
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import {
  type Binaries,
  type Cluster,
  databaseAccount,
  findBinaries,
  makeFolder,
  openCluster,
} from './postgres-files.server.ts'
import {
  endOrphanedBackends,
  hasOtherBinaries,
  removeStaleLocks,
  serverPid,
  spawnPostgres,
  waitForExit,
} from './postgres-process.server.ts'

type Log = Record<'info' | 'warn' | 'error', (message: string) => void>
export type EmbeddedConnection = {
  host: string
  port: number
  user: string
  password: string
  database: string
}
export type EmbeddedPostgres = { connection: EmbeddedConnection; stop: () => Promise<void> }

/** The embedded database cannot start; `message` says why, for the operator. */
export class EmbeddedDatabaseProblem extends Error {
  override name = 'EmbeddedDatabaseProblem'

  constructor(cause: unknown, dataDir: string) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const isFileError = cause instanceof Error && 'syscall' in cause
    super(isFileError ? `DATA_DIR (${dataDir}) cannot be used: ${reason}` : reason, { cause })
  }
}

const port = 5432
const role = 'cairn'
// Each process holds this advisory lock shared while it runs. The one that gets it exclusively is the last.
const inUseLock = 7_234_001
const setupLock = 7_234_002
// The sessions of a killed program, and with them its lock, end a moment after it.
const sessionsEndWithin = 3_000
// Maximum length of a socket path: 107 bytes on Linux, 103 on macOS.
const longestSocketPath = 103

/**
 * Starts the database in `dataDir`, or attaches to the one that runs there already, and keeps it running until `stop`.
 * @throws EmbeddedDatabaseProblem when it cannot: another major version, another user's folder, no binaries for this machine.
 */
export function startEmbedded(options: { dataDir: string; log: Log }): Promise<EmbeddedPostgres> {
  return openEmbedded(options).catch((error: unknown) => {
    throw new EmbeddedDatabaseProblem(error, options.dataDir)
  })
}

async function openEmbedded(options: { dataDir: string; log: Log }): Promise<EmbeddedPostgres> {
  const { log } = options
  makeFolder(options.dataDir)
  const dataDir = await fs.realpath(options.dataDir)
  const account = await databaseAccount(path.join(dataDir, 'postgres'))
  const binaries = await findBinaries(account)
  const cluster = await openCluster(dataDir, binaries, { account, create: true })
  const socket = await socketFor(cluster.dir)
  const state = { stopping: false }
  const attach = () => attachTo({ dataDir, cluster, binaries, host: socket.host, log, state })
  let reconnecting = Promise.resolve()
  let holder = await attach()
  watch(holder)
  log.info(`database ready in ${cluster.dir}`)

  function watch(client: Client): void {
    client.once('end', () => {
      if (!state.stopping) reconnecting = reconnect()
    })
  }

  async function reconnect(): Promise<void> {
    log.warn('the database connection was lost; restarting the database')
    while (!state.stopping) {
      try {
        await socket.restore()
        holder = await attach()
        watch(holder)
        log.info('the database is running again')
        return
      } catch (error) {
        if (state.stopping) return
        log.error(error instanceof Error ? error.message : String(error))
        await sleep(1_000)
      }
    }
  }

  async function stop(): Promise<void> {
    if (state.stopping) return
    state.stopping = true
    await reconnecting
    try {
      await stopIfUnused(holder, cluster, log)
    } finally {
      await holder.end().catch(() => undefined)
      await socket.remove()
    }
  }

  const { host } = socket
  return { connection: { host, port, user: role, password: cluster.secrets.program, database: role }, stop }
}

type Attachment = {
  dataDir: string
  cluster: Cluster
  binaries: Binaries
  host: string
  log: Log
  state: { stopping: boolean }
}

/** Connects to the running server, or starts one first. Throws if it does not start within 60 s. */
async function attachTo({ dataDir, cluster, binaries, host, log, state }: Attachment): Promise<Client> {
  const startedAt = Date.now()
  let warned = false
  let server: Awaited<ReturnType<typeof spawnPostgres>> | undefined
  let ended: string | undefined
  let delay = 10
  for (;;) {
    const failure = await openLockHolder(host, cluster).catch((error: Error & { code?: string }) => error)
    if (failure instanceof Client) {
      if (server || !(await stopOrphan(failure, cluster, binaries, log))) return failure
      continue
    }
    if (failure.code === '28P01')
      throw new Error(`The database in ${cluster.dir} does not accept its own password.`)
    // Any response means that a server runs (57P03: starting, recovering or shutting down).
    const isDown = failure.code === 'ENOENT' || failure.code === 'ECONNREFUSED'
    const seconds = (Date.now() - startedAt) / 1_000
    ended = server?.exitReason ?? ended
    const reason = ended ?? failure.message
    if (state.stopping || (seconds > 60 && failure.code !== '57P03'))
      throw new Error(`The database in ${cluster.dir} does not start. ${reason}`)
    if (seconds > 5 && !warned) log.warn(`still waiting for the database: ${reason}`)
    warned ||= seconds > 5
    if (isDown && (!server || server.exitReason !== undefined)) {
      await endOrphanedBackends(cluster)
      await removeStaleLocks(cluster)
      await openCluster(dataDir, binaries, { account: cluster.account, create: false })
      server = await spawnPostgres(binaries, cluster)
    }
    await sleep(delay)
    delay = Math.min(delay * 1.5, 250)
  }
}

/** A killed process leaves its server running. After an upgrade that server's binaries may no longer exist. */
async function stopOrphan(client: Client, cluster: Cluster, binaries: Binaries, log: Log): Promise<boolean> {
  const pid = await serverPid(cluster)
  if (pid === undefined || !(await hasOtherBinaries(pid, binaries))) return false
  const startedAt = Date.now()
  while (Date.now() - startedAt < sessionsEndWithin) {
    if (await stopIfUnused(client, cluster, log)) {
      await client.end().catch(() => undefined)
      return true
    }
    await client.query(`select pg_advisory_lock_shared(${inUseLock})`)
    await sleep(100)
  }
  return false
}

/** Opens the connection that marks the cluster as in use; the first one also creates the role and the database. */
async function openLockHolder(host: string, cluster: Cluster): Promise<Client> {
  const client = new Client({
    host,
    port,
    user: 'postgres',
    password: cluster.secrets.superuser,
    database: 'postgres',
    application_name: 'cairn holder',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock_shared(${inUseLock})`)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [role])
    if (!rowCount) await makeDatabase(client, cluster)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

// Not a superuser: an SQL injection could not read files or run commands.
async function makeDatabase(client: Client, cluster: Cluster): Promise<void> {
  await client.query(`select pg_advisory_lock(${setupLock})`)
  const found = await client.query('select 1 from pg_roles where rolname = $1', [role])
  if (!found.rowCount)
    await client.query(`create role ${role} login createdb password '${cluster.secrets.program}'`)
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [role])
  if (!rowCount) await client.query(`create database ${role} owner ${role}`)
  await client.query(`select pg_advisory_unlock(${setupLock})`)
}

/** Stops the server if no other process uses it, and returns whether it did. */
async function stopIfUnused(holder: Client, cluster: Cluster, log: Log): Promise<boolean> {
  const pid = await serverPid(cluster)
  if (pid === undefined) return false
  const last = await holder
    .query(`select pg_advisory_unlock_shared(${inUseLock}), pg_try_advisory_lock(${inUseLock}) as alone`)
    .then(
      ({ rows }) => rows[0]?.alone === true,
      () => false,
    )
  if (!last) return false
  process.kill(pid, 'SIGINT')
  if (await waitForExit(pid, 60)) log.info('database stopped')
  else log.warn(`the database (process ${pid}) is still stopping`)
  return true
}

/** The socket's folder: the cluster or, if its path is too long, a private symbolic link to it. */
async function socketFor(dir: string) {
  if (Buffer.byteLength(path.join(dir, `.s.PGSQL.${port}`)) <= longestSocketPath)
    return { host: dir, restore: async () => undefined, remove: async () => undefined }
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'cairn-'))
  const host = path.join(folder, 'db')
  await fs.symlink(dir, host)
  return {
    host,
    // The system may delete files from its temporary folder.
    async restore() {
      if (await fs.lstat(host).catch(() => undefined)) return
      await fs.mkdir(folder, { mode: 0o700 }).catch(() => undefined)
      await fs.symlink(dir, host)
    },
    remove: () => fs.rm(folder, { recursive: true, force: true }),
  }
}
