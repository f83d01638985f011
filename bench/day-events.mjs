// The events of a simulated day other than the members' calls.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { environment, inRoot, node } from '../scripts/project.mjs'
import { defaultChannels } from '../src/notices/notice-kinds.ts'

const listedMeetings = 5_000
const maxWaitMilliseconds = 240_000

/** Inserts an unsent notice of yesterday for each of these members, who have no quiet hours. */
export async function seedNotices(client, members) {
  const channels = Object.fromEntries(
    Object.keys(defaultChannels).map((kind) => [kind, { inApp: true, push: false, mail: true }]),
  )
  await client.query(
    `insert into notice_settings (member_id, channels, quiet_from, quiet_to) select id, $1, 0, 0 from bench_people where number <= ${members}`,
    [channels],
  )
  await client.query(`insert into notices (id, member_id, kind, count, created_at, in_app, push_due, mail_due)
    select gen_random_uuid(), id, 'reply', 1, now() - interval '1 day', true, false, true from bench_people where number <= ${members}`)
}

export async function sendDigests({ client, smtp, digests }) {
  await begin(client, 'notices.sweep')
  await until(() => smtp.received.length >= digests)
  return `${smtp.received.length.toLocaleString('en')} emails`
}

/** `cairn backup`, as a night would run it. */
export async function backUp({ folder, settings, backup }) {
  const command = [inRoot('src/app/cli.server.ts'), 'backup', backup]
  const env = environment({ NODE_ENV: 'production', DATA_DIR: folder, ...settings })
  const child = spawn(node, command, { cwd: inRoot(), env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the backup ended with ${code}`)
  return `${Math.round(statSync(backup).size / 2 ** 20)} MB`
}

/** A list in the Meeting Guide format that changes with each version, and the settings file with its URL. */
export async function listServer(folder) {
  let version = 0
  const server = createServer((_, answer) => {
    const rows = Array.from({ length: listedMeetings }, (_row, at) => meeting(at, version))
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(rows))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${server.address().port}/`
  const file = path.join(folder, 'feeds.json')
  const list = { name: 'AA Bench', fellowship: 'AA', format: 'meeting-guide', url, zone: 'America/Chicago' }
  writeFileSync(file, JSON.stringify([{ ...list, feedback: 'aa@example.org' }]))
  return {
    file,
    change: () => {
      version += 1
      return `version ${version}`
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const meeting = (at, version) => ({
  slug: `meeting-${at}`,
  name:
    at % 3 === 0 ? `Serenity ${at}, ${version === 0 ? 'as before' : `version ${version}`}` : `Serenity ${at}`,
  day: at % 7,
  time: `${String((at * 7) % 24).padStart(2, '0')}:30`,
  location: 'Community hall',
  address: `${at} Main Street`,
  city: ['Amarillo', 'Chicago', 'Miami'][at % 3],
  state: ['TX', 'IL', 'FL'][at % 3],
  country: 'US',
  types: ['O', 'D'],
})

export async function takeLists({ client, lists }) {
  const version = lists.change()
  await client.query("update meeting_feeds set due_at = null where name = 'AA Bench'")
  await begin(client, 'meetings.refresh')
  const counting = 'select count(*)::int as count from meetings where listing::text like $1'
  const count = async () => (await client.query(counting, [`%${version}%`])).rows[0].count
  await until(async () => (await count()) >= listedMeetings / 3)
  return `${(await count()).toLocaleString('en')} of ${listedMeetings.toLocaleString('en')} meetings changed`
}

/** Restarts the programs one after the other: each is ready and receives calls before the next one is stopped. */
export async function rollingRestart({ programs, start }) {
  for (let at = 0; at < programs.length; at += 1) {
    await programs[at].stop()
    programs[at] = await start()
    await sleep(1_000)
  }
  return `${programs.length} programs`
}

/** Publishes the weekly look back to the members who were active in that week. */
export async function startWeek({ client }) {
  await begin(client, 'tracker.weekly-look-back')
  const waiting =
    "select count(*)::int as count from jobs.job where name in ('tracker.weekly-look-back', 'tracker.look-back-notices') and state < 'completed'"
  await until(async () => (await client.query(waiting)).rows[0].count === 0)
  const { rows } = await client.query("select count(*)::int as count from notices where kind = 'week'")
  if (rows[0].count === 0) throw new Error('no member was notified')
  return `${rows[0].count.toLocaleString('en')} members`
}

/** Queues a job as its schedule would. */
async function begin(client, name) {
  const db = { executeSql: (text, values) => client.query(text, values) }
  const boss = new PgBoss({ db, schema: 'jobs', supervise: false, schedule: false, migrate: false })
  await boss.start()
  await boss.send(name, {})
  await boss.stop({ graceful: false })
}

async function until(holds) {
  const deadline = Date.now() + maxWaitMilliseconds
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`it was not done after ${maxWaitMilliseconds / 1_000} s`)
    await sleep(250)
  }
}
