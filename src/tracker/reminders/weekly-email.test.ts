import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { weeklyEmailOf } from './weekly-email.server.ts'

const usual = { weekStart: 1, showPoints: true, showStreaks: true, showDays: true }

test('the letter tells in words what was done, without a number, and never scolds an empty week', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const empty = (await ana.get('/api/recovery-tracker/letter')).body.paragraphs.join(' ')
  expect(empty).toContain('Nothing is lost')
  expect(empty).not.toMatch(/fail|miss|should have|lost your|broke/i)
  for (const id of ['morning-meditation', 'support-meeting', 'physical-activity'])
    await ana.post(`/api/recovery-tracker/activities/${id}/complete`, { date: '2026-03-08' })
  const full = (await weeklyEmailOf(app.db, ana.id, '2026-03-10')).join(' ')
  expect(full).toContain('You went to a meeting')
  expect(full).toContain('Body, mind and company')
  expect(full).not.toMatch(/\d/)
})

test('a letter by mail goes to everybody who wants it, once a week', async () => {
  await using app = await testApp({
    now: '2026-03-08T16:10:00Z',
    settings: { SMTP_URL: 'smtp://127.0.0.1:1' },
  })
  const ana = await app.member('Ana')
  const ben = await app.member('Ben')
  await app.member('Cleo')
  await ana.put('/api/recovery-tracker/settings', { ...usual, letter: 'mail' })
  await ben.put('/api/recovery-tracker/settings', { ...usual, letter: 'page' })
  const letters = async () => (await app.mails()).filter(({ subject }) => subject === 'Your week')
  await Promise.all([app.runJob('tracker.letter'), app.runJob('tracker.letter')])
  await app.runJob('tracker.letter')
  expect(await letters()).toMatchObject([{ to: ana.email }])
  app.clock.advance({ days: 7 })
  await app.runJob('tracker.letter')
  expect(await letters()).toHaveLength(2)
})
