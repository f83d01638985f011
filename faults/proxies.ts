// The proxies that deploy/ ships configurations for, as real processes in front of programs on this machine.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root, temporaryFolder } from './program.ts'
import { freePort } from './tools.ts'

export type Answer = { status: number; body: string; at: string }
export type Proxy = AsyncDisposable & {
  url: string
  /** The log: failed health checks, and requests that could not be forwarded. */
  output(): string
  get(path: string): Promise<Answer>
  /** Posts JSON as a member. */
  post(path: string, token: string, body: object): Promise<Answer>
}

/** deploy/Caddyfile with the addresses of the two programs and without TLS. */
export async function startCaddy(caddy: string, ports: readonly [number, number]): Promise<Proxy> {
  const folder = temporaryFolder()
  const port = await freePort()
  const file = join(folder.path, 'Caddyfile')
  writeFileSync(
    file,
    replaced(read('deploy/Caddyfile'), {
      'app-1:3000': `127.0.0.1:${ports[0]}`,
      'app-2:3000': `127.0.0.1:${ports[1]}`,
    }),
  )
  const url = `http://127.0.0.1:${port}`
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      CAIRN_HOST: url,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      HOME: folder.path,
      XDG_DATA_HOME: folder.path,
      XDG_CONFIG_HOME: folder.path,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return startedProxy(child, folder, url)
}

/** deploy/nginx.conf with other ports, name and certificate. */
export async function startNginx(
  { nginx, openssl }: { nginx: string; openssl: string },
  ports: readonly [number, number],
): Promise<Proxy> {
  const folder = temporaryFolder()
  const [port, plainPort] = [await freePort(), await freePort()]
  const inPlace = (name: string) => join(folder.path, name)
  const certificate = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=cairn.example',
  ]
  execFileSync(openssl, [...certificate, '-keyout', inPlace('key.pem'), '-out', inPlace('cert.pem')], {
    stdio: 'ignore',
  })
  const site = replaced(read('deploy/nginx.conf'), {
    '127.0.0.1:3000': `127.0.0.1:${ports[0]}`,
    '127.0.0.1:3001': `127.0.0.1:${ports[1]}`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'listen [::]:443 ssl;': '',
    'listen 80': `listen 127.0.0.1:${plainPort}`,
    'listen [::]:80;': '',
    '/etc/letsencrypt/live/cairn.example/fullchain.pem': inPlace('cert.pem'),
    '/etc/letsencrypt/live/cairn.example/privkey.pem': inPlace('key.pem'),
  })
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${inPlace(name)};`,
  )
  writeFileSync(
    inPlace('nginx.conf'),
    `daemon off; pid ${inPlace('pid')}; error_log stderr error; events {}
    http { access_log off; ${paths.join(' ')} ${site} }`,
  )
  const child = spawn(nginx, ['-p', folder.path, '-c', inPlace('nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return startedProxy(child, folder, `https://127.0.0.1:${port}`)
}

const read = (name: string) => readFileSync(join(root, name), 'utf8')

/** Throws if a part to replace is missing, so that a changed configuration is not tested in its old form. */
function replaced(configuration: string, pieces: Record<string, string>): string {
  return Object.entries(pieces).reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`The configuration has no ${from}`)
    return whole.replaceAll(from, to)
  }, configuration)
}

/** Sends one request on a new connection and accepts any certificate. */
async function sendRequest(url: string, options: RequestOptions = {}, body?: object): Promise<Answer> {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest
  const outgoing = request(url, { ...options, rejectUnauthorized: false, agent: false })
  outgoing.end(body && JSON.stringify(body))
  const [answer] = await once(outgoing, 'response')
  return { status: answer.statusCode, body: await text(answer), at: new Date().toISOString() }
}

async function startedProxy(
  child: ChildProcess,
  folder: ReturnType<typeof temporaryFolder>,
  url: string,
): Promise<Proxy> {
  const get = (path: string) => sendRequest(`${url}${path}`)
  let output = ''
  child.stderr?.on('data', (bytes) => {
    output += String(bytes)
  })
  const ended = once(child, 'exit')
  while (child.exitCode === null && !(await get('/').catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 50))
  if (child.exitCode !== null) throw new Error(`the proxy ended with ${child.exitCode}: ${output}`)
  return {
    url,
    output: () => output,
    get,
    post: (path, token, body) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      return sendRequest(`${url}${path}`, { method: 'POST', headers }, body)
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
      folder[Symbol.dispose]()
    },
  }
}
