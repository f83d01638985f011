import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { quickFolder } from './checks/quick-folder.ts'
import { SlowestFirst } from './checks/slowest-first.ts'
import { messageCatalogs } from './vite.catalogs.ts'

// The faults are about disks, and have a real one.
const env = { TMPDIR: quickFolder() }

export default defineConfig({
  plugins: [messageCatalogs()],
  resolve: {
    // A hash takes 40 ms, and nearly every test registers members.
    alias: { '@node-rs/argon2': join(import.meta.dirname, 'src/platform/testing/argon2-once.server.ts') },
  },
  test: {
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    // Long, so that a busy machine fails nothing: what is polled for comes at once or not at all.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          env,
          // A worker loads the program once, not once for each file: a sixth of the processor's time.
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
          // In the long form each of them loads the machine by itself; in the short form they mostly wait.
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
          // A journey waits a third of its time: for its browser, or for a page that must stay as it is.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./checks/database-for-tests.mjs'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A real browser on a busy machine may miss a moment; the script tells which journey needed a second try.
          retry: 1,
        },
      },
    ],
  },
})
