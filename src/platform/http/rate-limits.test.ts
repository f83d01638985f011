import { expect, test } from 'vitest'
import { rateLimitKey } from './rate-limits.server.ts'

const cases: [ip: string, counted: string][] = [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:0DB8::0001', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
]

test.for(cases)('limits count %s as %s', ([ip, counted]) => {
  expect(rateLimitKey({ ip })).toBe(counted)
})
