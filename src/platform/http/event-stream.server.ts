// Server-sent events with a bounded buffer.
import type { Server } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type EventStream = {
  /** Sends an event. A client with more than 256 KiB unread is disconnected. */
  send(event: string, data: unknown): void
  close(): void
  /** Aborts when the client disconnects. */
  disconnected: AbortSignal
}

let openStreams = 0

/** Event streams that are open in this process. */
export const eventStreamCount = () => openStreams

const lasting = new WeakMap<Server, Set<EventStream>>()

/** Closes the stream when the server stops, which would otherwise wait for it. */
export function closeWithServer({ server }: FastifyRequest, stream: EventStream) {
  const streams = lasting.get(server.server) ?? new Set()
  lasting.set(server.server, streams.add(stream))
  stream.disconnected.addEventListener('abort', () => streams.delete(stream))
}

export function closeStreams(server: Server) {
  for (const stream of lasting.get(server) ?? []) stream.close()
}

/** Turns the reply into an event stream with a heartbeat; the handler then returns `alreadySent`. */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  heartbeatMilliseconds = 20_000,
): EventStream {
  const { raw } = reply
  const ended = new AbortController()
  reply.hijack()
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
  raw.writeHead(200, {
    ...headers,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  raw.write(': open\n\n')
  openStreams += 1
  const beat = setInterval(() => raw.write(': here\n\n'), heartbeatMilliseconds)
  beat.unref()
  request.raw.socket.setTimeout(0)
  raw.on('close', () => {
    clearInterval(beat)
    openStreams -= 1
    ended.abort()
  })
  return {
    send(event, data) {
      if (ended.signal.aborted) return
      raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      if (raw.writableLength > 256 * 1024) raw.destroy()
    },
    close() {
      clearInterval(beat)
      raw.end()
    },
    disconnected: ended.signal,
  }
}
