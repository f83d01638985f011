import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './checks/slowest-first.ts'
import { temporaryFolder } from './checks/temporary-folder.ts'
import { messageCatalogs } from './vite.catalogs.ts'

// The fault tests need a real disk.
const env = { TMPDIR: temporaryFolder() }

export default defineConfig({
  plugins: [messageCatalogs()],
  resolve: {
    // A hash takes 40 ms, and nearly every test registers members.
    alias: { '@node-rs/argon2': join(import.meta.dirname, 'src/platform/testing/argon2-once.server.ts') },
  },
  test: {
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    // Long, so that no test fails on a busy machine: a condition that tests poll for is met immediately or never.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          env,
          // A worker loads the program once, not once per file, which saves a sixth of the CPU time.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'checks/**/*.test.{ts,mjs}',
            'corpus/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          globalSetup: ['./checks/database-for-tests.mjs'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          globalSetup: ['./checks/database-for-tests.mjs'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          isolate: false,
          // In the long form each file uses the whole machine; in the short form the files mostly wait.
          fileParallelism: process.env['CAIRN_FAULTS'] !== 'long',
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          env,
          // The files of a worker share its browser.
          isolate: false,
          // A journey waits for a third of its time: for the browser, or to check that a page does not change.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./checks/database-for-tests.mjs'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A browser on a busy machine can be late; `npm test` lists the journeys that passed only on a retry.
          retry: 1,
        },
      },
    ],
  },
})
