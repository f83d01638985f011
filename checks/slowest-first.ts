import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Without durations from an earlier run Vitest starts the largest files first. These are small but slow.
const slow = [
  'every-page.test.ts',
  'every-member-page.test.ts',
  'journal.test.ts',
  'hostile-text.test.ts',
  'critical-css.test.ts',
  'first-screens.test.ts',
  'contributing.test.mjs',
  'durability.test.ts',
  'embedded-postgres.test.ts',
  'jobs.test.ts',
  'demo.test.ts',
  'matrix.test.ts',
  'crashes.test.ts',
  'standby.test.ts',
  'reproducible-build.test.ts',
]

/** Starts the slowest files first, so that no worker is idle while another runs the last long file. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => slow.includes(basename(moduleId))
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
