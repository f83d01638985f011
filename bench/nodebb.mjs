// Compares NodeBB with Cairn, on the same PostgreSQL with the same number of posts and replies: `npm run bench --
// nodebb [FOLDER] [--topics=N]`. FOLDER is a checkout of NodeBB; without it, the sources are cloned with git. Its
// packages are installed from npm, and its data is created by its own modules (nodebb-seed.cjs). This repository
// contains no code of NodeBB.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment, inRoot, node } from '../scripts/project.mjs'
import { sizes, tokenOf } from './data.mjs'
import { asReaders } from './forum.mjs'
import { compare } from './load.mjs'
import { memoryOf } from './processes.mjs'

const source = 'https://github.com/NodeBB/NodeBB.git'
const content = 'I read this twice today. Thanks for sharing it. It helped me through a long evening.'
const least = 20
/** Long enough for many responses from the slower side. */
const burst = { duration: 8, timeout: 60 }

export async function nodebb(fixture, flags) {
  const { folder, temporary } = await checkout(flags.find((flag) => !flag.startsWith('-')))
  const topics = Number(flags.find((flag) => flag.startsWith('--topics='))?.split('=')[1] ?? sizes.posts)
  await fixture.posts(topics)
  await fixture.meetings()
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const database = await emptyDatabase(fixture)
  const file = path.join(folder, 'bench-config.json')
  let server
  try {
    const port = await freePort()
    const settings = await setUp(folder, file, database, port)
    const seeded = await seed(folder, file, { topics, replies: sizes.replies })
    server = await serve(folder, settings)
    return { version, topics, rows: await measure(fixture, server, seeded) }
  } finally {
    await server?.stop()
    rmSync(file, { force: true })
    if (temporary) rmSync(folder, { recursive: true, force: true })
    await fixture.client.query(`drop database if exists ${database.database} with (force)`)
  }
}

/** A folder with NodeBB and its production packages. */
async function checkout(clone) {
  const folder = clone ? path.resolve(clone) : mkdtempSync(path.join(tmpdir(), 'nodebb-'))
  if (!clone) await run('git', ['clone', '--quiet', '--depth', '1', source, folder], tmpdir())
  if (!existsSync(path.join(folder, 'install/package.json')))
    throw new Error(`${folder} is not a checkout of NodeBB: install/package.json is missing.`)
  if (!existsSync(path.join(folder, 'node_modules'))) {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'install/package.json'), 'utf8'))
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, devDependencies: {} }))
    const flags = [
      'install',
      '--omit=dev',
      '--no-audit',
      '--no-fund',
      '--legacy-peer-deps',
      '--ignore-scripts',
    ]
    await run('npm', flags, folder)
  }
  return { folder, temporary: !clone }
}

/** A separate database on the server of Cairn's figures. */
async function emptyDatabase({ client, connection }) {
  const database = 'bench_nodebb'
  await client.query(`drop database if exists ${database} with (force)`)
  await client.query(`create database ${database}`)
  return { ...connection, database }
}

async function setUp(folder, file, { host, port, user, password, database }, listenPort) {
  const values = {
    url: `http://127.0.0.1:${listenPort}`,
    secret: 'bench',
    database: 'postgres',
    'postgres:host': host,
    'postgres:port': port ?? 5432,
    'postgres:username': user,
    'postgres:password': password,
    'postgres:database': database,
    'admin:username': 'bench',
    'admin:password': 'a stone on the path',
    'admin:password:confirm': 'a stone on the path',
    'admin:email': 'bench@example.org',
    submitPluginUsage: 'no',
  }
  rmSync(file, { force: true })
  await run(node, ['app.js', `--setup=${JSON.stringify(values)}`, `--config=${file}`, '--skip-build'], folder)
  return { file, url: values.url }
}

/** Returns bearer tokens of its own members and the ids of topics to reply to. */
async function seed(folder, file, counts) {
  const answer = path.join(folder, 'bench-seeded.json')
  await run(node, [inRoot('bench/nodebb-seed.cjs'), folder, file, JSON.stringify(counts), answer], folder)
  const seeded = JSON.parse(readFileSync(answer, 'utf8'))
  rmSync(answer)
  return seeded
}

async function serve(folder, { file, url }) {
  const child = spawn(node, ['app.js', `--config=${file}`], { cwd: folder, env: production(), stdio: quiet })
  const ended = once(child, 'exit')
  for (let attempts = 120; ; attempts -= 1) {
    if (
      await fetch(`${url}/api/config`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    if (attempts === 0 || child.exitCode !== null) throw new Error('NodeBB does not respond.')
    await sleep(500)
  }
  return {
    url,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function measure(fixture, { url, pid }, { tokens, tids, pages }) {
  const { rows } = await fixture.client.query(
    "select id from forum_posts where category = 'general' order by id desc limit 400 offset 20",
  )
  const ids = rows.map(({ id }) => id)
  // Pages after the first, a different one each time, for both.
  const listed = await compare(
    {
      ...burst,
      url: fixture.url,
      requests: asReaders(
        (at) => `/api/forum/posts?category=general&limit=20&before=${ids[(at * 12) % ids.length]}`,
      ),
    },
    {
      ...burst,
      url,
      requests: tokens.map((token, at) => ({
        method: 'GET',
        path: `/api/category/1/general?page=${2 + (at % Math.min(20, pages - 2))}`,
        headers: { authorization: `Bearer ${token}` },
      })),
    },
  )
  const reply = await compare(
    {
      ...burst,
      url: fixture.url,
      many: 8,
      setupRequest: replying((at) => [
        `/api/forum/posts/${ids[at % ids.length]}/reply`,
        tokenOf(2 + (at % 10_000)),
      ]),
    },
    {
      ...burst,
      url,
      many: 8,
      setupRequest: replying((at) => [
        `/api/v3/topics/${tids[at % tids.length]}`,
        tokens[at % tokens.length],
      ]),
    },
  )
  return [
    times('topic list as JSON, 20 topics past the first page, 32 callers', listed),
    times('reply, 8 callers', reply),
    memory(fixture.pid, pid),
  ]
}

function replying(make) {
  let turn = 0
  return (request) => {
    turn += 1
    const [address, token] = make(turn)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return { ...request, method: 'POST', path: address, headers, body: JSON.stringify({ content }) }
  }
}

function times(figure, { ours, reference, ratio }) {
  const formatted = (rate) => `${rate.toFixed(rate < 10 ? 1 : 0)} /s`
  return {
    figure,
    ours: formatted(ours),
    reference: formatted(reference),
    ratio,
    target: `≥ ${least}`,
    holds: ratio >= least,
  }
}

function memory(ours, theirs) {
  const [mine, other] = [memoryOf(ours), memoryOf(theirs)].map(Math.round)
  return {
    figure: 'memory of the process after it (PSS)',
    ours: `${mine} MB`,
    reference: `${other} MB`,
    ratio: mine / other,
    target: '≤ 1',
    holds: mine <= other,
  }
}

const quiet = ['ignore', 'ignore', 'inherit']
const production = () => environment({ NODE_ENV: 'production' })

async function run(command, flags, cwd) {
  const child = spawn(command, flags, { cwd, env: production(), stdio: quiet })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ${flags[0]} ended with ${code}.`)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
