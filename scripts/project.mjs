// What every script needs to know of the project. Runs on the machine's own Node with nothing installed.
import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
/** The project's own Node: the same everywhere, whatever the machine has. */
export const node = inRoot('node_modules/node/bin/node')

/**
 * How much V8 lets its heap grow before it collects follows from these limits. Without them it takes from what the machine
 * has: on 24 GB the program weighed twice as much for the same work. Also in Dockerfile and deploy/cairn.service.
 */
export const programFlags = ['--max-old-space-size=768', '--max-semi-space-size=8']
/** The C library's allocator has a pool of its own for each thread otherwise, and gives little of it back. */
export const programEnvironment = { MALLOC_ARENA_MAX: '2' }

export function inRoot(...names) {
  return path.join(root, ...names)
}

/** This environment with the project's tools first, and compiled code cached between starts. */
export function environment(more = {}) {
  const bin = inRoot('node_modules/.bin')
  return {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inRoot('node_modules/.cache/node'),
    ...more,
  }
}

/** Runs a command to its end, hands signals on to it, and gives its exit code. */
export async function run(command, flags, { env = environment(), stdio = 'inherit', onStart } = {}) {
  const child = spawn(command, flags, { cwd: root, env, stdio })
  const forward = Object.fromEntries(
    ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [signal, () => child.kill(signal)]),
  )
  for (const [signal, hand] of Object.entries(forward)) process.on(signal, hand)
  onStart?.(child)
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(127)
    })
    child.once('close', (exit, signal) => resolve(exit ?? (signal === 'SIGKILL' ? 137 : 143)))
  })
  for (const [signal, hand] of Object.entries(forward)) process.off(signal, hand)
  return code
}

/** One process at a time does `work`; a lock that a dead process left behind counts for nothing. */
export async function alone(name, work) {
  const file = inRoot(`.cairn-${name}.lock`)
  mkdirSync(path.dirname(file), { recursive: true })
  while (!take(file)) await sleep(100)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file) {
  try {
    const lock = openSync(file, 'wx')
    writeSync(lock, String(process.pid))
    closeSync(lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const pid = Number(read(file))
  // Just made and not yet written: look again in a moment.
  if (pid > 0 && !isAlive(pid)) rmSync(file, { force: true })
  return false
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

export function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
