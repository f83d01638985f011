// The shipped proxy configurations in front of two programs: what people get while the database is away, and while no program runs.
import { type ExpectStatic, type TestContext, test } from 'vitest'
import { databaseSocket, stallingLine } from './line.ts'
import { database, startProgram } from './program.ts'
import { type Proxy, startCaddy, startNginx } from './proxies.ts'
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
  'F36: behind the shipped %s help outlives the database, and the crisis numbers outlive the programs',
  async (name, context) => {
    const ports = [await freePort(), await freePort()] as const
    await using proxy = await proxies[name](context, ports)
    await expectFallback(context.expect, proxy)
    await using base = await database()
    const line = await stallingLine(() => databaseSocket(base.connection))
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
      await context.expect.poll(() => status('/api/meetings'), patient).toBe(200)
      await line[Symbol.asyncDispose]()
      const databaseOf = async () => JSON.parse((await proxy.get('/readyz')).body).database
      await context.expect.poll(databaseOf, patient).toBe('unreachable')
      // Each page twice: the proxy hands them to the programs in turn.
      for (const page of [...pages, ...pages]) context.expect([page, await status(page)]).toEqual([page, 200])
    } finally {
      await Promise.all([first?.kill('SIGKILL'), second?.kill('SIGKILL')])
    }
    await expectFallback(context.expect, proxy)
  },
)

async function expectFallback(expect: ExpectStatic, proxy: Proxy) {
  const numbers = async () => {
    const { status, body } = await proxy.get('/help')
    return [status >= 502, ...['911', '988', '741741'].map((number) => body.includes(number))]
  }
  await expect.poll(numbers, patient).toEqual([true, true, true, true])
}
