// Checks compose.yaml and deploy/ against the program.
import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { programEnvironment, programFlags } from '../scripts/project.mjs'
import { testDatabase } from '../src/platform/testing/test-database.server.ts'

const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const root = path.join(import.meta.dirname, '..')
const daySeconds = 86_400
const oldFiles = [
  [28, 'backup'],
  [30, 'backup'],
  [30, 'backup.part'],
]

/** Runs `now` in a folder with backups of 28 and 30 days ago and an unfinished one; returns the files afterwards and the error output. */
async function backedUp(database) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-backups-'))
  for (const [days, ending] of oldFiles) {
    const file = path.join(folder, `${days}-days-old.${ending}`)
    writeFileSync(file, 'of before')
    utimesSync(file, Date.now() / 1_000 - days * daySeconds, Date.now() / 1_000 - days * daySeconds)
  }
  const env = { PATH: process.env.PATH, BACKUP_DIR: folder, DATABASE_URL: database, SECRET: 'x'.repeat(32) }
  try {
    await promisify(execFile)(process.execPath, ['deploy/backup-nightly.mjs', 'now'], { cwd: root, env })
    return { files: readdirSync(folder) }
  } catch (error) {
    return { words: error.stderr, files: readdirSync(folder) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs a program of the machine; if it is missing, `npm test` reports the skipped test. */
async function tool(skip, debianPackage, name, flags) {
  try {
    return await promisify(execFile)(name, flags, { cwd: root })
  } catch (error) {
    if (error.code === 'ENOENT') skip(`needs Debian's ${debianPackage}`)
    throw error
  }
}

test('containers get every setting of the README', () => {
  const compose = read('compose.yaml')
  const settings = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? ''
  const names = [...settings.matchAll(/^\| (`[A-Z].*?`) \|/gm)].flatMap(([, cell]) => cell.match(/[A-Z_]+/g))
  expect(names.length).toBeGreaterThan(25)
  // The image sets the address and the folders itself; limits are off only in tests.
  const elsewhere = ['PORT', 'HOST', 'DATA_DIR', 'RATE_LIMITS']
  const missing = names.filter((name) => !new RegExp(`^ +${name}(_FILE)?: `, 'm').test(compose))
  expect(missing).toEqual(elsewhere)
})

test('the command of the manual prints the names in .env that containers do not get', async () => {
  const [, command] = read('docs/operating.md').match(/^(grep -o .* \.env \| while .*)$/m) ?? []
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-env-'))
  writeFileSync(path.join(folder, 'compose.yaml'), read('compose.yaml'))
  const names = ['# MAIL_FRM', 'CAIRN_HOST', '', 'MAIL_FORM', 'SMTP_URL', 'SMTP_URL_FILE']
  writeFileSync(path.join(folder, '.env'), names.map((name) => `${name}=x\n`).join(''))
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: folder })
  expect(stdout).toBe('not used: MAIL_FORM\nnot used: SMTP_URL_FILE\n')
  rmSync(folder, { recursive: true })
})

test('trials next to a real installation use neither its database nor its mail server, and end with their commands', () => {
  const blocks = [...read('docs/operating.md').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block)
  const trials = blocks.filter((block) => block.includes('DATA_DIR='))
  expect(trials).toHaveLength(2)
  for (const trial of trials)
    expect(trial).toMatch(/^\(\n +export .*SMTP_URL= DATABASE_URL= .*PUBLIC_URL=http:[^)]*\n\)\n/)
})

test('a map that the operator puts next to the feeds is in DATA_DIR of the containers, and not in the image', () => {
  const [, folder] = read('Dockerfile').match(/ DATA_DIR=(\S+)/) ?? []
  const app = read('compose.yaml').split('\nx-app: &app\n')[1]?.split('\nservices:\n')[0]
  expect(app).toContain(`- ./deploy/feeds:${folder}:ro\n`)
  // The doctor runs in the backup container and reports a map that cannot be used.
  const backup = read('compose.yaml').split('\n  backup:\n')[1]?.split('\n    networks:')[0]
  expect(backup).toContain(`- ./deploy/feeds:${folder}:ro\n`)
  expect(read('.dockerignore').split('\n')).toContain('deploy/feeds/*.pmtiles')
})

test('containers reference only files that exist', () => {
  const named = [read('compose.yaml'), read('Dockerfile')].flatMap((text) => [
    ...text.matchAll(/"((?:deploy|src)\/[\w.-]+(?:\/[\w.-]+)*)"|- \.\/(deploy\/\w+)/g),
  ])
  const files = named.map(([, inside, mounted]) => inside ?? mounted)
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('every way to start the program sets the same memory limits', () => {
  const environment = Object.entries(programEnvironment).map(([name, value]) => `${name}=${value}`)
  for (const file of ['Dockerfile', 'deploy/cairn.service']) {
    const words = read(file).split(/[\s",]+/)
    for (const each of [...programFlags, ...environment]) expect(words, file).toContain(each)
  }
})

test('a proxy without a process names the crisis numbers', () => {
  for (const file of ['deploy/Caddyfile', 'deploy/nginx.conf'])
    for (const number of ['911', '988', '741741']) expect(read(file), `${file}: ${number}`).toContain(number)
})

test('the backup container is unhealthy once the newest backup is older than a night', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-backups-'))
  const file = path.join(folder, 'cairn.backup')
  const healthy = () =>
    promisify(execFile)(process.execPath, ['deploy/backup-nightly.mjs', 'healthy'], {
      cwd: root,
      env: { PATH: process.env.PATH, BACKUP_DIR: folder },
    })
  await expect(healthy()).rejects.toThrow()
  writeFileSync(file, 'of tonight')
  await healthy()
  const twoDaysAgo = Date.now() / 1_000 - 2 * daySeconds
  utimesSync(file, twoDaysAgo, twoDaysAgo)
  await expect(healthy()).rejects.toThrow()
  rmSync(folder, { recursive: true })
})

test('every container has a health check and limits of memory and processes', () => {
  const services = read('compose.yaml').split('\nservices:\n')[1]?.split('\nnetworks:\n')[0] ?? ''
  const shared = read('compose.yaml').split('\nx-app: &app\n')[1]?.split('\nservices:\n')[0] ?? ''
  const named = [...services.matchAll(/^ {2}([a-z][a-z-\d]*):\n((?: {4}.*\n|\n)+)/gm)]
  expect(named.map(([, name]) => name)).toEqual(['app-1', 'app-2', 'proxy', 'postgres', 'backup', 'engine'])
  for (const [, name, own] of named) {
    const service = own.includes('<<: *app') ? `${own}${shared}` : own
    for (const key of ['healthcheck', 'mem_limit', 'pids_limit']) expect(service, name).toContain(`${key}:`)
  }
})

test('the unit runs the program without privileges, on a file system that is read-only', () => {
  const unit = read('deploy/cairn.service')
  for (const line of [
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
    'PrivateUsers=yes',
    'SystemCallFilter=@system-service',
    'RestartPreventExitStatus=78',
  ])
    expect(unit.split('\n')).toContain(line)
  const [, program] = unit.match(/^ExecStart=\S+\/node (?:--\S+ )*(\S+)$/m) ?? []
  expect(existsSync(path.join(root, program))).toBe(true)
})

test('systemd rates the exposure of the unit at 3.0 of 10 or less', async ({ skip }) => {
  const { stdout } = await tool(skip, 'systemd', 'systemd-analyze', [
    'security',
    '--offline=yes',
    '--threshold=30',
    '--no-pager',
    'deploy/cairn.service',
  ])
  expect(stdout).toMatch(/Overall exposure level for cairn\.service: [0-3]\.\d/)
})

test('Prometheus reads the alert rules and the scrape configuration', async ({ skip }) => {
  const promtool = (...flags) => tool(skip, 'prometheus', 'promtool', flags)
  expect((await promtool('check', 'rules', 'deploy/prometheus/alerts.yml')).stdout).toContain('SUCCESS')
  await promtool('check', 'config', '--syntax-only', 'deploy/prometheus/prometheus.yml')
})

test('the unit lets the program write the list of deleted accounts where .env.example suggests', () => {
  const folder = /^#DELETIONS_DIR=(.+)$/m.exec(read('.env.example'))?.[1]
  const writable = /^ReadWritePaths=(.+)$/m.exec(read('deploy/cairn.service'))?.[1].split(' ')
  expect(writable).toContain(`-${folder}`)
})

test('a failed backup is reported and deletes no older one', async () => {
  const { words, files } = await backedUp('postgresql://cairn@127.0.0.1:9/cairn')
  expect(words).toMatch(/The backup of \S+ failed/)
  expect(files.toSorted()).toEqual(oldFiles.map(([days, ending]) => `${days}-days-old.${ending}`))
})

test('a backup deletes those, also unfinished ones, that are past the promised retention', async () => {
  const { connection, drop } = await testDatabase()
  const { host, port, user, password, database, connectionString } = connection
  const address = `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const { words, files } = await backedUp(connectionString ?? address)
  await drop()
  expect(words).toBeUndefined()
  expect(files.toSorted()).toEqual([
    '28-days-old.backup',
    expect.stringMatching(/^cairn-\d{4}-\d\d-\d\dT\d{4}\.backup$/),
  ])
})
