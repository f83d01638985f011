// Tests the instructions of docs/scale.md: a standby, and an archive of the write-ahead log.
import { appendFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newId } from '../src/platform/ids.ts'
import { stallingProxy } from './faulty-connections.ts'
import { openClusters, query } from './postgres-cluster.ts'
import { long, type Member, register, startProgram, uniquePost } from './program.ts'

const patient = { timeout: 120_000 }
const content = (words: string) => ({ category: 'general', content: words, sendKey: newId() })
const post = (member: Member, url: string, words: string) =>
  member.ask(url, 'POST', '/api/forum/posts', content(words))

test('F40: a synchronous standby takes over from a killed primary, and no acknowledged write is lost', async (context) => {
  await using clusters = await openClusters(context)
  const primary = await clusters.initialize('primary')
  await clusters.start(primary)
  const standby = await clusters.copy(primary, 'standby', '-R', '-C', '-S', 'standby1')
  await clusters.start(standby)
  await query(primary, "alter system set synchronous_standby_names = '*'")
  await query(primary, 'select pg_reload_conf()')
  const replicas = () => query(primary, "select 1 from pg_stat_replication where sync_state = 'sync'")
  await expect.poll(async () => (await replicas()).length, patient).toBe(1)

  // The movable host name in DATABASE_URL.
  let target = primary
  await using address = await stallingProxy(() => connect(target.port, '127.0.0.1'))
  await using program = await startProgram({
    DATABASE_URL: `postgresql://cairn@127.0.0.1:${address.port}/postgres`,
  })
  const acknowledged: string[] = []
  const refused: (number | undefined)[] = []
  let isRunning = true
  const write = async (member: Member) => {
    while (isRunning) {
      const answer = await post(member, program.url, uniquePost()).catch(() => undefined)
      if (answer?.ok) acknowledged.push((await answer.json()).id)
      else refused.push(answer?.status)
    }
  }
  const members = await Promise.all(Array.from({ length: 8 }, () => register(program.url)))
  const writing = members.map(write)
  const moreWrites = async (count: number) => {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, patient).toBeGreaterThan(before + count)
  }
  await moreWrites(long ? 1_000 : 50)
  clusters.kill(primary)
  const killedAt = performance.now()
  await clusters.promote(standby)
  await query(standby, 'alter system reset synchronous_standby_names')
  await query(standby, 'select pg_reload_conf()')
  target = standby
  await moreWrites(0)
  const seconds = (performance.now() - killedAt) / 1_000
  await moreWrites(50)
  isRunning = false
  await Promise.all(writing)
  const stored = await query<{ id: string }>(standby, 'select id from forum_posts')
  const there = new Set(stored.map(({ id }) => id))
  expect(acknowledged.filter((id) => !there.has(id))).toEqual([])
  expect(refused.filter((status) => status !== 503)).toEqual([])
  process.stdout.write(
    `failover: ${acknowledged.length} posts acknowledged and stored, ${refused.length} refused with 503, the first one after ${seconds.toFixed(1)} s\n`,
  )
})

test('F41: a base backup and the archived log restore any point in time', async (context) => {
  await using clusters = await openClusters(context)
  const archive = clusters.newFolder('archive')
  const server = await clusters.initialize(
    'server',
    `archive_mode = on\narchive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  )
  await clusters.start(server)
  await using program = await startProgram({ DATABASE_URL: server.url })
  const ana = await register(program.url)
  const write = async (words: string) => expect((await post(ana, program.url, words)).status).toBe(200)
  await write('Before the base backup.')
  const base = await clusters.copy(server, 'base')
  await write('After the base backup.')
  const [moment] = await query<{ at: string }>(server, 'select now()::text as at')
  await write('After the moment.')
  await query(server, 'delete from forum_posts')
  const [last] = await query<{ file: string }>(server, 'select pg_walfile_name(pg_switch_wal()) as file')
  const archived = async () =>
    (await query<{ last: string }>(server, 'select last_archived_wal as last from pg_stat_archiver'))[0]
      ?.last ?? ''
  await expect.poll(async () => (await archived()) >= (last?.file ?? 'none'), patient).toBe(true)
  clusters.kill(server)

  writeFileSync(join(base.dir, 'recovery.signal'), '')
  appendFileSync(
    join(base.dir, 'postgresql.conf'),
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment?.at}'\nrecovery_target_action = promote\narchive_mode = off\n`,
  )
  await clusters.start(base)
  const recovering = async () =>
    (await query<{ is: boolean }>(base, 'select pg_is_in_recovery() as is'))[0]?.is
  await expect.poll(recovering, patient).toBe(false)
  const posts = await query<{ content: string }>(base, 'select content from forum_posts order by created_at')
  expect(posts.map((each) => each.content)).toEqual(['Before the base backup.', 'After the base backup.'])
  await using restored = await startProgram({ DATABASE_URL: base.url })
  expect((await ana.ask(restored.url, 'GET', '/api/profile')).status).toBe(200)
  expect((await post(await register(restored.url), restored.url, 'And on.')).status).toBe(200)
})
