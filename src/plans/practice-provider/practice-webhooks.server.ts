// Signed webhook events of the practice provider, posted to our own endpoint.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, row } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { Job } from '../../platform/jobs.server.ts'
import { makeSigningKey, type SigningKey } from '../payments/certificate.server.ts'
import { environmentOf, practiceBase, practiceWebhookId } from '../payments/provider.server.ts'
import { signWebhook } from '../payments/webhook-signature.server.ts'

export async function signingKey({ db, clock }: Services): Promise<SigningKey> {
  const find = sql`select private_key as "privateKeyPem", certificate as "certificatePem" from sandbox_keys`
  const known = await row<SigningKey>(db, find)
  if (known) return known
  const fresh = await makeSigningKey('practice.localhost', new Date(clock.now()))
  await sql`insert into sandbox_keys (private_key, certificate)
    values (${fresh.privateKeyPem}, ${fresh.certificatePem}) on conflict do nothing`.execute(db)
  // Another process may have stored its key first; then that one is used.
  return (await row<SigningKey>(db, find)) ?? fresh
}

export async function sendWebhook(
  { jobs }: Services,
  tx: Db,
  type: string,
  resource: unknown,
): Promise<void> {
  await jobs.add(tx, practiceWebhookJob.name, { id: `WH-${randomUUID()}`, type, resource })
}

/** Posts a signed event to our own endpoint, as the provider would from outside. */
export const practiceWebhookJob: Job<Services, { id: string; type: string; resource: unknown }> = {
  name: 'plans.practice-webhook',
  retries: 6,
  async run(services, { id, type, resource }) {
    const { settings, clock } = services
    if (environmentOf(settings) !== 'practice') return
    const key = await signingKey(services)
    const time = isoTime(clock.now())
    const body = JSON.stringify({ id, event_version: '1.0', create_time: time, event_type: type, resource })
    const delivery = { transmissionId: randomUUID(), time }
    const base = practiceBase(settings)
    const answer = await fetch(`${new URL(base).origin}/api/paypal/webhook`, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': delivery.transmissionId,
        'paypal-transmission-time': delivery.time,
        'paypal-transmission-sig': signWebhook(
          delivery,
          practiceWebhookId,
          Buffer.from(body),
          key.privateKeyPem,
        ),
        'paypal-cert-url': `${base}/v1/notifications/certs/PRACTICE`,
        'paypal-auth-algo': 'SHA256withRSA',
      },
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the webhook's response was ${answer.status}`)
  },
}
