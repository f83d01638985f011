import type { Server } from 'node:http'
import { closeStreams } from './event-stream.server.ts'

const longestStopMilliseconds = 4_000

/** What is under way is answered; what takes longer than that, or never ends, is cut. */
export function closeGracefully(server: Server) {
  closeStreams(server)
  const idle = setInterval(() => server.closeIdleConnections(), 20)
  const cut = setTimeout(() => server.closeAllConnections(), longestStopMilliseconds)
  server.once('close', () => {
    clearInterval(idle)
    clearTimeout(cut)
  })
}
