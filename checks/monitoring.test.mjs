// Compares the metrics in alert rules and dashboard with those that the program exports.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '../src/app/testing/test-app.server.ts'

const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const token = 'a token of sixteen'

/** Names of metrics in PromQL: words that are neither functions, labels, label values nor keywords. */
function metricsIn(expression) {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(?:by|on) \([^)]*\)/g, '')
  const words = [...bare.matchAll(/(?<![\w$.])([a-z][a-z0-9_]*[a-z0-9])\b(?!\s*\()/g)].map(([, word]) => word)
  return words.filter((word) => !['by', 'on', 'and', 'sum', 'max', 'min'].includes(word))
}

function alertExpressions() {
  const rules = read('deploy/prometheus/alerts.yml')
    .split(/^ +- alert: /m)
    .slice(1)
  return rules.map((rule) => {
    const [, folded, plain] = rule.match(/expr: (?:>-\n([\s\S]*?)\n +(?:for|labels):|(.*))/) ?? []
    return folded ?? plain
  })
}

function dashboardExpressions() {
  const { panels } = JSON.parse(read('deploy/grafana/cairn.json'))
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
}

async function metricsOf(app) {
  const { text } = await app.visitor.get('/metrics', { headers: { authorization: `Bearer ${token}` } })
  return text
}

test('alert rules and dashboard use metrics that the program exports', async () => {
  await using app = await testApp({ settings: { METRICS_TOKEN: token } })
  const declared = [...(await metricsOf(app)).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  // Prometheus itself adds `up`.
  const known = new Set([...declared, 'up'])
  const expressions = [...alertExpressions(), ...dashboardExpressions()]
  expect(expressions.length).toBeGreaterThan(25)
  for (const expression of expressions) {
    const names = metricsIn(expression)
    expect(names.length, expression).toBeGreaterThan(0)
    expect(
      names.filter((name) => !known.has(name)),
      expression,
    ).toEqual([])
  }
})

test('every rule has a severity and a summary, and names are read as Prometheus reads them', () => {
  const rules = read('deploy/prometheus/alerts.yml')
    .split(/^ +- alert: /m)
    .slice(1)
  for (const rule of rules) expect(rule).toMatch(/labels: \{ severity: (?:page|ticket) \}[\s\S]*summary: \S/)
  expect(metricsIn('histogram_quantile(0.99, sum by (le) (rate(a_bucket{route!~"/b.*"}[5m]))) > 2')).toEqual([
    'a_bucket',
  ])
})
