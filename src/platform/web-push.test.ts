import { createECDH } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.server.ts'
import { isPushService, vapidKeys } from './web-push.server.ts'

const endpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`

test('requests go only to push services of browser vendors', () => {
  for (const address of [
    'https://example.org/push',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.example.org/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://evil.org/?https://fcm.googleapis.com/x',
    'https://a.b.notify.windows.com/x',
    'not an address',
  ])
    expect(isPushService(address), address).toBe(false)
  for (const address of [
    endpoint('abc'),
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5.notify.windows.com/w/?token=abc',
  ])
    expect(isPushService(address), address).toBe(true)
})

test('the VAPID key is a valid point on P-256, and the same at every start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-push-'))
  const settings = readSettings({ DATA_DIR: folder }, folder)
  const { publicKey, privateKey } = vapidKeys(settings)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  expect(pair.getPublicKey().toString('base64url')).toBe(publicKey)
  expect(vapidKeys(settings)).toEqual({ publicKey, privateKey })
  rmSync(folder, { recursive: true })
})
