// The shipped proxy configurations in front of two programs: the responses without the database, and without a
// running program.
import { type ExpectStatic, type TestContext, test } from 'vitest'
import { databaseSocket, stallingProxy } from './faulty-connections.ts'
import { database, long, register, startProgram } from './program.ts'
import { type Answer, type Proxy, startCaddy, startNginx } from './proxies.ts'
import { findTools, freePort } from './tools.ts'

const patient = { timeout: 120_000 }
const pages = ['/', '/help', '/library', '/library/box-breathing-basics', '/meetings', '/api/meetings']

const proxies = {
  caddy: (context: TestContext, ports: readonly [number, number]) =>
    startCaddy(findTools(['caddy'], context).caddy, ports),
  nginx: (context: TestContext, ports: readonly [number, number]) =>
    startNginx(findTools(['nginx', 'openssl'], context), ports),
}

test.for(['caddy', 'nginx'] as const)(
  'F36: behind the shipped %s help works without the database, and crisis numbers without a program',
  async (name, context) => {
    const ports = [await freePort(), await freePort()] as const
    await using proxy = await proxies[name](context, ports)
    await expectFallback(context.expect, proxy)
    await using base = await database()
    const line = await stallingProxy(() => databaseSocket(base.connection))
    const through = new URL(base.url)
    through.hostname = '127.0.0.1'
    through.port = String(line.port)
    through.searchParams.delete('host')
    const settings = { DATABASE_URL: through.href, SECRET: 'one secret for both of the programs' }
    const [first, second] = await Promise.all(
      ports.map((port) => startProgram({ ...settings, PORT: String(port) })),
    )
    try {
      const status = async (path: string) => (await proxy.get(path)).status
      // Each program has to load its list of meetings before the database is taken away.
      const meetings = async (port: number) => (await fetch(`http://127.0.0.1:${port}/api/meetings`)).status
      for (const port of ports) await context.expect.poll(() => meetings(port), patient).toBe(200)
      await line[Symbol.asyncDispose]()
      const databaseOf = async () => JSON.parse((await proxy.get('/readyz')).body).database
      await context.expect.poll(databaseOf, patient).toBe('unreachable')
      // Each page twice, because the proxy alternates between the programs.
      for (const page of [...pages, ...pages]) context.expect([page, await status(page)]).toEqual([page, 200])
    } finally {
      for (const program of [first, second]) await program?.kill('SIGKILL')
      for (const program of [first, second]) await program?.[Symbol.asyncDispose]()
    }
    await expectFallback(context.expect, proxy)
  },
)

// Restarts take seconds each, and health checks are late on a busy machine.
test.runIf(long).for(['caddy', 'nginx'] as const)(
  'F35: behind the shipped %s a rolling restart loses no request',
  async (name, context) => {
    const ports = [await freePort(), await freePort()] as const
    await using base = await database()
    const settings = { SECRET: 'one secret for both of the programs', DRAIN_SECONDS: '3', LOG_LEVEL: 'info' }
    const start = (port: number) => startProgram({ ...settings, DATABASE_URL: base.url, PORT: String(port) })
    const programs = [await start(ports[0]), await start(ports[1])]
    const all = [...programs]
    await using proxy = await proxies[name](context, ports)
    try {
      const { token } = await register(programs[0]?.url ?? '')
      const failures: Answer[] = []
      let answered = 0
      let isRunning = true
      const work = async () => {
        while (isRunning) {
          for (const answer of [await proxy.post('/api/checkin', token, {}), await proxy.get('/help')])
            if (answer.status === 200) answered += 1
            else failures.push(answer)
        }
      }
      const serves = (program?: (typeof programs)[number]) =>
        context.expect.poll(() => program?.output().includes('/api/checkin'), patient).toBe(true)
      const working = Promise.all(Array.from({ length: 6 }, work))
      for (let round = 0; round < 6; round += 1) {
        const which = round % 2
        // A rollout continues only when the proxy forwards to both.
        await Promise.all(programs.map(serves))
        context.expect(await programs[which]?.kill('SIGTERM')).toBe(0)
        await programs[which]?.[Symbol.asyncDispose]()
        const next = await start(ports[which] ?? 0)
        programs[which] = next
        all.push(next)
      }
      await Promise.all(programs.map(serves))
      isRunning = false
      await working
      const errors = all.flatMap(
        (program) => program.output().match(/^.*(?:"level":50|"status":503).*$/gm) ?? [],
      )
      context.expect(failures, [proxy.output(), ...errors].join('\n')).toEqual([])
      context.expect(answered).toBeGreaterThan(100)
    } finally {
      for (const program of programs) await program[Symbol.asyncDispose]()
    }
  },
)

async function expectFallback(expect: ExpectStatic, proxy: Proxy) {
  const numbers = async () => {
    const { status, body } = await proxy.get('/help')
    return [status >= 502, ...['911', '988', '741741'].map((number) => body.includes(number))]
  }
  await expect.poll(numbers, patient).toEqual([true, true, true, true])
}
