// Mixed load for a minute (`--long`: an hour) with all data. Measures the program's memory, and checks that it does
// not grow after the start and that no request fails.
import autocannon from 'autocannon'
import { sizes, tokenOf } from './data.mjs'
import { below } from './load.mjs'
import { familyMemoryOf, memoryOf, postmasterIn } from './processes.mjs'

const long = process.argv.includes('--long')
const seconds = long ? 60 * 60 : 60
const warm = long ? 5 * 60 : 20

const calls = [
  ['GET', '/api/profile'],
  ['GET', '/api/checkin/today'],
  ['GET', '/api/forum/posts?category=general&limit=20'],
  ['GET', '/api/forum/posts?category=newcomers&limit=20'],
  ['GET', '/api/meetings?type=AA&state=CA&limit=20'],
  ['GET', '/api/recovery-tracker/stats'],
  ['GET', '/'],
  ['POST', '/api/checkin', { mood: 'present', notes: '' }],
  [
    'POST',
    '/api/forum/posts',
    { category: 'newcomers', content: 'A quiet evening, and I am grateful for it.' },
  ],
  ['POST', '/api/recovery-tracker/activities/morning-meditation/complete', {}],
]

/** Megabytes per minute, by least squares. */
function slopeOf(samples) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const minutes = mean(samples.map(({ minute }) => minute))
  const memory = mean(samples.map(({ megabytes }) => megabytes))
  const over = samples.reduce(
    (sum, { minute, megabytes }) => sum + (minute - minutes) * (megabytes - memory),
    0,
  )
  return over / samples.reduce((sum, { minute }) => sum + (minute - minutes) ** 2, 0)
}

function mixedLoad(url) {
  let turn = 0
  return autocannon({
    url,
    connections: 16,
    duration: seconds,
    overallRate: 1_000,
    requests: [
      {
        setupRequest(request) {
          turn += 1
          const [method, path, body] = calls[turn % calls.length]
          const headers = {
            authorization: `Bearer ${tokenOf(1 + (turn % sizes.members))}`,
            ...(body ? { 'content-type': 'application/json' } : {}),
          }
          return { ...request, method, path, headers, body: body ? JSON.stringify(body) : undefined }
        },
      },
    ],
  })
}

export async function soak(fixture) {
  await fixture.posts()
  await fixture.meetings()
  await fixture.tracker()
  await fixture.diaries()
  await fixture.restart()
  const samples = []
  const began = Date.now()
  const sampling = setInterval(() => {
    const minute = (Date.now() - began) / 60_000
    if (minute * 60 > warm) samples.push({ minute, megabytes: memoryOf(fixture.pid) })
  }, 2_000)
  const { errors, non2xx, requests, statusCodeStats } = await mixedLoad(fixture.url)
  clearInterval(sampling)
  const last = samples.at(-1)?.megabytes ?? 0
  const tenMinutes = slopeOf(samples) * 10
  const least = Math.min(...samples.map(({ megabytes }) => megabytes))
  const most = Math.max(...samples.map(({ megabytes }) => megabytes))
  const flat = long ? tenMinutes < last * 0.05 : most < least * 1.5
  const minutes = seconds / 60 === 1 ? 'a minute' : 'an hour'
  return [
    below(
      `memory of the program, highest in ${minutes} of mixed load, with 100,000 posts and meetings (PSS)`,
      Math.round(most),
      300,
      ' MB',
      `database: ${Math.round(familyMemoryOf(postmasterIn(fixture.folder)))} MB`,
    ),
    {
      figure: `soak, ${seconds / 60} min of mixed load, memory after the first ${warm} s`,
      ours: `${Math.round(least)}–${Math.round(most)} MB`,
      reference: `${requests.total.toLocaleString('en')} requests`,
      ratio: most / least,
      target: long ? '< 5 % in ten minutes' : '< 1.5× (short form)',
      holds: flat,
    },
    {
      figure: 'errors in the soak',
      ours: String(errors + non2xx),
      reference: errors + non2xx > 0 ? JSON.stringify(statusCodeStats) : '0',
      ratio: 0,
      target: '0',
      holds: errors + non2xx === 0,
    },
  ]
}
