import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'

test('a password reset request does the same for a known and an unknown address; a job sends the email', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const rowCounts = () =>
    rows<{ requests: number; resets: number; mails: number; jobs: number }>(
      app.db,
      sql`select (select count(*) from reset_requests) as requests, (select count(*) from password_resets) as resets,
        (select count(*) from mails) as mails, (select count(*) from jobs.job where name = 'accounts.reset') as jobs`,
    )
  const known = await app.visitor.post('/api/password-reset', { email: ana.email })
  expect(await rowCounts()).toEqual([{ requests: 1, resets: 0, mails: 0, jobs: 1 }])
  const unknown = await app.visitor.post('/api/password-reset', { email: 'nobody@example.org' })
  expect(await rowCounts()).toEqual([{ requests: 2, resets: 0, mails: 0, jobs: 2 }])
  expect(unknown).toMatchObject({ status: known.status, body: known.body })
  await app.runJobs()
  expect(await app.mails()).toMatchObject([{ to: ana.email }])
  // After the job nothing is stored for an address without an account.
  expect(await rows(app.db, sql`select 1 from reset_requests`)).toEqual([])
  const jobs = await rows<{ job: string }>(app.db, sql`select j::text as job from jobs.job j`)
  expect(jobs.filter(({ job }) => job.includes('example.org'))).toEqual([])
})

test('the token is in the fragment, which is neither sent nor logged', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  await app.visitor.post('/api/password-reset', { email: ana.email })
  await app.runJobs()
  expect((await app.mails())[0]?.text).toMatch(/\/login#reset=[\w-]{43}\n/)
})
