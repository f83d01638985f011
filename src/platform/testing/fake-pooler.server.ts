// A connection pooler in transaction mode, for simple queries only: every client shares one connection to PostgreSQL.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { type Connection, openConnection } from '../database/db.server.ts'

/** @param refusesParameters answers startup parameters other than the usual ones with an error, as PgBouncer does. */
export async function fakePooler(
  database: Connection,
  { refusesParameters = false, sharesBackend = true } = {},
): Promise<AsyncDisposable & { connection: Connection }> {
  const shared = await openConnection(database)
  const opened = [shared]
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    void serveClient(socket).catch(() => socket.destroy())
  })

  async function serveClient(socket: Socket) {
    const backend = sharesBackend ? shared : await openConnection(database)
    if (backend !== shared) opened.push(backend)
    let started = false
    for await (const bytes of socket) {
      const data: Buffer = bytes
      if (!started) {
        started = true
        if (refusesParameters && data.includes('statement_timeout')) {
          socket.end(errorMessage('08P01', 'unsupported startup parameter: statement_timeout'))
          return
        }
        socket.write(Buffer.concat([message('R', int32(0)), ready]))
      } else if (data.toString('latin1', 0, 1) === 'Q') {
        const { rows, command } = await backend.query(data.toString('utf8', 5, data.length - 1))
        socket.write(Buffer.concat([...rows.map(rowMessages), message('C', text(command)), ready].flat()))
      } else socket.end()
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    connection: { connectionString: `postgresql://cairn@127.0.0.1:${port}/cairn?sslmode=disable` },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      for (const client of opened) await client.end()
    },
  }
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function int16(value: number): Buffer {
  return int32(value).subarray(2)
}

const text = (value: string) => Buffer.from(`${value}\0`)
const message = (type: string, body: Buffer) =>
  Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
const ready = message('Z', Buffer.from('I'))
const errorMessage = (code: string, words: string) =>
  message('E', Buffer.concat([text('SFATAL'), text(`C${code}`), text(`M${words}`), Buffer.alloc(1)]))

/** A row description and one row, with every value as text. */
function rowMessages(row: Record<string, unknown>): Buffer {
  const textType = 25
  const names = Object.keys(row).map((name) =>
    Buffer.concat([text(name), int32(0), int16(0), int32(textType), int16(-1), int32(-1), int16(0)]),
  )
  const values = Object.values(row).map((value) => {
    const bytes = Buffer.from(String(value))
    return Buffer.concat([int32(bytes.length), bytes])
  })
  return Buffer.concat([
    message('T', Buffer.concat([int16(names.length), ...names])),
    message('D', Buffer.concat([int16(values.length), ...values])),
  ])
}
