// A push service on this machine that speaks the real protocol: RFC 8030 for the request, RFC 8292 (VAPID) for the sender,
// RFC 8291 and RFC 8188 for the encryption. It refuses what a browser vendor's service would refuse.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushDevice } from '../web-push.server.ts'

const origin = 'https://fcm.googleapis.com'

export type ReceivedPush = { device: string; message: unknown; ttl: number; urgency: string | undefined }

export type FakePush = AsyncDisposable & {
  port: number
  received: ReceivedPush[]
  /** Why requests were refused as malformed; empty where the sender speaks the protocol. */
  problems: string[]
  /** A browser that subscribes with the sender's public key. */
  subscribe(device: string, applicationServerKey: string): PushDevice
}

type Browser = { device: string; ecdh: ReturnType<typeof createECDH>; auth: Buffer; key: string }

/** `onPush` runs before a message is taken; it may wait, or return a status to answer instead. */
export async function fakePush(
  onPush: (device: string) => Promise<number | undefined> | number | undefined = () => undefined,
): Promise<FakePush> {
  const browsers = new Map<string, Browser>()
  const received: ReceivedPush[] = []
  const problems: string[] = []
  const server = createServer((request, answer) => {
    void (async () => {
      const browser = browsers.get(request.url ?? '')
      const body = await buffer(request)
      if (!browser) return answer.writeHead(404).end()
      const refused = await onPush(browser.device)
      if (refused !== undefined) return answer.writeHead(refused).end()
      try {
        verifySender(request.headers, browser.key)
        const message: unknown = JSON.parse(decrypt(body, browser).toString())
        const ttl = Number(request.headers['ttl'])
        if (!Number.isInteger(ttl) || ttl < 0) throw new Error('no TTL')
        received.push({ device: browser.device, message, ttl, urgency: String(request.headers['urgency']) })
        answer.writeHead(201, { Location: `${origin}/m/${received.length}` }).end()
      } catch (error) {
        problems.push(String(error))
        answer.writeHead(400).end()
      }
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    received,
    problems,
    subscribe(device, key) {
      const ecdh = createECDH('prime256v1')
      const auth = randomBytes(16)
      const path = `/fcm/send/${randomBytes(12).toString('hex')}`
      const p256dh = ecdh.generateKeys().toString('base64url')
      browsers.set(path, { device, ecdh, auth, key })
      return { endpoint: `${origin}${path}`, p256dh, auth: auth.toString('base64url') }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** RFC 8292: a JWT signed with ES256 by the key that the browser subscribed with, for this service, for at most a day. */
function verifySender(headers: IncomingHttpHeaders, key: string): void {
  const [, token = '', signer = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  if (signer !== key) throw new Error('the sender is not the one subscribed to')
  const point = Buffer.from(signer, 'base64url')
  const part = (from: number, to?: number) => point.subarray(from, to).toString('base64url')
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33) },
    format: 'jwk',
  })
  const [head = '', claims = '', signature = ''] = token.split('.')
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) throw new Error('the signature of the sender does not match')
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString())
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const seconds = Date.now() / 1_000
  if (alg !== 'ES256' || aud !== origin) throw new Error('the token is for another audience')
  if (!(exp > seconds && exp <= seconds + 86_400))
    throw new Error('the token is expired or valid for too long')
  if (!/^(?:mailto:|https:)/.test(sub)) throw new Error('the token has no contact')
}

/** Decrypts by RFC 8188 with the keys of RFC 8291: one record, encrypted for this browser only. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): Buffer {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  if (sealed.length > body.readUInt32BE(16)) throw new Error('more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('padding is wrong')
  return padded.subarray(0, end)
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
