// Selects the payment provider from the settings, with one client and one set of certificates for each provider.
import type { Services } from '../../platform/http/http.server.ts'
import { connectPayPal, type PayPal } from './paypal.server.ts'
import { type CertificateSource, certificateSource } from './webhook-signature.server.ts'

type Settings = Services['settings']
export type Environment = 'practice' | 'sandbox' | 'live'
export type Provider = {
  paypal: PayPal
  certificates: CertificateSource
  environment: Environment
  /** Stored with each order, which is looked up only at the provider that created it. */
  name: string
  webhookId: string | undefined
}

export const practiceClientId = 'practice'
export const practiceWebhookId = 'WH-PRACTICE'

/** Without credentials the program uses its own sandbox, and no money moves. */
export function environmentOf(settings: Settings): Environment {
  return settings.PAYPAL_CLIENT_ID ? settings.PAYPAL_ENV : 'practice'
}

/** A warning if plans are sold on a public https site but no money moves; undefined otherwise. */
export function paymentWarning(settings: Settings): string | undefined {
  const environment = environmentOf(settings)
  if (environment === 'live' || !settings.PUBLIC_URL.startsWith('https:')) return undefined
  const means =
    environment === 'practice' ? 'There are no PayPal credentials' : 'PAYPAL_ENV is sandbox, not live'
  return `${means}: anyone can get a paid plan on ${settings.PUBLIC_URL} without paying.`
}

export function practiceSecret(settings: Settings): string {
  return settings.secret('practice provider').toString('base64url')
}

const listeningPorts = new WeakMap<Settings, number>()

/** Sets the address on which this process listens (PORT may be 0). */
export function setListeningPort(settings: Settings, port: number): void {
  listeningPorts.set(settings, port)
  providers.delete(settings)
}

export function practiceBase(settings: Settings): string {
  const host = settings.HOST === '0.0.0.0' || settings.HOST === '::' ? '127.0.0.1' : settings.HOST
  const port = listeningPorts.get(settings) ?? settings.PORT
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/sandbox/paypal`
}

function baseOf(settings: Settings): string {
  if (!settings.PAYPAL_CLIENT_ID) return practiceBase(settings)
  if (settings.PAYPAL_BASE_URL) return settings.PAYPAL_BASE_URL.replace(/\/$/, '')
  return settings.PAYPAL_ENV === 'live' ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com'
}

const providers = new WeakMap<Settings, Provider>()

export function providerOf({ settings, clock }: Pick<Services, 'settings' | 'clock'>): Provider {
  const known = providers.get(settings)
  if (known) return known
  const environment = environmentOf(settings)
  const practice = environment === 'practice'
  const baseUrl = baseOf(settings)
  const provider: Provider = {
    environment,
    name: practice ? 'practice' : new URL(baseUrl).host,
    webhookId: practice ? practiceWebhookId : settings.PAYPAL_WEBHOOK_ID,
    certificates: certificateSource(baseUrl, () => new Date(clock.now())),
    paypal: connectPayPal({
      baseUrl,
      clientId: settings.PAYPAL_CLIENT_ID ?? practiceClientId,
      clientSecret: settings.PAYPAL_CLIENT_SECRET ?? practiceSecret(settings),
      approvalOrigins: practice ? [new URL(settings.PUBLIC_URL).origin] : [],
    }),
  }
  providers.set(settings, provider)
  return provider
}
