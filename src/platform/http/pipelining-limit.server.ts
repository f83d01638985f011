// One line to the server asks one thing after the other.
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** So many may be open at once: the answer to one is gone before its end is noticed here. */
const atOnce = 8

/**
 * Lets go of who asks on and on without waiting for answers. Browsers and proxies wait; for anybody else, answers would be
 * made that nobody reads, each with memory of its own.
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
