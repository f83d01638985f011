// A real PgBouncer between the program and its database.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { type TestContext, test } from 'vitest'
import { database, failingProgram, register, startProgram, temporaryFolder } from './program.ts'
import { findTools, freePort } from './tools.ts'

const asTheGuideSays = 'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout'

/** PgBouncer for the database at `target`, with these lines in its configuration. */
async function startPooler(context: TestContext, target: string, lines: string[]) {
  const { pgbouncer } = findTools(['pgbouncer'], context)
  const folder = temporaryFolder()
  chmodSync(folder.path, 0o755)
  const port = await freePort()
  const url = new URL(target)
  const host = url.searchParams.get('host') ?? url.hostname
  const login = `user=${url.username} password=${decodeURIComponent(url.password)}`
  const settings = [
    '[databases]',
    `* = host=${host} port=${url.port || 5432} ${login}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\ndefault_pool_size = 40`,
    ...lines,
  ]
  const file = join(folder.path, 'pgbouncer.ini')
  writeFileSync(file, `${settings.join('\n')}\n`)
  // PgBouncer refuses to run as root; the owner of the socket may use it.
  const owner = host.startsWith('/') ? statSync(host) : undefined
  const account = process.getuid?.() === 0 && owner ? { uid: owner.uid, gid: owner.gid } : {}
  const child = spawn(pgbouncer, [file], { stdio: 'ignore', ...account })
  const ended = once(child, 'exit')
  await context.expect.poll(() => answers(port), { timeout: 30_000 }).toBe(true)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.searchParams.delete('host')
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
      folder[Symbol.dispose]()
    },
  }
}

function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect').then(
    () => Boolean(socket.destroy()),
    () => false,
  )
}

test('F38: PgBouncer in transaction or statement mode is refused at start with instructions', async (context) => {
  await using base = await database()
  for (const mode of ['transaction', 'statement']) {
    await using pooler = await startPooler(context, base.url, [`pool_mode = ${mode}`, asTheGuideSays])
    const { code, output } = await failingProgram({ DATABASE_URL: pooler.url })
    context.expect([mode, code]).toEqual([mode, 78])
    context.expect(output).toMatch(/transaction mode.*pool_mode = session.*docs\/operating\.md/)
  }
  await using pooler = await startPooler(context, base.url, ['pool_mode = session'])
  const { code, output } = await failingProgram({ DATABASE_URL: pooler.url })
  context.expect(code).toBe(78)
  context.expect(output).toContain(asTheGuideSays)
})

test('F38: behind PgBouncer in session mode, set up as documented, members write and live updates arrive', async (context) => {
  await using base = await database()
  await using pooler = await startPooler(context, base.url, ['pool_mode = session', asTheGuideSays])
  await using program = await startProgram({ DATABASE_URL: pooler.url })
  const ana = await register(program.url)
  const live = await ana.ask(program.url, 'GET', '/api/forum/live')
  const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader()
  const post = { category: 'general', content: 'One more day.' }
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      const path = at % 2 === 0 ? '/api/checkin' : '/api/forum/posts'
      return (await ana.ask(program.url, 'POST', path, at % 2 === 0 ? {} : post)).status
    }),
  )
  context.expect(new Set(statuses)).toEqual(new Set([200]))
  let arrived = ''
  while (!/event: (?!open)/.test(arrived)) arrived += (await reader?.read())?.value ?? ''
  await reader?.cancel()
})
