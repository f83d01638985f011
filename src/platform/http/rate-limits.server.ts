// Rate limits that hold across processes and restarts, counted in PostgreSQL.
import { createHmac, createSecretKey } from 'node:crypto'
import { isIPv6 } from 'node:net'
import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../refusal.ts'

/** At most `points` uses in `seconds` per key. */
export type Limit = { name: string; points: number; seconds: number }

export type Limits = {
  /** Consumes one use for a key (an address, an account). Refuses with 429 and Retry-After if none remains. */
  take(limit: Limit, key: string): Promise<void>
  /**
   * Consumes one use for the address of a request. An IPv6 address also counts for its /56 and /48 network, with four and
   * sixteen times the points, because one provider can assign many /64 networks to one customer.
   */
  takeForAddress(limit: Limit, request: { ip: string }): Promise<void>
  /** Resets a key, for example after a successful login. */
  clear(limit: Limit, key: string): Promise<void>
}

/** The key for limits per address. IPv6 is counted by /64 network, because one household or server has the whole network. */
export function rateLimitKey({ ip }: { ip: string }): string {
  return networksOf(ip).at(0) ?? ip
}

/** The address itself, or the /64, /56 and /48 networks of an IPv6 address. */
function networksOf(ip: string): string[] {
  const own = ip.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (!isIPv6(own)) return [own]
  const whole = new URL(`http://[${own.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = [], tail] = whole.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4)
  const half = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16)
  return [
    `${groups.join(':')}::/64`,
    `${[...groups.slice(0, 3), half].join(':')}::/56`,
    `${groups.slice(0, 3).join(':')}::/48`,
  ]
}

/** @param secret keys are stored as a keyed hash, so that the table contains no addresses or ids. */
export function openRateLimits(pool: pg.Pool, secret: Buffer, on: boolean): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  // With a Buffer, Node prepares the key for each hash, which takes six times as long as the hash.
  const hashKey = createSecretKey(secret)
  const hashed = (key: string) => createHmac('sha256', hashKey).update(key).digest('base64url').slice(0, 27)
  const limiter = ({ name, points, seconds }: Limit) => {
    let found = limiters.get(name)
    if (!found) {
      found = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
      })
      limiters.set(name, found)
    }
    return found
  }
  async function take(limit: Limit, key: string): Promise<void> {
    if (!on) return
    try {
      await limiter(limit).consume(hashed(key))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw tooManyRequests(error.msBeforeNext)
    }
  }
  return {
    take,
    async takeForAddress({ name, points, seconds }, { ip }) {
      for (const [at, network] of networksOf(ip).entries()) {
        const wider = at === 0 ? name : `${name}-${at === 1 ? '56' : '48'}`
        await take({ name: wider, points: points * 4 ** at, seconds }, network)
      }
    },
    async clear(limit, key) {
      if (on) await limiter(limit).delete(hashed(key))
    },
  }
}

function tooManyRequests(milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Refusal(429, `That was a lot at once. Please try again in ${inWords(seconds)}.`, {
    'Retry-After': String(seconds),
  })
}

function inWords(seconds: number): string {
  if (seconds < 90) return 'a minute'
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** The outer limit per process: API calls a minute per address. Pages and files don't count. */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: rateLimitKey,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_, { ttl }) => tooManyRequests(ttl),
  })
}
