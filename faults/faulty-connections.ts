// Faulty connections: one that stalls, and a server that never responds.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Connection } from '../src/platform/database/db.server.ts'

/** A TCP proxy that can stop forwarding without closing the connection. */
export async function stallingProxy(
  target: () => Socket,
): Promise<AsyncDisposable & { port: number; stall(held: boolean): void }> {
  let stalled = false
  const sockets = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = target()
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (bytes) => void (stalled || far.write(bytes)))
    far.on('data', (bytes) => void (stalled || near.write(bytes)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stall(now) {
      stalled = now
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

export function databaseSocket(connection: Connection): Socket {
  if ('connectionString' in connection) {
    const url = new URL(connection.connectionString)
    const folder = url.searchParams.get('host')
    const port = Number(url.port || 5432)
    return folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(port, url.hostname)
  }
  const { host, port = 5432 } = connection
  return host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
}

/** A service that is down: `refuses` rejects connections, `hangs` accepts them and never responds. */
export async function unavailableService(
  how: 'refuses' | 'hangs',
): Promise<AsyncDisposable & { url: string; address: string; connected(): Promise<unknown> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  if (how === 'refuses') server.close()
  return {
    url: `http://${address}`,
    address,
    connected: () => (sockets.size > 0 ? Promise.resolve() : once(server, 'connection')),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** The URL of a database through a stalling proxy. */
export function urlThrough({ port }: { port: number }, databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.searchParams.delete('host')
  return url.href
}
