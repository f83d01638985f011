import type { Server } from 'node:http'
import { closeStreams } from './event-stream.server.ts'

const longestStopMilliseconds = 4_000
const longestQuietWaitMilliseconds = 1_000

/** Ends streams, closes the listener, and finishes requests in progress; connections still open after 4 s are closed. */
export function closeGracefully(server: Server, onClosing: () => void) {
  closeStreams(server)
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 20)
  const cut = setTimeout(() => server.closeAllConnections(), longestStopMilliseconds)
  server.once('close', () => {
    clearInterval(idle)
    clearTimeout(cut)
  })
  afterQuietTurn(server, () => {
    server.close()
    onClosing()
  })
}

/**
 * Runs `close` right after a turn of the event loop that brought no connection and no request. Closing a socket resets what the
 * kernel accepted and the program has not read, and a proxy cannot send such a write again. One turn accepts one connection.
 */
function afterQuietTurn(server: Server, close: () => void) {
  const deadline = performance.now() + longestQuietWaitMilliseconds
  let busy = true
  const onArrival = () => {
    busy = true
  }
  server.on('connection', onArrival)
  server.on('request', onArrival)
  const closeIfQuiet = () => {
    if (busy && performance.now() < deadline) {
      busy = false
      setImmediate(closeIfQuiet)
      return
    }
    server.off('connection', onArrival)
    server.off('request', onArrival)
    close()
  }
  // Immediates run right after the event loop polled for input.
  setImmediate(closeIfQuiet)
}
