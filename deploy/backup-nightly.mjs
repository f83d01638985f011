// Creates a backup in /backups at 03:30 UTC every night, or ten minutes after a start if the last night has no backup. Deleted data must
// not be stored for more than 30 days, so older backups are deleted. `now` creates one backup and exits; `healthy` exits with 0 while the
// newest backup is younger than 26 hours.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const folder = process.env.BACKUP_DIR ?? '/backups'
const minute = 60_000
const day = 24 * 60 * minute
// The next attempt is in the next night.
const retentionDays = 29

function files(ending) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ file: `${folder}/${name}`, at: statSync(`${folder}/${name}`).mtimeMs }))
}

const backups = () => files('.backup')
/** What a killed command leaves. */
const drafts = () => files('.backup.part')

/** Old backups are deleted only after a new one was made. */
function backUp() {
  const now = new Date().toISOString().slice(0, 16).replace(':', '')
  const command = ['src/app/cli.server.ts', 'backup', `${folder}/cairn-${now}.backup`]
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`The backup of ${now} failed.`)
    return false
  }
  for (const { file, at } of [...backups(), ...drafts()])
    if (Date.now() - at > retentionDays * day) rmSync(file)
  return true
}

function pauseMilliseconds() {
  const now = Date.now()
  const night = new Date(now).setUTCHours(3, 30, 0, 0)
  const next = night > now ? night : night + day
  const missed = backups().every(({ at }) => at < next - day)
  return missed ? Math.min(10 * minute, next - now) : next - now
}

if (process.argv[2] === 'healthy')
  process.exit(backups().some(({ at }) => Date.now() - at < day + 120 * minute) ? 0 : 1)
if (process.argv[2] === 'now') process.exit(backUp() ? 0 : 1)
process.on('SIGTERM', () => process.exit(0))
for (;;) {
  await sleep(pauseMilliseconds())
  backUp()
}
