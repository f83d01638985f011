// Backs up at 03:30 UTC every night into /backups and keeps the last 30: what is deleted is forgotten within 30 days.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const folder = process.env.BACKUP_DIR ?? '/backups'
const kept = 30

process.on('SIGTERM', () => process.exit(0))
for (;;) {
  const now = new Date()
  const next = new Date(now)
  next.setUTCHours(3, 30, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  await sleep(next.getTime() - now.getTime())
  const file = `${folder}/cairn-${next.toISOString().slice(0, 10)}.backup`
  const { status } = spawnSync(process.execPath, ['src/app/cli.server.ts', 'backup', file], {
    stdio: 'inherit',
  })
  if (status !== 0) console.error(`The backup of ${next.toISOString().slice(0, 10)} failed.`)
  const old = readdirSync(folder)
    .filter((name) => /^cairn-.*\.backup$/.test(name))
    .sort()
    .slice(0, -kept)
  for (const name of old) rmSync(`${folder}/${name}`)
}
