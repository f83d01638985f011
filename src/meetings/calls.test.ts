import { expect, test } from 'vitest'
import * as calls from './calls.ts'
import * as contract from './contract.ts'

test('the page asks at the addresses of the contract', () => {
  const { mostAtOnce, ...byName } = calls
  const named = Object.entries(byName).map(([name, { method, path }]) => [name, method, path])
  const agreed = Object.entries(contract).flatMap(([name, value]) =>
    name in byName && typeof value === 'object' && 'method' in value
      ? [[name, value.method, value.path]]
      : [],
  )
  expect(named.toSorted()).toEqual(agreed.toSorted())
  expect(named).toHaveLength(11)
  expect(mostAtOnce).toBe(contract.mostAtOnce)
})
