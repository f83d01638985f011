import { afterEach, expect, test, vi } from 'vitest'
import { storedToken, storeToken } from './session-token.browser.ts'

afterEach(() => vi.unstubAllGlobals())

test('in a browser that refuses storage a session lasts until the page is closed', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem() {
      throw new DOMException('denied', 'SecurityError')
    },
    removeItem() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(storedToken()).toBeUndefined()
  storeToken('ana')
  expect(storedToken()).toBe('ana')
  storeToken(undefined)
  expect(storedToken()).toBeUndefined()
})
