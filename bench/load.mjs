// Load, taken in turns: ours, the reference, ours, the reference; each figure is the median of its rounds.
import autocannon from 'autocannon'

export const connections = 32
/** `npm run bench -- short` */
export const short = process.argv[2] === 'short'
/** How many ask at once: a row each. */
export const callers = short ? [8] : [1, 8, connections]
const seconds = Number(process.env.BENCH_SECONDS ?? 0.4)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const warmingSeconds = 0.8

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** One burst. `requests` go round on every connection; a burst with a refusal in it counts for nothing. */
export async function shoot({
  url,
  requests,
  setupRequest,
  many = connections,
  duration = seconds,
  timeout,
}) {
  const {
    requests: { sent },
    '2xx': answers,
    latency,
    errors,
    non2xx,
    statusCodeStats,
    start,
    finish,
  } = await autocannon({
    url,
    connections: many,
    duration,
    timeout,
    requests: setupRequest ? [{ setupRequest }] : requests,
  })
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${JSON.stringify(statusCodeStats)}`)
  if (answers === 0) throw new Error(`${url}: no answer in ${duration} s`)
  return {
    // Of the whole burst: autocannon's own average takes a sample a second.
    rate: answers / ((finish - start) / 1_000),
    p50: latency.p50,
    p99: latency.p99,
    mean: latency.average,
    total: answers,
    sent,
  }
}

/**
 * Ours next to the reference, in turns, both warm: a side with a duration of its own warms up for as long. The ratio is the
 * median of the rounds' ratios.
 */
export async function compare(ours, reference) {
  await shoot({ duration: warmingSeconds, ...ours })
  await shoot({ duration: warmingSeconds, ...reference })
  return compareWarm(ours, reference)
}

/** A row for each number of callers; `least` is the share that their answers a second must reach, by callers. */
export async function compareByCallers(figure, ours, reference, least) {
  const found = []
  await shoot({ ...ours, duration: warmingSeconds })
  await shoot({ ...reference, duration: warmingSeconds })
  for (const many of callers) {
    const result = await compareWarm({ ...ours, many }, { ...reference, many })
    const named = `${figure}, ${many === 1 ? '1 caller' : `${many} callers`}`
    found.push({ ...share(named, result, least[many]), p50: result.p50, p99: result.p99 })
  }
  return found
}

async function compareWarm(ours, reference) {
  const found = []
  for (let round = 0; round < rounds; round += 1) {
    const mine = await shoot(ours)
    found.push({ mine, theirs: await shoot(reference) })
  }
  return {
    ours: median(found.map(({ mine }) => mine.rate)),
    reference: median(found.map(({ theirs }) => theirs.rate)),
    ...ratioOf(found.map(({ mine, theirs }) => mine.rate / theirs.rate)),
    p50: median(found.map(({ mine }) => mine.p50)),
    p99: median(found.map(({ mine }) => mine.p99)),
  }
}

/** The median of the rounds' ratios, and the smallest and the largest of them. */
export function ratioOf(ratios) {
  return { ratio: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] }
}

/** A row of the table whose ratio must reach a share of the reference. */
export function share(figure, { ours, reference, ratio, spread }, least) {
  return {
    figure,
    ours: `${Math.round(ours)} /s`,
    reference: `${Math.round(reference)} /s`,
    ratio,
    spread,
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
