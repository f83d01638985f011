// Creates a self-signed certificate, with which the sandbox signs webhook events as PayPal does.
import { createPublicKey, generateKeyPair, sign } from 'node:crypto'
import { promisify } from 'node:util'

export type SigningKey = { privateKeyPem: string; certificatePem: string }

function lengthOf(bytes: number): Buffer {
  if (bytes < 128) return Buffer.from([bytes])
  const digits = Buffer.from(bytes.toString(16).padStart(bytes > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits])
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const sha256WithRsa = sequence(Buffer.from('06092a864886f70d01010b', 'hex'), Buffer.from('0500', 'hex'))
const commonNameId = Buffer.from('0603550403', 'hex')

function nameOf(commonName: string): Buffer {
  return sequence(der(0x31, sequence(commonNameId, der(0x0c, Buffer.from(commonName)))))
}

// UTCTime ends in 2049, so GeneralizedTime is used for both dates.
function timeOf(date: Date): Buffer {
  const digits = date.toISOString().replace(/[-:T]|\.\d+/g, '')
  return date.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(digits.slice(2)))
    : der(0x18, Buffer.from(digits))
}

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}

/** A new RSA key with a certificate that is valid for ten years from `now`. */
export async function makeSigningKey(commonName: string, now: Date): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + 10)
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    nameOf(commonName),
    sequence(timeOf(now), timeOf(until)),
    nameOf(commonName),
    publicKey,
  )
  const signature = sign('sha256', body, privateKey)
  const certificate = sequence(body, sha256WithRsa, der(0x03, Buffer.from([0]), signature))
  return {
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificatePem: pem('CERTIFICATE', certificate),
  }
}
