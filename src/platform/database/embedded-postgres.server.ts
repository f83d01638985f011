// The PostgreSQL that comes with the program: started in DATA_DIR, shared by every program on it, stopped by the last.
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Cluster, databaseAccount, findBinaries, openCluster } from './postgres-files.server.ts'
import {
  removeStrangersLocks,
  runsFromElsewhere,
  serverPid,
  spawnPostgres,
  untilGone,
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

const port = 5432
const role = 'cairn'
// Every program holds this lock shared for as long as it lives, kill -9 included: whoever gets it alone is the last.
const inUse = 7_234_001
const settingUp = 7_234_002
// A stranger's address is at most 107 bytes long on Linux, 103 on macOS.
const longestSocketPath = 103

/**
 * Starts the database in `dataDir`, or attaches to the one that runs there already, and keeps it running until `stop`.
 * Throws in plain words when it cannot: another major version, another user's folder, no binaries for this machine.
 */
export async function startEmbedded(options: { dataDir: string; log: Log }): Promise<EmbeddedPostgres> {
  const { log } = options
  await fs.mkdir(options.dataDir, { recursive: true, mode: 0o755 })
  const dataDir = await fs.realpath(options.dataDir)
  const account = await databaseAccount(path.join(dataDir, 'postgres'))
  const binaries = await findBinaries(account)
  const cluster = await openCluster(dataDir, binaries, account, true)
  const socket = await socketFor(cluster.dir)
  const state = { stopping: false }
  let attempts = Promise.resolve()

  async function attach(): Promise<Client> {
    const began = Date.now()
    let told = false
    let server: Awaited<ReturnType<typeof spawnPostgres>> | undefined
    let pause = 10
    for (;;) {
      const failure = await hold(socket.host, cluster).catch((error: Error & { code?: string }) => error)
      if (failure instanceof Client) {
        if (server || !(await stoppedAsLeftBehind(failure))) return failure
        continue
      }
      if (failure.code === '28P01')
        throw new Error(`The database in ${cluster.dir} does not accept its own password.`)
      // Anything that answers is alive (57P03: starting, recovering or going down); only silence means that none runs.
      const silent = failure.code === 'ENOENT' || failure.code === 'ECONNREFUSED'
      const seconds = (Date.now() - began) / 1_000
      const reason = server?.ended ?? failure.message
      if (state.stopping || (seconds > 60 && failure.code !== '57P03'))
        throw new Error(`The database in ${cluster.dir} does not start. ${reason}`)
      if (seconds > 5 && !told) log.warn(`still waiting for the database: ${reason}`)
      told ||= seconds > 5
      if (silent && (!server || server.ended !== undefined)) {
        await removeStrangersLocks(cluster)
        await openCluster(dataDir, binaries, account, false)
        server = await spawnPostgres(binaries, cluster)
      }
      await sleep(pause)
      pause = Math.min(pause * 1.5, 250)
    }
  }

  /** Whoever was killed leaves a server behind; when the program was replaced since, its files may be gone from under it. */
  async function stoppedAsLeftBehind(client: Client): Promise<boolean> {
    const pid = await serverPid(cluster)
    if (pid === undefined || !(await runsFromElsewhere(pid, binaries))) return false
    if (await leave(client, cluster, log)) {
      await client.end().catch(() => undefined)
      return true
    }
    await client.query(`select pg_advisory_lock_shared(${inUse})`)
    return false
  }

  let holder = await attach()
  watch(holder)
  log.info(`database ready in ${cluster.dir}`)

  function watch(client: Client): void {
    client.once('end', () => {
      if (!state.stopping) attempts = revive()
    })
  }

  async function revive(): Promise<void> {
    log.warn('the database went away; starting it again')
    while (!state.stopping) {
      try {
        await socket.restore()
        holder = await attach()
        watch(holder)
        log.info('the database is back')
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
    await attempts
    try {
      await leave(holder, cluster, log)
    } finally {
      await holder.end().catch(() => undefined)
      await socket.remove()
    }
  }

  const { host } = socket
  return { connection: { host, port, user: role, password: cluster.secrets.program, database: role }, stop }
}

/** A connection that holds the cluster in use; the first one also makes the program's role and database. */
async function hold(host: string, cluster: Cluster): Promise<Client> {
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
    await client.query(`select pg_advisory_lock_shared(${inUse})`)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [role])
    if (!rowCount) await makeDatabase(client, cluster)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

// The program's role is no superuser: whatever slips through its SQL cannot read files or run commands.
async function makeDatabase(client: Client, cluster: Cluster): Promise<void> {
  await client.query(`select pg_advisory_lock(${settingUp})`)
  const found = await client.query('select 1 from pg_roles where rolname = $1', [role])
  if (!found.rowCount)
    await client.query(`create role ${role} login createdb password '${cluster.secrets.program}'`)
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [role])
  if (!rowCount) await client.query(`create database ${role} owner ${role}`)
  await client.query(`select pg_advisory_unlock(${settingUp})`)
}

/** The last program out stops the server, and is told true; the others leave it to those who stay. */
async function leave(holder: Client, cluster: Cluster, log: Log): Promise<boolean> {
  const pid = await serverPid(cluster)
  if (pid === undefined) return false
  const last = await holder
    .query(`select pg_advisory_unlock_shared(${inUse}), pg_try_advisory_lock(${inUse}) as alone`)
    .then(
      ({ rows }) => rows[0]?.alone === true,
      () => false,
    )
  if (!last) return false
  process.kill(pid, 'SIGINT')
  if (await untilGone(pid, 60)) log.info('database stopped')
  else log.warn(`the database (process ${pid}) is still stopping`)
  return true
}

/** The folder to find the socket in: the cluster itself or, where that path is too long, a private short name for it. */
async function socketFor(dir: string) {
  if (Buffer.byteLength(path.join(dir, `.s.PGSQL.${port}`)) <= longestSocketPath)
    return { host: dir, restore: async () => undefined, remove: async () => undefined }
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'cairn-'))
  const host = path.join(folder, 'db')
  await fs.symlink(dir, host)
  return {
    host,
    // Machines clear their folder for temporary files now and then.
    async restore() {
      if (await fs.lstat(host).catch(() => undefined)) return
      await fs.mkdir(folder, { mode: 0o700 }).catch(() => undefined)
      await fs.symlink(dir, host)
    },
    remove: () => fs.rm(folder, { recursive: true, force: true }),
  }
}
