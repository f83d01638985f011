import type { Server } from 'node:http'
import { closeStreams } from './event-stream.server.ts'

const longestStopMilliseconds = 4_000

/** Finishes requests in progress; connections still open after 4 s are closed. */
export function closeGracefully(server: Server) {
  closeStreams(server)
  const idle = setInterval(() => server.closeIdleConnections(), 20)
  const cut = setTimeout(() => server.closeAllConnections(), longestStopMilliseconds)
  server.once('close', () => {
    clearInterval(idle)
    clearTimeout(cut)
  })
}
