// Summarizes a test run for `npm test`: how many tests passed and failed, which failed and why, which passed only on a retry, and which were
// skipped because this machine lacks something.
import { writeFileSync } from 'node:fs'
import path from 'node:path'

export default class CountReporter {
  onTestRunEnd(modules, errors) {
    const counts = {
      passed: 0,
      failed: errors.length,
      failures: errors.map(firstLine),
      flaky: [],
      skipped: [],
    }
    for (const module of modules) {
      // A file that failed to load has no tests, so its errors are counted.
      counts.failed += module.errors().length
      const file = path.relative(process.cwd(), module.moduleId)
      for (const error of module.errors()) counts.failures.push(`${file}: ${firstLine(error)}`)
      for (const test of module.children.allTests()) {
        const { state, errors: thrown, note } = test.result()
        if (state === 'passed') counts.passed += 1
        if (state === 'failed') {
          counts.failed += 1
          counts.failures.push(`${file}: ${test.fullName}: ${firstLine(thrown?.[0])}`)
        }
        if (note) counts.skipped.push(`${test.fullName}: ${note}`)
        if (test.diagnostic()?.flaky) counts.flaky.push(test.fullName)
      }
    }
    if (process.env.CAIRN_COUNTS) writeFileSync(process.env.CAIRN_COUNTS, JSON.stringify(counts))
  }
}

function firstLine(error) {
  return error?.message?.split('\n')[0]
}
