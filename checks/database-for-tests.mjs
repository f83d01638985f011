// Starts one PostgreSQL for all tests of a run: that of DATABASE_URL, else an embedded one in a temporary folder.
import { appendFile, chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../src/platform/database/embedded-postgres.server.ts'

const log = { info() {}, warn() {}, error() {} }

export default async function provideDatabase({ provide, config }) {
  if (process.env.DATABASE_URL) {
    provide('database', { connectionString: process.env.DATABASE_URL })
    return undefined
  }
  const folder = config.env?.TMPDIR ?? tmpdir()
  for (const place of new Set([folder, tmpdir()])) await removeLeftovers(place)
  const dataDir = await mkdtemp(path.join(folder, `cairn-tests-${process.pid}-`))
  await chmod(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir, log })
  await turnOffFsync(path.join(dataDir, 'postgres'))
  provide('database', embedded.connection)
  return async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** These tests run without fsync; tests of kills and restarts have their own databases. */
async function turnOffFsync(cluster) {
  await appendFile(path.join(cluster, 'postgresql.auto.conf'), 'fsync = off\nsynchronous_commit = off\n')
  process.kill(Number.parseInt(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8'), 10), 'SIGHUP')
}

/** A killed run leaves its database running; the last process that attaches stops it. */
async function removeLeftovers(folder) {
  for (const name of await readdir(folder)) {
    const pid = Number(/^cairn-tests-(\d+)-/.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    const dataDir = path.join(folder, name)
    await startEmbedded({ dataDir, log }).then(
      (embedded) => embedded.stop(),
      () => undefined,
    )
    await rm(dataDir, { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
