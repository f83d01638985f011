// The calls of members over a simulated day, as an open workload: each call starts at its scheduled time, even if earlier ones have no
// response yet, and its latency counts from that time. So a pause of a second delays all calls of that second.
import { setTimeout as sleep } from 'node:timers/promises'
import { newCalls } from './day-calls.mjs'
import { openProxy } from './day-proxy.mjs'

/** Calls by the hour, from midnight: a quiet night, a morning, a long evening. */
const hours = [2, 1, 1, 1, 1, 2, 4, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 6, 7, 9, 10, 9, 7, 4]
const meanHour = hours.reduce((sum, each) => sum + each, 0) / hours.length
const tickMilliseconds = 20

export function newTraffic({ programs, client }, { minutes, callsPerSecond }) {
  const milliseconds = minutes * 60_000
  const calls = newCalls(client)
  const samples = new Map(calls.names.map((name) => [name, []]))
  const all = () => [...samples.values()].flat()
  const marks = new Map()
  const traffic = {
    milliseconds,
    failures: new Map(),
    withRetryAfter: 0,
    mark: (name, from, to) => marks.set(name, { from, to }),
    async run() {
      await calls.prepare()
      const proxy = await openProxy(programs)
      const underWay = new Set()
      await openLoop({ milliseconds, callsPerSecond }, (due) => {
        const call = takeOne({ proxy, call: calls.next(), due, traffic, samples })
        underWay.add(call)
        void call.finally(() => underWay.delete(call))
      })
      await Promise.all(underWay)
      await proxy.close()
    },
    rows: () => [...[...samples].map(([name, of]) => rowOf(name, of)), rowOf('all', all())],
    p99During(name) {
      const { from, to } = marks.get(name)
      return rowOf(
        name,
        all().filter(({ due }) => due >= from && due <= to),
      ).p99
    },
    missing: calls.missing,
  }
  return traffic
}

/** Calls `start` at random times, at the rate of each hour. */
async function openLoop({ milliseconds, callsPerSecond }, start) {
  const began = performance.now()
  let callsDue = 0
  for (let last = began; last - began < milliseconds; ) {
    await sleep(tickMilliseconds)
    const now = Math.min(performance.now(), began + milliseconds)
    const hour = Math.min(23, Math.floor(((now - began) / milliseconds) * 24))
    callsDue += (callsPerSecond * (now - last) * hours[hour]) / meanHour / 1_000
    const count = Math.floor(callsDue)
    for (let at = 0; at < count; at += 1) start(last + Math.random() * (now - last))
    callsDue -= count
    last = now
  }
}

async function takeOne({ proxy, call: { name, make, onAnswer }, due, traffic, samples }) {
  const request = make()
  const fail = (words) => {
    const failure = `${name}: ${words}`
    traffic.failures.set(failure, (traffic.failures.get(failure) ?? 0) + 1)
  }
  try {
    const { status, hasRetryAfter, text } = await proxy.forward(request)
    samples.get(name).push({ due, took: performance.now() - due })
    if (status === 503 && hasRetryAfter) traffic.withRetryAfter += 1
    else if (status === 200) onAnswer?.(JSON.parse(text), request)
    else fail(`${status} ${text.slice(0, 100)}`)
  } catch (error) {
    fail(error.message)
  }
}

function rowOf(name, samples) {
  const sorted = samples.map(({ took }) => took).toSorted((a, b) => a - b)
  const at = (share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { name, count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) }
}
