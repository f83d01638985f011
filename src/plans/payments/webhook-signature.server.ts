// Verifies that a webhook event comes from PayPal: its signature and the certificate chain.
import { createSign, verify, X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { crc32 } from 'node:zlib'
import { isPayPalHost } from './paypal.server.ts'

const certificateLimitBytes = 64 * 1024
const cacheMilliseconds = 24 * 3_600_000
const maxCached = 20

export type WebhookSignature = {
  transmissionId: string
  time: string
  signature: string
  certificateUrl: string
  algorithm: string
}

export type CertificateSource = { find(url: string): Promise<X509Certificate | undefined> }

function signedText(
  of: Pick<WebhookSignature, 'transmissionId' | 'time'>,
  webhookId: string,
  rawBody: Buffer,
): string {
  return `${of.transmissionId}|${of.time}|${webhookId}|${crc32(rawBody)}`
}

/** The five signature headers; undefined if one is missing or too long. */
export function signatureIn(
  headers: Record<string, string | string[] | undefined>,
): WebhookSignature | undefined {
  const read = (name: string) => {
    const value = headers[`paypal-${name}`]
    return typeof value === 'string' && value.length > 0 && value.length <= 2_048 ? value : undefined
  }
  const transmissionId = read('transmission-id')
  const time = read('transmission-time')
  const signature = read('transmission-sig')
  const certificateUrl = read('cert-url')
  const algorithm = read('auth-algo')
  if (!transmissionId || !time || !signature || !certificateUrl || !algorithm) return undefined
  return { transmissionId, time, signature, certificateUrl, algorithm }
}

export async function verifyWebhookSignature(
  signature: WebhookSignature,
  rawBody: Buffer,
  webhookId: string,
  certificates: CertificateSource,
): Promise<boolean> {
  if (signature.algorithm !== 'SHA256withRSA') return false
  const certificate = await certificates.find(signature.certificateUrl)
  if (!certificate) return false
  const text = Buffer.from(signedText(signature, webhookId, rawBody))
  return verify('sha256', text, certificate.publicKey, Buffer.from(signature.signature, 'base64'))
}

/** Signs an event as PayPal does; used by the sandbox and by the fake provider of tests. */
export function signWebhook(
  of: Pick<WebhookSignature, 'transmissionId' | 'time'>,
  webhookId: string,
  rawBody: Buffer,
  privateKeyPem: string,
): string {
  return createSign('sha256')
    .update(signedText(of, webhookId, rawBody))
    .sign(privateKeyPem, 'base64')
}

function certificatesIn(pemText: string): X509Certificate[] {
  const blocks = pemText.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  return blocks.slice(0, 8).map((block) => new X509Certificate(block))
}

function isCurrent(certificate: X509Certificate, now: Date): boolean {
  return certificate.validFromDate <= now && now <= certificate.validToDate
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
}

/** The first certificate, if a chain of valid ones leads from it to a trusted root. */
export function trustedLeaf(
  chain: X509Certificate[],
  roots: X509Certificate[],
  now: Date,
): X509Certificate | undefined {
  const leaf = chain[0]
  let link = leaf
  for (let depth = 0; link && depth < 8; depth++) {
    const current = link
    if (!isCurrent(current, now)) return undefined
    if (roots.some((root) => isCurrent(root, now) && isIssuedBy(current, root))) return leaf
    link = chain.find((other) => other !== current && other.ca && isIssuedBy(current, other))
  }
  return undefined
}

let parsedRoots: X509Certificate[] | undefined

function publicRoots(): X509Certificate[] {
  parsedRoots ??= rootCertificates.map((root) => new X509Certificate(root))
  return parsedRoots
}

function namesPayPal(certificate: X509Certificate): boolean {
  return /(^|\n)CN=([a-z0-9-]+\.)+paypal\.com(\n|$)/.test(certificate.subject)
}

async function download(url: string): Promise<string | undefined> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(8_000) })
  if (!response.ok) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > certificateLimitBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Certificates are fetched only from PayPal's hosts, or from the configured provider if that is not PayPal (the operator already trusts it
 * with the orders). Any other URL is refused before a connection is made.
 */
export function certificateSource(baseUrl: string, now: () => Date): CertificateSource {
  const base = new URL(baseUrl)
  const cache = new Map<string, { certificate: X509Certificate; until: number }>()

  async function fetched(url: URL): Promise<X509Certificate | undefined> {
    const text = await download(url.href)
    const chain = text ? certificatesIn(text) : []
    if (!isPayPalHost(url)) return chain[0] && isCurrent(chain[0], now()) ? chain[0] : undefined
    const leaf = trustedLeaf(chain, publicRoots(), now())
    return leaf && namesPayPal(leaf) ? leaf : undefined
  }

  return {
    async find(text) {
      if (!URL.canParse(text)) return undefined
      const url = new URL(text)
      const ofProvider = !isPayPalHost(base) && url.origin === base.origin && url.username === ''
      if (!isPayPalHost(url) && !ofProvider) return undefined
      const known = cache.get(url.href)
      if (known && known.until > performance.now() && isCurrent(known.certificate, now()))
        return known.certificate
      const certificate = await fetched(url).catch(() => undefined)
      if (!certificate) return undefined
      if (cache.size >= maxCached) cache.clear()
      cache.set(url.href, { certificate, until: performance.now() + cacheMilliseconds })
      return certificate
    },
  }
}
