// Sends this process's requests for push services to the one of a test. Also an `--import` of a program that a test starts.
import https from 'node:https'
import { connect } from 'node:net'

export function redirectPush(port: number): Disposable {
  const before = https.globalAgent
  const agent = new https.Agent()
  // Without TLS: what is tested is the request and its encryption, which are the same behind it.
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
