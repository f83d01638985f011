// Load, taken in turns: ours, the reference, ours, the reference; each figure is the median of its rounds.
import autocannon from 'autocannon'

export const connections = 32
/** `npm run bench -- short` */
export const short = process.argv[2] === 'short'
const seconds = Number(process.env.BENCH_SECONDS ?? (short ? 1 : 3))
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const warmingSeconds = short ? 1 : 3

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** One burst. `requests` go round on every connection; a burst with a refusal in it counts for nothing. */
export async function shoot({ url, requests, setupRequest, many = connections, duration = seconds }) {
  const {
    requests: rate,
    latency,
    errors,
    non2xx,
    statusCodeStats,
  } = await autocannon({
    url,
    connections: many,
    duration,
    requests: setupRequest ? [{ setupRequest }] : requests,
  })
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${JSON.stringify(statusCodeStats)}`)
  return {
    rate: rate.average,
    p50: latency.p50,
    p99: latency.p99,
    mean: latency.average,
    total: rate.total,
    sent: rate.sent,
  }
}

/** Ours beside the reference, in turns, both warm. The ratio is the median of the rounds' ratios. */
export async function compare(ours, reference) {
  await shoot({ ...ours, duration: warmingSeconds })
  await shoot({ ...reference, duration: warmingSeconds })
  const found = []
  for (let round = 0; round < rounds; round += 1) {
    const mine = await shoot(ours)
    found.push({ mine, theirs: await shoot(reference) })
  }
  return {
    ours: median(found.map(({ mine }) => mine.rate)),
    reference: median(found.map(({ theirs }) => theirs.rate)),
    ratio: median(found.map(({ mine, theirs }) => mine.rate / theirs.rate)),
    p50: median(found.map(({ mine }) => mine.p50)),
    p99: median(found.map(({ mine }) => mine.p99)),
  }
}

/** A row of the table whose ratio must reach a share of the reference. */
export function share(figure, { ours, reference, ratio }, least) {
  return {
    figure,
    ours: `${Math.round(ours)} /s`,
    reference: `${Math.round(reference)} /s`,
    ratio,
    target: `≥ ${least}`,
    holds: ratio >= least,
  }
}

/** A row whose figure must stay below a bound, in the bound's unit. */
export function below(figure, ours, bound, unit = '', reference = '') {
  const shown = Number.isInteger(ours) ? String(ours) : ours.toFixed(ours < 10 ? 2 : 0)
  return {
    figure,
    ours: `${shown}${unit}`,
    reference,
    ratio: ours / bound,
    target: `< ${bound}${unit}`,
    holds: ours < bound,
  }
}
