// The proxy of a simulated day: checks the readiness of each program, and forwards calls to ready ones in turn.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { tokenOf } from './data.mjs'

const checkMilliseconds = 250
/** Together with the interval between checks, it is shorter than the programs' drain time. */
const checkTimeoutMilliseconds = 2_000
const callMilliseconds = 60_000

export async function openProxy(programs) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  let ready = []
  let open = true
  const check = async () => {
    const urls = programs.map(({ url }) => url)
    const states = await Promise.all(urls.map(isReady))
    ready = urls.filter((_, at) => states[at])
  }
  await check()
  const checking = (async () => {
    while (open) {
      await sleep(checkMilliseconds)
      await check()
    }
  })()
  let turn = 0
  return {
    async forward(call) {
      for (let attempt = 1; ; attempt += 1) {
        if (ready.length === 0) throw new Error('no program is ready')
        turn += 1
        try {
          return await send(agent, ready[turn % ready.length], call)
        } catch (error) {
          // Sends a call that could not be delivered to the other program, as the shipped proxies do.
          if (error.code !== 'ECONNREFUSED' || attempt === programs.length) throw error
        }
      }
    },
    async close() {
      open = false
      await checking
      agent.destroy()
    },
  }
}

async function isReady(url) {
  const signal = AbortSignal.timeout(checkTimeoutMilliseconds)
  const response = await fetch(`${url}/readyz`, { signal }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok === true
}

function send(agent, url, { method, path, body, number }) {
  const headers = {
    ...(number ? { authorization: `Bearer ${tokenOf(number)}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  return new Promise((resolve, reject) => {
    const options = { agent, method, headers, timeout: callMilliseconds }
    const outgoing = request(`${url}${path}`, options, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          hasRetryAfter: 'retry-after' in response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no response within a minute')))
    outgoing.on('error', reject)
    outgoing.end(body && JSON.stringify(body))
  })
}
