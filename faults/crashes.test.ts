// Two programs behind the shipped Caddyfile, killed repeatedly, on a crashing database: each acknowledged write is stored once.
import { expect, test } from 'vitest'
import { openConnection } from '../src/platform/database/db.server.ts'
import { startEmbedded } from '../src/platform/database/embedded-postgres.server.ts'
import { newId } from '../src/platform/ids.ts'
import { databaseUrl } from '../src/platform/testing/test-database.server.ts'
import {
  killDatabase,
  long,
  type Member,
  register,
  startProgram,
  temporaryFolder,
  uniquePost,
} from './program.ts'
import { startCaddy } from './proxies.ts'
import { findTools, freePort } from './tools.ts'

const patient = { timeout: 120_000 }
const kills = long ? 50 : 1
const crashes = long ? 20 : 1
const killsPerCrash = Math.ceil(kills / crashes)
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

type Writer = { acknowledged: Map<string, string>; statuses: string[] }

/** Writes and edits posts, each in a transaction, while `isRunning`. Retries failed requests with the same key, as the page does. */
async function write(url: string, member: Member, writer: Writer, isRunning: () => boolean) {
  while (isRunning()) {
    const post = { category: 'general', content: uniquePost(), sendKey: newId() }
    const { id } = await send(writer, () => member.ask(url, 'POST', '/api/forum/posts', post))
    writer.acknowledged.set(id, post.content)
    const edit = { content: `${post.content}, 1` }
    await send(writer, () => member.ask(url, 'PATCH', `/api/forum/posts/${id}`, edit))
    writer.acknowledged.set(id, edit.content)
  }
}

async function send({ statuses }: Writer, request: () => Promise<Response>): Promise<{ id: string }> {
  for (;;) {
    const answer = await request().catch(() => undefined)
    const announced = answer?.headers.has('retry-after') ? ', announced' : ''
    statuses.push(answer ? `${answer.status}${announced}` : 'no answer')
    if (answer?.ok) return answer.json()
    await answer?.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test.for(['embedded', 'external'] as const)(
  'F37: kills of programs and crashes of the database (%s) behind Caddy lose and double no acknowledged write',
  { timeout: 1_800_000 },
  async (kind, context) => {
    using folder = temporaryFolder()
    const { caddy } = findTools(['caddy'], context)
    const external =
      kind === 'external' ? await startEmbedded({ dataDir: folder.path, log: quiet }) : undefined
    const ports = [await freePort(), await freePort()] as const
    const start = (port: number) =>
      startProgram({
        ...(external ? { DATABASE_URL: databaseUrl(external.connection) } : { DATA_DIR: folder.path }),
        SECRET: 'one secret for both of the programs',
        SENTENCE_ENCODER: 'off',
        PORT: String(port),
      })
    await using proxy = await startCaddy(caddy, ports)
    const programs = [await start(ports[0]), await start(ports[1])]
    try {
      const { url } = proxy
      await expect.poll(async () => (await proxy.get('/readyz')).status, patient).toBe(200)
      const writer: Writer = { acknowledged: new Map(), statuses: [] }
      let isRunning = true
      const members = await Promise.all(Array.from({ length: 8 }, () => register(url)))
      const writing = members.map((member) => write(url, member, writer, () => isRunning))
      const moreWrites = async () => {
        const before = writer.acknowledged.size
        await expect.poll(() => writer.acknowledged.size, patient).toBeGreaterThan(before + 20)
      }
      for (let round = 0; round < kills; round += 1) {
        await moreWrites()
        const which = round % 2
        await programs[which]?.kill('SIGKILL')
        await programs[which]?.[Symbol.asyncDispose]()
        await moreWrites()
        programs[which] = await start(ports[which] ?? 0)
        if (round % killsPerCrash === 0) killDatabase(folder.path)
      }
      await moreWrites()
      isRunning = false
      await Promise.all(writing)
      await expectOnce(folder.path, writer.acknowledged)
      // Each error response has Retry-After, except where a kill cut the proxy's connection.
      expect(new Set(writer.statuses)).toContain('200')
      const failures = [...new Set(writer.statuses)].filter((status) => status !== '200')
      expect(failures.filter((status) => !status.endsWith('announced'))).toEqual([])
      process.stdout.write(
        `${kind}: ${kills} kills, ${crashes} crashes, ${writer.acknowledged.size} posts acknowledged and stored once; responses: ${countsOf(writer.statuses)}\n`,
      )
    } finally {
      for (const program of programs) await program[Symbol.asyncDispose]()
      await external?.stop()
    }
  },
)

async function expectOnce(dataDir: string, acknowledged: Map<string, string>) {
  const embedded = await startEmbedded({ dataDir, log: quiet })
  const client = await openConnection(embedded.connection)
  // The program itself adds a daily thread if the test runs at that hour.
  const { rows } = await client.query<{ id: string; content: string }>(
    'select id, content from forum_posts where daily_date is null',
  )
  await client.end()
  await embedded.stop()
  expect(new Map(rows.map(({ id, content }) => [id, content]))).toEqual(acknowledged)
}

function countsOf(words: string[]): string {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => `${count} × ${word}`).join(', ')
}
