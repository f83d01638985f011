// Redirects this process's requests for push services to a test's fake one. Tests load it into the programs they start with `--import`.
import https from 'node:https'
import { connect } from 'node:net'

export function redirectPush(port: number): Disposable {
  const before = https.globalAgent
  const agent = new https.Agent()
  // Without TLS: the tests check the request and its encryption, which are the same over TLS.
  Object.assign(agent, { createConnection: () => connect(port, '127.0.0.1') })
  https.globalAgent = agent
  return {
    [Symbol.dispose]: () => {
      https.globalAgent = before
    },
  }
}

const port = Number(process.env['PUSH_SERVICE_PORT'])
if (port) redirectPush(port)
