import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropEarlyReads, hasEarlyRead, takeEarlyRead } from './early-reads.browser.ts'

const response = Promise.resolve(new Response('{}'))

beforeEach(() => {
  globalThis.earlyReads = { token: 'ana', responses: new Map([['/api/profile', response]]) }
})
afterEach(() => {
  globalThis.earlyReads = undefined
})

test('a response is used once', () => {
  expect(takeEarlyRead('/api/profile', 'ana')).toBe(response)
  expect(takeEarlyRead('/api/profile', 'ana')).toBeUndefined()
})

test.each(['ben', undefined])('a response for another session is not used by %s, nor later', (token) => {
  expect(hasEarlyRead('/api/profile', token)).toBe(false)
  expect(takeEarlyRead('/api/profile', token)).toBeUndefined()
  expect(takeEarlyRead('/api/profile', 'ana')).toBeUndefined()
})

test('a URL that was not requested has no response', () => {
  expect(takeEarlyRead('/api/account', 'ana')).toBeUndefined()
})

test('nothing is used after a write', () => {
  dropEarlyReads()
  expect(takeEarlyRead('/api/profile', 'ana')).toBeUndefined()
})

test('a page without early reads has no responses', () => {
  globalThis.earlyReads = undefined
  dropEarlyReads()
  expect(hasEarlyRead('/api/profile', undefined)).toBe(false)
  expect(takeEarlyRead('/api/profile', 'ana')).toBeUndefined()
})
