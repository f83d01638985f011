// Shared by all scripts: paths, environment, running commands. Runs on the machine's own Node with no package installed.
import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
/** The project's own Node: the same version on every machine. */
export const node = inRoot('node_modules/node/bin/node')

/**
 * These limits decide how far V8's heap grows before a collection. Without them V8 uses the machine's memory size: on 24 GB the program used
 * twice as much for the same work. Also in Dockerfile and deploy/cairn.service.
 */
export const programFlags = ['--max-old-space-size=768', '--max-semi-space-size=8']
/** Otherwise glibc's allocator has an arena for each thread and returns little memory to the system. */
export const programEnvironment = { MALLOC_ARENA_MAX: '2' }

export function inRoot(...names) {
  return path.join(root, ...names)
}

/** The environment with the project's tools first on the PATH, and V8's compile cache on. */
export function environment(more = {}) {
  const bin = inRoot('node_modules/.bin')
  return {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inRoot('node_modules/.cache/node'),
    ...more,
  }
}

/** Runs a command, forwards signals to it, and returns its exit code. */
export async function run(command, flags, { env = environment(), stdio = 'inherit', onStart } = {}) {
  const child = spawn(command, flags, { cwd: root, env, stdio })
  const forward = Object.fromEntries(
    ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [signal, () => child.kill(signal)]),
  )
  for (const [signal, forwardSignal] of Object.entries(forward)) process.on(signal, forwardSignal)
  onStart?.(child)
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(127)
    })
    child.once('close', (exit, signal) => resolve(exit ?? (signal === 'SIGKILL' ? 137 : 143)))
  })
  for (const [signal, forwardSignal] of Object.entries(forward)) process.off(signal, forwardSignal)
  return code
}

/** Runs `work` in one process at a time; removes the lock file of a dead process. */
export async function withLock(name, work) {
  const file = inRoot(`.cairn-${name}.lock`)
  mkdirSync(path.dirname(file), { recursive: true })
  while (!acquire(file)) await sleep(100)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function acquire(file) {
  try {
    const lock = openSync(file, 'wx')
    writeSync(lock, String(process.pid))
    closeSync(lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const pid = Number(read(file))
  // The lock file was just created and is not written yet: check again shortly.
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
