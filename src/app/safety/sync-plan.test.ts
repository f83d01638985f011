import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentOf, emptyPlan, type SafetyPlan } from '../../crisis/safety-plan/safety-plan.ts'
import { newLinkKey } from '../../trusted/plan-keys.browser.ts'
import { type StoredCopy, type SyncSide, startSync, syncPlan } from './sync-plan.browser.ts'

const memberId = '018f0000-0000-7000-8000-000000000001'

/** A fake server: it stores a version only after the previous one. */
function server() {
  const state: { copy: StoredCopy | null; loseAnswers: boolean } = { copy: null, loseAnswers: false }
  async function save(next: StoredCopy): Promise<boolean> {
    if (next.revision !== (state.copy?.revision ?? 0) + 1) return false
    state.copy = next
    if (state.loseAnswers) throw new Error('no connection')
    return true
  }
  return { state, save, copy: async () => state.copy }
}

type Device = SyncSide & { plan: SafetyPlan }

function device({ copy, save }: Pick<SyncSide, 'copy' | 'save'>, secret: string): Device {
  const side: Device = {
    memberId,
    secret,
    copy,
    save,
    plan: emptyPlan,
    update: async (change) => {
      side.plan = change(side.plan)
      return side.plan
    },
  }
  return side
}

function write(side: Device, part: Partial<SafetyPlan>) {
  side.plan = { ...side.plan, ...part, changedAt: new Date().toISOString() }
}

test('two devices that were edited offline both have everything after they synced', async () => {
  const stored = server()
  const secret = newLinkKey()
  const [phone, laptop] = [device(stored, secret), device(stored, secret)]
  write(phone, { signs: 'No sleep', coping: 'A walk' })
  expect(await startSync(phone, phone.plan)).toBe(true)
  expect(await syncPlan(laptop)).toBe('synced')
  write(phone, { signs: 'No sleep\nNo calls' })
  write(laptop, { signs: 'No sleep\nStaying in', coping: 'A shower' })
  for (const each of [phone, laptop, phone]) expect(await syncPlan(each)).toBe('synced')
  expect(phone.plan.signs.split('\n').toSorted()).toEqual(['No calls', 'No sleep', 'Staying in'])
  expect(contentOf(phone.plan)).toEqual(contentOf(laptop.plan))
  expect(phone.plan.coping).toBe('A shower')
})

test('a first plan on each of two devices stays complete on both', async () => {
  const stored = server()
  const secret = newLinkKey()
  const [phone, laptop] = [device(stored, secret), device(stored, secret)]
  write(phone, { safer: 'Pills to Kim' })
  write(laptop, { safer: 'Car keys to Sam' })
  await startSync(phone, phone.plan)
  for (const each of [laptop, phone]) await syncPlan(each)
  expect(phone.plan.safer).toBe('Pills to Kim\nCar keys to Sam')
  expect(laptop.plan.safer).toBe(phone.plan.safer)
})

test('a wrong key, a deleted copy and a second start are reported', async () => {
  const stored = server()
  const phone = device(stored, newLinkKey())
  expect(await syncPlan(phone)).toBe('off')
  await startSync(phone, phone.plan)
  const laptop = device(stored, newLinkKey())
  expect(await syncPlan(laptop)).toBe('locked')
  expect(await startSync(laptop, laptop.plan)).toBe(false)
})

test('a restored older copy removes nothing', async () => {
  const stored = server()
  const secret = newLinkKey()
  const phone = device(stored, secret)
  write(phone, { signs: 'One' })
  await startSync(phone, phone.plan)
  const backup = stored.state.copy
  write(phone, { signs: 'One\nTwo' })
  await syncPlan(phone)
  stored.state.copy = backup
  await syncPlan(phone)
  expect(phone.plan.signs).toBe('One\nTwo')
  const laptop = device(stored, secret)
  await syncPlan(laptop)
  expect(laptop.plan.signs).toBe('One\nTwo')
})

test('after syncs in any order and lost responses, every line is on all devices', async () => {
  const act = fc.record({
    at: fc.nat({ max: 2 }),
    kind: fc.constantFrom('write' as const, 'sync' as const, 'lost' as const),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      const stored = server()
      const secret = newLinkKey()
      const devices = [0, 1, 2].map(() => device(stored, secret))
      await startSync(devices[0] as Device, emptyPlan)
      const lines: string[] = []
      for (const [index, { at, kind }] of acts.entries()) {
        const side = devices[at] as Device
        if (kind === 'write') {
          lines.push(`line ${index}`)
          write(side, { coping: [side.plan.coping, `line ${index}`].filter(Boolean).join('\n') })
          continue
        }
        stored.state.loseAnswers = kind === 'lost'
        await syncPlan(side).catch(() => undefined)
        stored.state.loseAnswers = false
      }
      for (const side of [...devices, ...devices]) await syncPlan(side)
      for (const { plan } of devices) {
        expect(plan.coping.split('\n').filter(Boolean).toSorted()).toEqual(lines.toSorted())
        expect(plan.coping).toBe(devices[0]?.plan.coping)
      }
    }),
    { numRuns: 40 },
  )
})
