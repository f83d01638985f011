// A full disk.
import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Member, register, startProgram, temporaryFolder } from './program.ts'
import { leaveOut } from './tools.ts'

const patient = { timeout: 120_000, interval: 200 }

/** A small separate disk; undefined if this machine does not allow mounting one. */
function smallDisk() {
  const at = temporaryFolder()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0755', 'tmpfs', at.path])
  if (status !== 0) at[Symbol.dispose]()
  return status === 0
    ? {
        path: at.path,
        [Symbol.dispose]() {
          execFileSync('umount', ['-l', at.path])
          at[Symbol.dispose]()
        },
      }
    : undefined
}

/** Writes until no block is free, but never more than the size of the disk. */
function fill(name: string) {
  const file = openSync(name, 'w')
  const block = Buffer.alloc(1024 * 1024)
  try {
    for (let count = 0; count < 200; count += 1) writeSync(file, block)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}

const post = async (ana: Member, url: string) => {
  const content = 'a stone '.repeat(600)
  return (await ana.ask(url, 'POST', '/api/forum/posts', { category: 'general', content })).status
}
const checkIn = async (ana: Member, url: string) => (await ana.ask(url, 'POST', '/api/checkin', {})).status

test('F9: on a full disk writes are refused kindly and help works, and writes work again once space is free', async (context) => {
  using disk = smallDisk() ?? leaveOut(context, 'needs the right to mount a disk')
  await using program = await startProgram({ DATA_DIR: join(disk.path, 'data') })
  const { url } = program
  const ana = await register(url)
  const filler = join(disk.path, 'filler')
  fill(filler)
  // The free space inside the database's files has to be used up as well.
  await expect.poll(() => post(ana, url), { ...patient, interval: 20 }).toBeGreaterThanOrEqual(503)
  expect((await fetch(`${url}/help`)).status).toBe(200)
  rmSync(filler)
  await expect.poll(() => checkIn(ana, url), patient).toBe(200)
  expect((await ana.ask(url, 'GET', '/api/forum/posts')).status).toBe(200)
})
