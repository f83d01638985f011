// A clock that jumps forward or back while the program is in use.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { database, register, startProgram, temporaryFolder } from './program.ts'

const day = 86_400_000

// Changes only the program's clock, because other programs use the machine's.
const movable = `
const RealDate = Date
let ahead = 0
globalThis.Date = class extends RealDate {
  constructor(...parts) { parts.length === 0 ? super(RealDate.now() + ahead) : super(...parts) }
  static now() { return RealDate.now() + ahead }
}
process.on('message', (milliseconds) => { ahead = milliseconds; process.send('moved') })
`

test('F11: a clock that jumps a day ahead and back ends no session and counts no day twice', async () => {
  using files = temporaryFolder()
  const file = join(files.path, 'clock.mjs')
  writeFileSync(file, movable)
  await using base = await database()
  const flags = ['--import', pathToFileURL(file).href]
  await using program = await startProgram({ DATABASE_URL: base.url, RATE_LIMITS: 'on' }, flags)
  const { url } = program
  const jump = async (to: number) => {
    const moved = new Promise((resolve) => program.process.once('message', resolve))
    program.process.send(to)
    await moved
  }
  const ana = await register(url)
  const daysAfterCheckIn = async () => {
    for (const answer of await Promise.all([1, 2, 3].map(() => ana.ask(url, 'POST', '/api/checkin', {}))))
      expect(answer.status).toBe(200)
    return (await (await ana.ask(url, 'GET', '/api/profile')).json()).daysOnPath
  }
  const sharePost = async (content: string) => {
    const sent = await ana.ask(url, 'POST', '/api/forum/posts', { category: 'general', content })
    expect(sent.status).toBe(200)
  }
  expect(await daysAfterCheckIn()).toBe(1)
  await sharePost('Before the jump')
  await jump(day)
  expect(await daysAfterCheckIn()).toBe(2)
  await sharePost('A day ahead')
  await jump(0)
  expect(await daysAfterCheckIn()).toBe(2)
  await sharePost('Back again')
  await jump(-day)
  expect(await daysAfterCheckIn()).toBe(3)
  await jump(0)
  expect(await daysAfterCheckIn()).toBe(3)
  const posts = await (await ana.ask(url, 'GET', '/api/forum/posts')).json()
  const contents = posts.map(({ content }: { content: string }) => content)
  expect(contents.toSorted()).toEqual(['A day ahead', 'Back again', 'Before the jump'])
  // Uses that were counted in the future block no one: a new person registers, and Ana logs in again.
  await register(url, 'Ben')
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
})
