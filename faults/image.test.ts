// The container image, built from the Dockerfile on a base made from Debian's packages, and run.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type TestContext, test } from 'vitest'
import { long, root, temporaryFolder } from './program.ts'
import { findTools, freePort, leaveOut } from './tools.ts'

const minutes = 60_000
const patient = { timeout: 2 * minutes }
const certificates = 'etc/ssl/certs/ca-certificates.crt'
const base = 'docker.io/library/debian:13-slim'

/** Buildah with its own images, in a folder that is deleted after the test. */
function builder(context: TestContext, storage: string) {
  const { buildah } = findTools(['buildah'], context)
  const flags = [
    '--root',
    join(storage, 'root'),
    '--runroot',
    join(storage, 'run'),
    '--storage-driver',
    'vfs',
  ]
  return {
    run: async (...command: string[]) =>
      (
        await promisify(execFile)(buildah, [...flags, ...command], { cwd: root, maxBuffer: 2 ** 27 })
      ).stdout.trim(),
    start: (...command: string[]) => spawn(buildah, [...flags, ...command], { cwd: root, stdio: 'ignore' }),
  }
}

/** The Dockerfile's base image, built from Debian packages without an image registry. */
async function makeBase(context: TestContext, folder: string, { run }: ReturnType<typeof builder>) {
  const { debootstrap } = findTools(['debootstrap'], context)
  const tree = join(folder, 'base')
  await promisify(execFile)(debootstrap, ['--variant=minbase', '--include=ca-certificates', 'trixie', tree], {
    maxBuffer: 2 ** 27,
  })
  // This machine's certificates, because its proxy may use its own certificate authority.
  if (existsSync(`/${certificates}`)) copyFileSync(`/${certificates}`, join(tree, certificates))
  const container = await run('from', 'scratch')
  await run('add', '--quiet', container, tree, '/')
  await run('commit', '--quiet', '--rm', container, base)
}

test.runIf(long)(
  'F39: the image is built, and its program runs as a separate user who cannot change it',
  { timeout: 40 * minutes },
  async (context) => {
    if (process.getuid?.() !== 0) leaveOut(context, 'needs root, as debootstrap does')
    using folder = temporaryFolder()
    const { run, start } = builder(context, join(folder.path, 'storage'))
    await makeBase(context, folder.path, { run, start })
    const build = ['build', '--isolation', 'chroot', '--network', 'host', '--pull-never', '--layers=false']
    await run(...build, '--tag', 'cairn', '.')

    const container = await run('from', '--pull-never', 'localhost/cairn')
    const port = await freePort()
    const inside = ['run', '--isolation', 'chroot', '--env', `PORT=${port}`]
    const program: ChildProcess = start(
      ...inside,
      '--network',
      'host',
      container,
      '--',
      'node',
      'src/app/main.server.ts',
    )
    const ended = once(program, 'exit')
    const url = `http://127.0.0.1:${port}`
    const status = (page: string) =>
      fetch(`${url}${page}`).then(
        (answer) => answer.status,
        () => 0,
      )
    await expect.poll(() => status('/readyz'), patient).toBe(200)
    expect(await status('/help')).toBe(200)
    await run(...inside, container, '--', 'node', 'deploy/healthy.mjs')
    const inspect =
      'id -u; test -w . || echo read-only; ls -d e2e checks faults node_modules/typescript 2>/dev/null || true'
    expect(await run(...inside, container, '--', 'sh', '-c', inspect)).toBe('10001\nread-only')
    program.kill('SIGTERM')
    await ended
    await expect(run(...inside, container, '--', 'node', 'deploy/healthy.mjs')).rejects.toThrow()
  },
)
