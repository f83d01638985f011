// Tells `npm test` how many tests of a run passed and failed, and which needed a second try.
import { writeFileSync } from 'node:fs'

export default class Counts {
  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: errors.length, again: [] }
    for (const module of modules) {
      // A file that cannot be read holds no test that could fail.
      counts.failed += module.errors().length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') counts.passed += 1
        if (state === 'failed') counts.failed += 1
        if (test.diagnostic()?.flaky) counts.again.push(test.fullName)
      }
    }
    if (process.env.CAIRN_COUNTS) writeFileSync(process.env.CAIRN_COUNTS, JSON.stringify(counts))
  }
}
