// An SMTP server on this machine that takes every email, for tests.
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedEmail = { to: string; source: string; ehlo: string; encrypted: boolean }

export type FakeSmtp = AsyncDisposable & {
  url: string
  received: ReceivedEmail[]
  /** Connections so far. */
  connections(): number
}

/** `onEmail` runs before an email is acknowledged; it may wait, or throw to refuse it. */
export async function fakeSmtp(
  options: SMTPServerOptions & { onEmail?: (email: ReceivedEmail) => Promise<void> | void } = {},
): Promise<FakeSmtp> {
  const { onEmail, ...rest } = options
  const received: ReceivedEmail[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_, done) {
      connections += 1
      done()
    },
    async onData(stream, session, done) {
      const email: ReceivedEmail = {
        to: session.envelope.rcptTo.map(({ address }) => address).join(),
        source: await text(stream),
        ehlo: String(session.hostNameAppearsAs),
        encrypted: session.secure,
      }
      try {
        await onEmail?.(email)
        received.push(email)
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error('refused'))
      }
    },
    ...rest,
  })
  // A client that disconnects is not a test failure.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the SMTP server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    connections: () => connections,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
