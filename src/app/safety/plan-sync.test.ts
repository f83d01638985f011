import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.server.ts'

const sealed = Buffer.from('sealed'.repeat(10)).toString('base64')
const newer = Buffer.from('newest'.repeat(10)).toString('base64')

test('the synced plan is stored as ciphertext, one version after the other, for its member alone', async () => {
  await using app = await testApp({ now: '2026-03-10T12:00:00Z' })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const stored = async (who = ana) => (await who.get('/api/safety-plan')).body.plan
  expect((await ana.put('/api/safety-plan', { revision: 1, sealed: 'No sleep' })).status).toBe(400)
  expect((await ana.put('/api/safety-plan', { revision: 2, sealed })).status).toBe(409)
  expect(await stored()).toBeNull()
  const both = await Promise.all([
    ana.put('/api/safety-plan', { revision: 1, sealed }),
    ana.put('/api/safety-plan', { revision: 1, sealed: newer }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await ana.put('/api/safety-plan', { revision: 2, sealed: newer })).status).toBe(200)
  expect((await ana.put('/api/safety-plan', { revision: 2, sealed })).status).toBe(409)
  expect(await stored()).toEqual({ revision: 2, sealed: newer, updatedAt: '2026-03-10T12:00:00.000Z' })
  expect(await stored(bo)).toBeNull()
  await bo.del('/api/safety-plan')
  expect(await stored()).toMatchObject({ revision: 2 })
  await ana.del('/api/safety-plan')
  expect(await stored()).toBeNull()
})
