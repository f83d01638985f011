// Limits HTTP pipelining.
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** More than one, because a response's `close` event can come after the next request. */
const atOnce = 8

/**
 * Closes connections that send many requests without waiting for responses. Browsers and proxies don't; each pending
 * response would take memory.
 */
export function limitPipelining(app: FastifyInstance): void {
  const open = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const now = (open.get(socket) ?? 0) + 1
    if (now > atOnce) {
      reply.hijack()
      socket.destroy()
      return
    }
    open.set(socket, now)
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
    done()
  })
}
