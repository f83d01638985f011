// The load generator. Measures the program and the reference in alternating bursts; each figure is the median of its
// rounds.
import autocannon from 'autocannon'

export const connections = 32
/** True for `npm run bench -- short`. */
export const short = process.argv[2] === 'short'
/** The numbers of concurrent callers; each is a row of the table. */
export const callers = short ? [8] : [1, 8, connections]
const seconds = Number(process.env.BENCH_SECONDS ?? 0.6)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const warmingSeconds = 2

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** One burst. Every connection cycles through `requests`. A burst with an error or a refusal fails. */
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
    // A burst ends only at a sample, and the default interval is a second.
    sampleInt: 100,
    timeout,
    requests: setupRequest ? [{ setupRequest }] : requests,
  })
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${JSON.stringify(statusCodeStats)}`)
  if (answers === 0) throw new Error(`${url}: no response in ${duration} s`)
  return {
    // Computed over the whole burst, because autocannon's own average uses samples of a second.
    rate: answers / ((finish - start) / 1_000),
    p50: latency.p50,
    p99: latency.p99,
    mean: latency.average,
    total: answers,
    sent,
  }
}

/**
 * Measures the program and the reference alternately after a warm-up. A side with its own `duration` warms up for that long. The ratio is
 * the median of the rounds' ratios.
 */
export async function compare(ours, reference) {
  await shoot({ duration: warmingSeconds, ...ours })
  await shoot({ duration: warmingSeconds, ...reference })
  return compareWarm(ours, reference)
}

/** A row for each number of callers; `least` is the required ratio of responses per second, by number of callers. */
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
function ratioOf(ratios) {
  return { ratio: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] }
}

/** A row that passes if the ratio to the reference is at least `least`. */
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

/** A row that passes if the figure is below `bound`, in its unit. */
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
