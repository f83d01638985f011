// The PostgreSQL process: its settings, its start and its pid file.
import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Binaries, type Cluster, placeFor, spawnAs } from './postgres-files.server.ts'

const settings = {
  listen_addresses: '',
  // Relative to the working directory (the cluster): avoids the path length limit, and mode 0700 protects the socket.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  shared_buffers: '64MB',
  max_connections: '100',
  max_wal_size: '512MB',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and error details can contain personal text, which must not reach the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
}

/** Starts PostgreSQL on the cluster; `exitReason` is set when it exits. Its pid file prevents a second server. */
export async function spawnPostgres(binaries: Binaries, cluster: Cluster) {
  const logFile = path.join(path.dirname(cluster.dir), 'postgres.log')
  await using place = await placeFor(cluster.dir, cluster.account)
  await using log = await openLog(logFile)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(path.join(binaries.home, 'bin/postgres'), ['-D', place.path, ...flags], {
    ...spawnAs(cluster.account),
    // A new process group, so that Ctrl-C reaches only the program, which stops the database after everything else.
    detached: true,
    stdio: ['ignore', log.fd, log.fd, ...place.descriptors],
  })
  child.unref()
  const from = (await log.stat()).size
  const server: { exitReason?: string } = {}
  async function follow(): Promise<void> {
    const reason = await exitReason(child)
    server.exitReason = `${reason}. ${await tail(logFile, from)}`
  }
  void follow()
  return server
}

async function exitReason(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`PostgreSQL ended with ${signal ?? `code ${code}`}`))
  })
}

async function openLog(file: string) {
  const stat = await fs.stat(file).catch(() => undefined)
  if (stat && stat.size > 5_000_000) await fs.rename(file, `${file}.1`)
  return fs.open(file, 'a', 0o600)
}

async function tail(file: string, from: number): Promise<string> {
  const text = await fs.readFile(file).catch(() => Buffer.alloc(0))
  return text.subarray(Math.min(from, text.length)).toString('utf8').trim().slice(-2_000)
}

/** The server's process id, if it runs on this machine and serves this cluster. */
export async function serverPid(cluster: Cluster): Promise<number | undefined> {
  const pid = Number.parseInt(
    await fs.readFile(path.join(cluster.dir, 'postmaster.pid'), 'utf8').catch(() => ''),
    10,
  )
  return pid > 0 && (await worksOn(pid, cluster)) ? pid : undefined
}

/** True for a server that was started from another version's binaries or from deleted ones. */
export async function hasOtherBinaries(pid: number, binaries: Binaries): Promise<boolean> {
  const runs = await fs.readlink(`/proc/${pid}/exe`).catch(() => undefined)
  return runs !== undefined && runs !== (await fs.realpath(path.join(binaries.home, 'bin/postgres')))
}

/**
 * PostgreSQL refuses to start while the process id in its lock files belongs to any live process: a zombie or, after a reboot or in a
 * container, an unrelated process. Removes such files, and no others.
 */
export async function removeStaleLocks(cluster: Cluster): Promise<void> {
  if (process.platform !== 'linux' || (await anyoneWorksOn(cluster))) return
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = path.join(cluster.dir, name)
    const before = await fs.readFile(file, 'utf8').catch(() => '')
    const pid = Number.parseInt(before, 10)
    if (!(pid > 0) || !(await alive(pid)) || (await worksOn(pid, cluster))) continue
    const aside = `${file}.${process.pid}`
    await fs.rename(file, aside).catch(() => undefined)
    // Between reading and renaming another program may have started the database. Its file is then restored.
    if ((await fs.readFile(aside, 'utf8').catch(() => before)) !== before)
      await fs.link(aside, file).catch(() => undefined)
    await fs.rm(aside, { force: true })
  }
}

/** Waits at most `seconds` until all server processes have ended. */
export async function waitForExit(pid: number, seconds: number): Promise<boolean> {
  for (let waited = 0; waited < seconds * 1_000; waited += 20) {
    if (!(await alive(pid)) || (await isZombie(pid))) return true
    await sleep(20)
  }
  return false
}

async function alive(pid: number): Promise<boolean> {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isZombie(pid: number): Promise<boolean> {
  return (await statOf(pid))[0] === 'Z'
}

async function parentOf(pid: number): Promise<number | undefined> {
  const parent = (await statOf(pid))[1]
  return parent === undefined ? undefined : Number(parent)
}

/** The fields of /proc/PID/stat after the command name: state, parent and so on. Empty for a process that ended. */
async function statOf(pid: number): Promise<string[]> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat === '' ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

async function worksOn(pid: number, cluster: Cluster): Promise<boolean> {
  if (process.platform !== 'linux') return alive(pid)
  const [folder, own] = await Promise.all([
    fs.stat(`/proc/${pid}/cwd`).catch(() => undefined),
    fs.stat(cluster.dir),
  ])
  return folder !== undefined && folder.ino === own.ino && folder.dev === own.dev
}

async function anyoneWorksOn(cluster: Cluster): Promise<boolean> {
  return (await workersOn(cluster)).length > 0
}

async function workersOn(cluster: Cluster): Promise<number[]> {
  const pids = (await fs.readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const works = await Promise.all(pids.map((pid) => worksOn(pid, cluster)))
  return pids.filter((_, i) => works[i])
}

/**
 * Kills backends whose server was killed: one that runs a long query does not notice it, and PostgreSQL does not start
 * while such a process uses the old shared memory. A backend of a running server has that server as its parent.
 */
export async function endOrphanedBackends(cluster: Cluster): Promise<void> {
  if (process.platform !== 'linux') return
  const pids = await workersOn(cluster)
  for (const pid of pids) {
    const title = await fs.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const parent = await parentOf(pid)
    if (!title.startsWith('postgres: ') || parent === undefined || pids.includes(parent)) continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
    await waitForExit(pid, 5)
  }
}
