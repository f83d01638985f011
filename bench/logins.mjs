// A flood of logins during other calls: the Argon2id queue limits the flood, and other calls are not slowed down.
import { emailOf, password, tokenOf } from './data.mjs'
import { below, median, shoot } from './load.mjs'

export async function logins(fixture) {
  await fixture.members()
  const flood = (duration) =>
    shoot({
      url: fixture.url,
      many: 16,
      duration,
      requests: Array.from({ length: 16 }, (_, at) => ({
        method: 'POST',
        path: '/api/login',
        body: JSON.stringify({ email: emailOf(1_000 + at), password }),
        headers: { 'content-type': 'application/json' },
      })),
    })
  const others = {
    url: fixture.url,
    many: 8,
    duration: 4,
    requests: [{ method: 'GET', path: '/api/profile', headers: { authorization: `Bearer ${tokenOf(7)}` } }],
  }
  const rounds = []
  for (let round = 0; round < 3; round += 1) {
    const [flooded, felt] = await Promise.all([flood(4), shoot(others)])
    rounds.push({ rate: flooded.rate, p99: felt.p99, beside: felt.rate })
  }
  return [
    {
      ...below(
        'p99 of GET /api/profile while logins flood',
        median(rounds.map(({ p99 }) => p99)),
        100,
        ' ms',
      ),
      reference: `${Math.round(median(rounds.map(({ rate }) => rate)))} logins/s, ${Math.round(median(rounds.map(({ beside }) => beside)))} other calls/s`,
    },
  ]
}
