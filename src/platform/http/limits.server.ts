// Limits that must hold across processes and restarts, counted in PostgreSQL.
import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../refusal.ts'

/** `points` uses in `seconds` for each key. */
export type Limit = { name: string; points: number; seconds: number }

export type Limits = {
  /** Takes one use of a limit for a key (an address, an account); refuses with 429 and Retry-After when it is used up. */
  take(limit: Limit, key: string): Promise<void>
  /** Gives a key its uses back, as after a good login. */
  clear(limit: Limit, key: string): Promise<void>
}

/**
 * The address that limits count by. Of IPv6 it is the network, its first 64 bits: a household or a server has so many addresses
 * in it that a limit for each of them would be none.
 */
export function rateLimitKey({ ip }: { ip: string }): string {
  const own = ip.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (!isIPv6(own)) return own
  const whole = new URL(`http://[${own.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = [], tail] = whole.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`
}

/** @param secret keys are kept as a keyed hash, so that the table names no address and no person. */
export function openLimits(pool: pg.Pool, secret: Buffer, on: boolean): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const hashed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url').slice(0, 27)
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
  return {
    async take(limit, key) {
      if (!on) return
      try {
        await limiter(limit).consume(hashed(key))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw new Refusal(429, `That was a lot at once. Please try again in ${inWords(seconds)}.`, {
          'Retry-After': String(seconds),
        })
      }
    },
    async clear(limit, key) {
      if (on) await limiter(limit).delete(hashed(key))
    },
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return 'a minute'
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** The roughest limit, counted by each process for itself: calls a minute from one address. Pages and files are free. */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: 600,
    timeWindow: 60_000,
    keyGenerator: rateLimitKey,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_, { ttl }) =>
      new Refusal(429, 'That was a lot at once. Please try again in a minute.', {
        'Retry-After': String(Math.ceil(ttl / 1000)),
      }),
  })
}
